import type { NotificationNews } from "#contract/notification/notification.ts";
import { DAY_MS, HOUR_MS, SECOND_MS } from "#game/milliseconds.ts";
import type { Clock } from "#server/platform/clock.ts";

/** A push service can drop a message after a day. */
const LIFE_MS = DAY_MS;
/** Goals and red cards are news while the match is talked about (docs/rules.md#reminders). */
const MATCH_LIFE_MS = 4 * HOUR_MS;

/** When news is no longer worth a push, epoch milliseconds of game time; null: it doesn't expire. */
export function expiryOf({ kind, data }: NotificationNews): number | null {
  switch (kind) {
    case "deadline near":
      return Date.parse(data.deadline);
    case "scout offer":
    case "players left out":
      return Date.parse(data.until);
    default:
      return null;
  }
}

/** Seconds for which a push service tries to deliver news that's sent now: for a day at most, and never past its expiry. */
export function lifeSecondsOf(news: NotificationNews, { now, speed }: Pick<Clock, "now" | "speed">): number {
  const isOfMatch = news.kind === "player scored" || news.kind === "player sent off";
  const expiry = expiryOf(news);
  const left = expiry === null ? Infinity : expiry - now();
  if (left <= 0) return 0;
  return Math.floor(Math.min(isOfMatch ? MATCH_LIFE_MS : LIFE_MS, left / speed) / SECOND_MS);
}
