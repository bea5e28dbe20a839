import { useQuery } from "@tanstack/react-query";
import { refusalMessage } from "#web/language/refusal-message.ts";
import type { SlotView, TeamView } from "#contract/team.ts";
import { decideEntry } from "#game/tournament/decide-entry.ts";
import type { TournamentStatus } from "#game/tournament/month.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { teamPositionsQuery } from "#web/team/team-queries.ts";

export interface EntryPreviewProps {
  readonly team: TeamView;
  readonly status: TournamentStatus;
}

/**
 * What entering with a team would come to: the cards that would score nothing, or why it cannot enter
 * (docs/rules.md#tournament).
 */
export function EntryPreview({ team, status }: EntryPreviewProps) {
  const slots = useQuery(teamPositionsQuery(team.id));
  return (
    <ReadView query={slots} failure="Failed to load the team" skeleton={<Skeleton className="w-3/4" />}>
      {(found) => <Preview slots={found} status={status} />}
    </ReadView>
  );
}

/** Why these cards cannot enter, as far as the page knows; null: nothing is known against it. */
export function entryRefusal({ slots, status }: PreviewProps): string | null {
  const outcome = decideEntry({ status, hasEntered: false, slots });
  return outcome.ok ? null : refusalMessage(outcome.refusal);
}

interface PreviewProps {
  readonly slots: readonly SlotView[];
  readonly status: TournamentStatus;
}

function Preview({ slots, status }: PreviewProps) {
  const outcome = decideEntry({ status, hasEntered: false, slots });
  if (!outcome.ok) return <Notice tone="warning" title={refusalMessage(outcome.refusal)} />;
  const { picks, scoreless } = outcome.value;
  return (
    <>
      <p className="text-sm text-ink-muted">{picks.map(({ playerName }) => playerName).join(", ")}</p>
      {scoreless.length > 0 && (
        <Notice tone="warning" title="These cards would score nothing">
          {scoreless.map(({ playerName }) => playerName).join(", ")}: not linked to a real player.
        </Notice>
      )}
    </>
  );
}
