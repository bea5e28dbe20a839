import { useTranslation } from "react-i18next";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { classNames } from "#web/ui/class-names.ts";
import { timeText } from "#web/language/date-text.ts";
import { stageOf, statusText } from "#web/football/match-status.ts";
import { useTickingMinute } from "#web/football/use-ticking-minute.ts";

export interface MatchStateProps {
  readonly fixture: MatchDayFixture["fixture"];
  readonly className?: string | undefined;
}

/** The minute of a live match, with a light; otherwise its status or kick-off time. */
export function MatchState({ fixture: { status, date }, className }: MatchStateProps) {
  const { t } = useTranslation(["ui", "football"]);
  const minute = useTickingMinute(status);
  const text = statusText(status.short, minute, t);
  const isLive = stageOf(status.short) === "live";
  return (
    <span className={classNames("match-state tabular", isLive && "live-mark", className)}>
      {isLive && <span className="sr-only">{t("football:scores.isLive")}</span>}
      {text ?? <time dateTime={date}>{timeText(date)}</time>}
    </span>
  );
}
