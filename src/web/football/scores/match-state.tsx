import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { MINUTE_MS } from "#game/milliseconds.ts";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { classNames } from "#web/ui/class-names.ts";
import { timeText } from "#web/language/date-text.ts";
import { stageOf, statusText, tickedMinute } from "#web/football/match-status.ts";

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

/** A match's minute, which keeps counting between two answers of the server. */
function useTickingMinute({ short, elapsed }: MatchDayFixture["fixture"]["status"]): number | null {
  const told = `${short} ${elapsed}`;
  const [passed, setPassed] = useState({ since: told, minutes: 0 });
  useEffect(() => {
    const timer = setInterval(
      () => setPassed(({ since, minutes }) => ({ since: told, minutes: since === told ? minutes + 1 : 1 })),
      MINUTE_MS,
    );
    return () => clearInterval(timer);
  }, [told]);
  return tickedMinute({ short, elapsed }, passed.since === told ? passed.minutes : 0);
}
