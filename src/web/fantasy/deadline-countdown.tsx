import { Clock } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import type { RoundView } from "#contract/fantasy/league.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#game/milliseconds.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { useServerNow } from "#web/api/server-time.ts";
import type { Words } from "#words/noun.ts";

/** The deadline of a gameweek in the viewer's time zone, with a countdown; nothing if it isn't known. */
export function DeadlineCountdown({ round }: { readonly round: RoundView }) {
  const { t } = useTranslation("home");
  const now = useServerNow();
  if (round.deadline === "") return null;
  return (
    <p className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5 text-sm text-ink-muted">
      <Clock aria-hidden="true" className="mt-px size-4.5" />
      <span className="flex flex-wrap gap-x-3 gap-y-1">
        <span>
          <Trans
            t={t}
            i18nKey="deadline.gameweek"
            values={{ round: round.round }}
            components={{
              date: <DateTime instant={round.deadline} hasZone className="font-semibold text-ink" />,
            }}
          />
        </span>
        {now !== null && (
          <span role="timer" className="tabular font-semibold text-flood-text">
            {timeLeft(t, Date.parse(round.deadline) - now)}
          </span>
        )}
      </span>
    </p>
  );
}

/** "2 d 4 h left", "3 h 12 min left" or "4:07 left"; milliseconds. */
function timeLeft(t: Words<"home">, left: number): string {
  if (left <= 0) return t("deadline.passed");
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  if (left >= DAY_MS) return t("deadline.days", { days: Math.floor(left / DAY_MS), hours });
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  if (left >= HOUR_MS) return t("deadline.hours", { hours, minutes });
  const seconds = Math.floor((left % MINUTE_MS) / SECOND_MS);
  return t("deadline.minutes", { time: `${minutes}:${String(seconds).padStart(2, "0")}` });
}
