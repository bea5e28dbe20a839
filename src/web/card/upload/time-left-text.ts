import { SECOND_MS } from "#game/milliseconds.ts";

/** Milliseconds as hours, minutes and seconds: "5 h 03 min 09 s", "3 min 09 s", "9 s"; nothing is left below zero. */
export function timeLeftText(milliseconds: number): string {
  const total = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  if (hours > 0) return `${hours} h ${two(minutes)} min ${two(seconds)} s`;
  return minutes > 0 ? `${minutes} min ${two(seconds)} s` : `${seconds} s`;
}
