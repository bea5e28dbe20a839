import { Clock } from "lucide-react";
import type { RoundView } from "#contract/fantasy/league.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#game/milliseconds.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { useServerNow } from "#web/api/server-time.ts";

/** The deadline of a round in the viewer's own time zone, and how long it is until then; nothing where it is not told. */
export function DeadlineCountdown({ round }: { readonly round: RoundView }) {
  const now = useServerNow();
  if (round.deadline === "") return null;
  return (
    <p className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5 text-sm text-ink-muted">
      <Clock aria-hidden="true" className="mt-px size-4.5" />
      <span className="flex flex-wrap gap-x-3 gap-y-1">
        <span>
          Deadline of round {round.round}:{" "}
          <DateTime instant={round.deadline} hasZone className="font-semibold text-ink" />
        </span>
        {now !== null && (
          <span role="timer" className="tabular font-semibold text-flood-text">
            {timeLeft(Date.parse(round.deadline) - now)}
          </span>
        )}
      </span>
    </p>
  );
}

/** Such as "2 d 4 h left", "3 h 12 min left" and "4:07 left"; milliseconds. */
export function timeLeft(left: number): string {
  if (left <= 0) return "Deadline passed";
  if (left >= DAY_MS) return `${Math.floor(left / DAY_MS)} d ${Math.floor((left % DAY_MS) / HOUR_MS)} h left`;
  if (left >= HOUR_MS)
    return `${Math.floor(left / HOUR_MS)} h ${Math.floor((left % HOUR_MS) / MINUTE_MS)} min left`;
  const seconds = Math.floor((left % MINUTE_MS) / SECOND_MS);
  return `${Math.floor(left / MINUTE_MS)}:${String(seconds).padStart(2, "0")} left`;
}
