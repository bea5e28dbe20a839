import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import type { RankingRow } from "#contract/match/ladder.ts";
import { winRate } from "#game/match/win-rate.ts";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { RankMedal } from "#web/ui/record/rank-medal.tsx";
import { Username } from "#web/ui/record/username.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { figureText } from "#web/language/count-text.ts";
import { rankingsQuery } from "./ladder-queries.ts";

/** Rows of the preview on the home screen (spec §9). */
const PREVIEW_ROWS = 4;

/** The first four of the match game (spec §2, Current Rankings). */
export function CurrentRankings({ viewerId }: { readonly viewerId: string }) {
  const rankings = useQuery(rankingsQuery);
  return (
    <Panel
      title="Current Rankings"
      isFlush
      action={
        <Link to="/statistics" className="reach font-semibold text-flood-text hover:underline">
          View All
        </Link>
      }
    >
      <ReadView
        query={rankings}
        failure="Failed to load the rankings"
        skeleton={
          <div className="px-5 pb-5">
            <RowsSkeleton count={PREVIEW_ROWS} label="Loading the rankings" isTall />
          </div>
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="px-5 pb-5 text-ink-muted">
              Nobody is ranked yet.{" "}
              <Link to="/matches/new" search={{}} className="font-semibold text-flood-text hover:underline">
                Play a ranked match
              </Link>{" "}
              and be the first.
            </p>
          ) : (
            <ol className="grid">
              {rows.slice(0, PREVIEW_ROWS).map((row) => (
                <Ranking key={row.id} row={row} isViewer={row.id === viewerId} />
              ))}
            </ol>
          )
        }
      </ReadView>
    </Panel>
  );
}

function Ranking({ row, isViewer }: { readonly row: RankingRow; readonly isViewer: boolean }) {
  const { id, position, username, points, totalMatches, totalWins } = row;
  return (
    <li
      className={`relative flex items-center gap-4 border-t border-line px-5 py-3 ${isViewer ? "bg-flood-wash" : ""}`}
    >
      <RankMedal rank={position} />
      <div className="grid row-text">
        <Link
          to="/users/$userId"
          params={{ userId: id }}
          className="font-semibold after:absolute after:inset-0 hover:underline"
        >
          <Username name={username} />
          {isViewer && " (You)"}
        </Link>
        <p className="tabular text-sm text-ink-muted">
          {winRate(totalWins, totalMatches)}% won · {figureText(totalMatches)}{" "}
          {totalMatches === 1 ? "game" : "games"}
        </p>
      </div>
      <p className="text-right">
        <span className="type-figure text-2xl">{figureText(points)}</span>
        <span className="block text-sm text-ink-muted">points</span>
      </p>
    </li>
  );
}
