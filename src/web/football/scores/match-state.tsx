import type { MatchDayFixture } from "#contract/football/football.ts";
import { classNames } from "#web/ui/class-names.ts";
import { timeText } from "#web/language/date-text.ts";
import { stageOf, statusText } from "#web/football/match-status.ts";

export interface MatchStateProps {
  readonly fixture: MatchDayFixture["fixture"];
  readonly className?: string | undefined;
}

/** The minute of a match that is played, with a light; else what became of it, or when it begins. */
export function MatchState({ fixture: { status, date }, className }: MatchStateProps) {
  const text = statusText(status.short, status.elapsed);
  const isLive = stageOf(status.short) === "live";
  return (
    <span className={classNames("match-state tabular", isLive && "live-mark", className)}>
      {isLive && <span className="sr-only">Live, </span>}
      {text ?? <time dateTime={date}>{timeText(date)}</time>}
    </span>
  );
}
