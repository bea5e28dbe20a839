/** In play, as the page shows it (spec §4, Match display), with the provider's further states. */
const live: ReadonlySet<string> = new Set(["1H", "HT", "2H", "ET", "BT", "P", "SUSP", "INT", "LIVE"]);
const finished: ReadonlySet<string> = new Set(["FT", "AET", "PEN", "AWD", "WO"]);

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
  if (live.has(status)) return "live";
  if (finished.has(status)) return "finished";
  return status === "NS" || status === "TBD" ? "upcoming" : "off";
}

/** What stands beside a match: "67′", "HT", "FT"; null before the kick-off, where its time stands. */
export function statusText(status: string, elapsed: number | null): string | null {
  if (status === "NS") return null;
  const word = words[status];
  if (word !== undefined) return word;
  return elapsed === null ? "Live" : `${elapsed}′`;
}
