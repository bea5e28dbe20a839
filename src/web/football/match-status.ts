import type { Words } from "#words/noun.ts";
import { isFinished, isInPlay, notStartedStatuses } from "#game/football/fixture-status.ts";

/** Catalogue keys of the statuses with their own text. */
const TEXTS = {
  HT: "halfTime",
  FT: "fullTime",
  AET: "fullTime",
  PEN: "fullTime",
  AWD: "awarded",
  WO: "walkover",
  PST: "postponed",
  CANC: "cancelled",
  ABD: "abandoned",
  SUSP: "suspended",
  INT: "interrupted",
  BT: "breakTime",
  P: "penalties",
  TBD: "timeOpen",
} as const;

export type MatchStage = "upcoming" | "live" | "finished" | "off";

/** The stage of a match (spec §4): live 1H, 2H and HT, finished FT, not started NS and TBD. */
export function stageOf(status: string): MatchStage {
  if (isInPlay(status)) return "live";
  if (isFinished(status)) return "finished";
  return notStartedStatuses.includes(status) ? "upcoming" : "off";
}

/** The minutes after which a half has only stoppage time, by status. */
const HALF_ENDS: Readonly<Record<string, number>> = { "1H": 45, "2H": 90 };
/** A minute that's further behind isn't old but stopped: by an interruption, or because no news arrives. */
const MOST_TICKS = 2;

/** The minute of a match in play, some minutes after the server told it; stoppage time adds none. */
export function tickedMinute(
  { short, elapsed }: { readonly short: string; readonly elapsed: number | null },
  minutes: number,
): number | null {
  const end = HALF_ENDS[short];
  if (elapsed === null || end === undefined) return elapsed;
  return Math.max(elapsed, Math.min(end, elapsed + Math.min(minutes, MOST_TICKS)));
}

/** The text next to a match: "67′", "HT", "FT"; null before kick-off: its time is shown instead. */
export function statusText(status: string, elapsed: number | null, t: Words<"ui">): string | null {
  if (status === "NS") return null;
  if (Object.hasOwn(TEXTS, status)) return t(`matchStatus.${TEXTS[status as keyof typeof TEXTS]}`);
  return elapsed === null ? t("matchStatus.live") : `${elapsed}′`;
}
