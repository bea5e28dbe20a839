import { SECOND_MS } from "#game/milliseconds.ts";
import type { Words } from "#words/noun.ts";

/** Milliseconds as hours, minutes and seconds: "5 h 03 min 09 s", "3 min 09 s", "9 s"; below zero is "0 s". */
export function timeLeftText(t: Words<"upload">, milliseconds: number): string {
  const total = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  if (hours > 0) {
    return t("timeLeft.hours", { hours: String(hours), minutes: two(minutes), seconds: two(seconds) });
  }
  return minutes > 0
    ? t("timeLeft.minutes", { minutes: String(minutes), seconds: two(seconds) })
    : t("timeLeft.seconds", { seconds: String(seconds) });
}
