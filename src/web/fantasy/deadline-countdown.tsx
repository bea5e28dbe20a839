import { Clock } from "lucide-react";
import type { RoundView } from "#contract/fantasy/league.ts";
import { DateTime } from "../api/date-time.tsx";
import { useServerNow } from "../api/server-time.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The deadline of a round in the viewer's own time zone, and how long it is until then. */
export function DeadlineCountdown({ round }: { readonly round: RoundView }) {
  const now = useServerNow();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      <Clock aria-hidden="true" className="size-4.5" />
      <span>
        Deadline of round {round.round}:{" "}
        <DateTime instant={round.deadline} className="font-semibold text-ink" />
      </span>
      {now !== null && (
        <span role="timer" className="tabular font-semibold text-flood-text">
          {timeLeft(Date.parse(round.deadline) - now)}
        </span>
      )}
    </p>
  );
}

/** Such as "2 d 4 h left", "3 h 12 min left" and "4:07 left"; milliseconds. */
export function timeLeft(left: number): string {
  if (left <= 0) return "Deadline passed";
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h left`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min left`;
  const seconds = Math.floor((left % MINUTE) / SECOND);
  return `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, "0")} left`;
}
