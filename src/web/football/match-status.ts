import { isFinished, isInPlay } from "#game/football/fixture-status.ts";

const words: Readonly<Record<string, string>> = {
  HT: "HT",
  FT: "FT",
  AET: "FT",
  PEN: "FT",
  AWD: "Awarded",
  WO: "Walkover",
  PST: "Postponed",
  CANC: "Cancelled",
  ABD: "Abandoned",
  SUSP: "Suspended",
  INT: "Interrupted",
  BT: "Break",
  P: "Penalties",
  TBD: "Time open",
};

export type MatchStage = "upcoming" | "live" | "finished" | "off";

/** Where a match stands (spec §4): live 1H, 2H and HT, finished FT, not started NS and TBD. */
export function stageOf(status: string): MatchStage {
  if (isInPlay(status)) return "live";
  if (isFinished(status)) return "finished";
  return status === "NS" || status === "TBD" ? "upcoming" : "off";
}

/** What stands beside a match: "67′", "HT", "FT"; null before the kick-off, where its time stands. */
export function statusText(status: string, elapsed: number | null): string | null {
  if (status === "NS") return null;
  const word = words[status];
  if (word !== undefined) return word;
  return elapsed === null ? "Live" : `${elapsed}′`;
}
