import type { EntryView } from "#contract/tournament.ts";
import { figureText } from "#web/language/count-text.ts";
import { tieBreakText } from "#web/leaderboard/tie-break-text.ts";

/** The points of an entry and where it stands. */
export function EntryFigures({ entry }: { readonly entry: EntryView }) {
  const tieBreak = tieBreakText(entry.decidedBy);
  return (
    <dl className="grid grid-cols-2 gap-4">
      <div>
        <dt className="type-label">Points</dt>
        <dd className="type-figure text-5xl">{figureText(entry.totalPoints)}</dd>
      </div>
      <div>
        <dt className="type-label">Position</dt>
        <dd className={entry.position === null ? "pt-1 font-semibold" : "type-figure text-5xl"}>
          {entry.position === null ? "Not ranked yet" : `#${figureText(entry.position)}`}
        </dd>
      </div>
      {tieBreak !== null && (
        <div className="col-span-2 text-sm text-ink-muted">
          <dt className="sr-only">Decided by</dt>
          <dd>{tieBreak}</dd>
        </div>
      )}
    </dl>
  );
}
