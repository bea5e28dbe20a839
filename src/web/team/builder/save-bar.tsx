import { Star, Swords, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { teamRating } from "#game/team/team-rating.ts";
import { RatingTable } from "#web/team/rating-details.tsx";
import { SaveStatus } from "#web/team/saving/save-status.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { Link } from "#web/ui/action/link.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import type { Builder } from "./use-builder.ts";

export interface SaveBarProps {
  readonly builder: Builder;
  /** Whether the open team is the active one, which can play. */
  readonly isActive: boolean;
}

/** The team's rating and save state; Save Team, Set Active, and, for a saved team, Delete Team. */
export function SaveBar({ builder, isActive }: SaveBarProps) {
  const { t } = useTranslation(["team", "ui"]);
  const { commands, openTeamId } = builder;
  const isBusy = commands.isSaving || commands.isActivating || commands.isDeleting;
  return (
    <section aria-label={t("builder.bar")} className="builder-bar panel">
      <div className="builder-facts">
        <TeamFacts state={builder.state} isActive={isActive} />
        {openTeamId !== null && <SaveStatus {...builder.saveStatus} />}
      </div>
      <div className="builder-commands">
        <Button
          isPending={commands.isSaving}
          pendingLabel={t("ui:saving")}
          disabled={isBusy}
          className="builder-command"
          onClick={commands.save}
        >
          {t("builder.save")}
        </Button>
        <Button
          variant="secondary"
          icon={<Star aria-hidden="true" className="max-lg:hidden" />}
          isPending={commands.isActivating}
          disabled={isBusy}
          className="builder-command"
          onClick={commands.setActive}
        >
          {t("builder.setActive")}
        </Button>
        {isActive && (
          <Link
            to="/matches/new"
            search={{}}
            aria-label={t("playMatch")}
            title={t("playMatch")}
            className={buttonClass({ variant: "secondary" }) + " button-icon flex-none"}
          >
            <Swords aria-hidden="true" />
          </Link>
        )}
        {openTeamId !== null && <DeleteTeamButton builder={builder} isDisabled={isBusy} />}
      </div>
    </section>
  );
}

function TeamFacts({ state, isActive }: { readonly state: Builder["state"]; readonly isActive: boolean }) {
  const { t } = useTranslation("team");
  const [isOpen, setIsOpen] = useState(false);
  const { lineUp, formation } = state;
  const rating = teamRating([...lineUp.values()].map(({ overall }) => overall));
  return (
    <dl className="flex flex-wrap items-center gap-x-2.5 md:gap-x-3">
      <div className="flex gap-1.5">
        <dt className="max-md:sr-only">{t("players")}</dt>
        <dd className="tabular font-bold text-ink">
          {lineUp.size}/{TEAM_SIZE}
        </dd>
      </div>
      <div className="flex gap-1.5">
        <dt>{t("teamRating")}</dt>
        <dd className="tabular font-bold text-ink">
          {lineUp.size === 0 ? (
            rating
          ) : (
            <button
              type="button"
              aria-label={t("rating.open", { rating })}
              className="reach underline underline-offset-3"
              onClick={() => setIsOpen(true)}
            >
              {rating}
            </button>
          )}
          <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={t("teamRating")}>
            <RatingTable formation={formation} cards={lineUp} />
          </Dialog>
        </dd>
      </div>
      {isActive && (
        <div>
          <dt className="sr-only">{t("builder.status")}</dt>
          <dd className="font-semibold text-flood-text">
            {t(lineUp.size === TEAM_SIZE ? "builder.active" : "builder.activeShort")}
          </dd>
        </div>
      )}
    </dl>
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
      <IconButton
        label={t("delete.action")}
        icon={<Trash2 aria-hidden="true" />}
        disabled={isDisabled}
        aria-busy={commands.isDeleting || undefined}
        className="ml-auto flex-none"
        onClick={() => setIsAsking(true)}
      />
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
