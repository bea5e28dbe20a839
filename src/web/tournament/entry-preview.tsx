import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { refusalMessage } from "#web/language/refusal-message.ts";
import type { SlotView, TeamView } from "#contract/team.ts";
import { decideEntry, type EntryPick } from "#game/tournament/decide-entry.ts";
import type { TournamentStatus } from "#game/tournament/month.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { listText } from "#web/language/list-text.ts";
import { teamPositionsQuery } from "#web/team/team-queries.ts";

export interface EntryPreviewProps {
  readonly team: TeamView;
  readonly status: TournamentStatus;
}

/**
 * What entering with a team would mean: its players and the cards that would score nothing, or why it can't enter
 * (docs/rules.md#tournament).
 */
export function EntryPreview({ team, status }: EntryPreviewProps) {
  const { t } = useTranslation("team");
  const slots = useQuery(teamPositionsQuery(team.id));
  return (
    <ReadView query={slots} failure={t("load.team")} skeleton={<Skeleton className="w-3/4" />}>
      {(found) => <Preview slots={found} status={status} />}
    </ReadView>
  );
}

/** Why these cards can't enter, as far as the page knows; null: no reason known. */
export function entryRefusal({ slots, status }: PreviewProps): string | null {
  const outcome = decideEntry({ status, hasEntered: false, slots });
  return outcome.ok ? null : refusalMessage(outcome.refusal);
}

interface PreviewProps {
  readonly slots: readonly SlotView[];
  readonly status: TournamentStatus;
}

function Preview({ slots, status }: PreviewProps) {
  const { t } = useTranslation("tournament");
  const outcome = decideEntry({ status, hasEntered: false, slots });
  if (!outcome.ok) return <Notice tone="warning" title={refusalMessage(outcome.refusal)} />;
  const { picks, scoreless } = outcome.value;
  const count = scoreless.length;
  return (
    <>
      <p className="text-sm text-ink-muted">{namesOf(picks)}</p>
      {count > 0 && (
        <Notice tone="warning" title={t("entry.scoreless.title", { count })}>
          {t("entry.scoreless.text", { count, players: namesOf(scoreless) })}
        </Notice>
      )}
    </>
  );
}

function namesOf(picks: readonly EntryPick[]): string {
  return listText(picks.map(({ playerName }) => playerName));
}
