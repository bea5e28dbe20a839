/** Every short status of the provider's table: https://www.api-football.com/documentation-v3#tag/Fixtures */
export const fixtureStatuses = [
  "TBD",
  "NS",
  "1H",
  "HT",
  "2H",
  "ET",
  "BT",
  "P",
  "SUSP",
  "INT",
  "FT",
  "AET",
  "PEN",
  "PST",
  "CANC",
  "ABD",
  "AWD",
  "WO",
  "LIVE",
] as const;

const beyond90: ReadonlySet<string> = new Set(["ET", "BT", "P", "AET", "PEN"]);

/**
 * Whether a match with this status has gone into extra time: the score after 90 minutes counts
 * (docs/rules.md#points).
 */
export function isBeyond90(status: string): boolean {
  return beyond90.has(status);
}
