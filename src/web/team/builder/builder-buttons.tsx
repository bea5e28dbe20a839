import { Link } from "#web/ui/action/link.tsx";
import { Save, Star, Swords, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import type { Builder } from "./use-builder.ts";

export interface BuilderButtonsProps {
  readonly builder: Builder;
  /** Whether the open team is the active one, which can play. */
  readonly isActive: boolean;
}

/** Save Team, Set Active, and Delete Team once there is one to delete. */
export function BuilderButtons({ builder, isActive }: BuilderButtonsProps) {
  const { t } = useTranslation(["team", "ui"]);
  const { commands, openTeamId } = builder;
  const isBusy = commands.isSaving || commands.isActivating || commands.isDeleting;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        icon={<Save aria-hidden="true" />}
        isPending={commands.isSaving}
        pendingLabel={t("ui:saving")}
        disabled={isBusy}
        onClick={commands.save}
      >
        {t("builder.save")}
      </Button>
      <Button
        variant="secondary"
        icon={<Star aria-hidden="true" />}
        isPending={commands.isActivating}
        disabled={isBusy}
        onClick={commands.setActive}
      >
        {t("builder.setActive")}
      </Button>
      {isActive && (
        <Link to="/matches/new" search={{}} className={buttonClass({ variant: "secondary" })}>
          <Swords aria-hidden="true" />
          {t("playMatch")}
        </Link>
      )}
      {openTeamId !== null && <DeleteTeamButton builder={builder} isDisabled={isBusy} />}
    </div>
  );
}

interface DeleteTeamButtonProps {
  readonly builder: Builder;
  readonly isDisabled: boolean;
}

function DeleteTeamButton({ builder: { commands }, isDisabled }: DeleteTeamButtonProps) {
  const { t } = useTranslation("team");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<Trash2 aria-hidden="true" />}
        isPending={commands.isDeleting}
        disabled={isDisabled}
        onClick={() => setIsAsking(true)}
      >
        {t("delete.action")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t("delete.title")}
        description={t("delete.description")}
        confirmLabel={t("delete.action")}
        isDestructive
        onConfirm={() => {
          setIsAsking(false);
          commands.remove();
        }}
      />
    </>
  );
}
