import { Link } from "#web/ui/action/link.tsx";
import type { LineUp } from "#game/match/line-up.ts";
import type { Change, Help } from "#game/match/why.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";

/** How many changes are listed. */
const SHOWN = 4;

/** Gains under this are within the chance of 2,000 replays. */
const SMALLEST_GAIN = 0.03;

export interface HelpListProps {
  /** The most helpful first. */
  readonly help: readonly Help[];
  readonly lineUp: LineUp;
}

/** What would have helped most, with what it would have been worth. */
export function HelpList({ help, lineUp }: HelpListProps) {
  const useful = help.filter(({ gain }) => gain >= SMALLEST_GAIN).slice(0, SHOWN);
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="type-label">What would have helped most</h3>
      {useful.length === 0 ? (
        <p>Nothing much: this five could hardly be set up better.</p>
      ) : (
        <ol className="grid w-full">
          {useful.map(({ change, gain }) => (
            <li
              key={JSON.stringify([change.kind, "player" in change ? change.player : change.formation])}
              className="flex justify-between gap-4 border-t border-line py-2"
            >
              <span>{changeInWords(change, lineUp)}</span>
              <span className="tabular font-semibold whitespace-nowrap text-good-text">
                +{gain.toFixed(2)} points
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="text-sm text-ink-muted">
        Points as in a table, three for a win: so much more a match would bring on average.
      </p>
      <Link to="/team-builder" className={buttonClass({ variant: "secondary", size: "small" })}>
        Open the Team Builder
      </Link>
    </section>
  );
}

function changeInWords(change: Change, { formation, players }: LineUp): string {
  if (change.kind === "formation") {
    return change.formation === formation
      ? "The same five, each in their best place"
      : `The same five in ${change.formation}`;
  }
  const name = players[change.player]?.playerName ?? "";
  return change.kind === "keeper"
    ? `A goalkeeper with ${change.rise} more overall than ${name}`
    : `A card with ${change.rise} more overall than ${name}`;
}
