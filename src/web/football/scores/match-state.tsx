import type { MatchDayFixture } from "#contract/football/football.ts";
import { classNames } from "#web/ui/class-names.ts";
import { stageOf, statusText } from "../match-status.ts";

const TIME = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

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
      {text ?? <time dateTime={date}>{TIME.format(new Date(date))}</time>}
    </span>
  );
}
