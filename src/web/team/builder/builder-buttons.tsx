import { Link } from "#web/ui/action/link.tsx";
import { Save, Star, Swords, Trash2 } from "lucide-react";
import { useState } from "react";
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
  const { commands, openTeamId } = builder;
  const isBusy = commands.isSaving || commands.isActivating || commands.isDeleting;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        icon={<Save aria-hidden="true" />}
        isPending={commands.isSaving}
        pendingLabel="Saving..."
        disabled={isBusy}
        onClick={commands.save}
      >
        Save Team
      </Button>
      <Button
        variant="secondary"
        icon={<Star aria-hidden="true" />}
        isPending={commands.isActivating}
        disabled={isBusy}
        onClick={commands.setActive}
      >
        Set Active
      </Button>
      {isActive && (
        <Link to="/matches/new" search={{}} className={buttonClass({ variant: "secondary" })}>
          <Swords aria-hidden="true" />
          Play a Match
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

function DeleteTeamButton({ builder: { state, commands }, isDisabled }: DeleteTeamButtonProps) {
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
        Delete Team
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this team?"
        description={`${state.name} is deleted. Its cards stay in your collection, and a tournament that is over keeps its copy.`}
        confirmLabel="Delete Team"
        isDestructive
        onConfirm={() => {
          setIsAsking(false);
          commands.remove();
        }}
      />
    </>
  );
}
