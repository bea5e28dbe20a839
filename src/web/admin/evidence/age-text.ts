import { MINUTE_MS } from "#game/milliseconds.ts";

const units = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** A stretch of milliseconds in its largest whole unit: "3 days", "1 hour", "less than a minute". */
export function ageText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  const unit = units.find(([, length]) => minutes >= length);
  if (!unit) return "less than a minute";
  const count = Math.floor(minutes / unit[1]);
  return `${count} ${unit[0]}${count === 1 ? "" : "s"}`;
}
