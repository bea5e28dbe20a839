import { shownValue } from "./faults.ts";
import type { NeutralOf, NeutralRecord } from "./neutral-form.ts";

const GOALS = "team_goals or opp_goals";

/** What the fields of the neutral form are called in a recorded season, where that is another name. */
const columns: Readonly<Partial<Record<NeutralRecord["kind"], Readonly<Record<string, string>>>>> = {
  club: { key: "team", name: "team" },
  player: { key: "player_code", code: "player_code", club: "team", shortName: "web_name" },
  fixture: {
    key: "fixture",
    round: "gw",
    home: "team or opponent",
    away: "team or opponent",
    kickOff: "kickoff_time",
    homeGoals: GOALS,
    awayGoals: GOALS,
  },
  performance: {
    player: "player_code",
    goals: "goals_scored",
    conceded: "goals_conceded",
    ownGoals: "own_goals",
    penaltiesSaved: "penalties_saved",
    penaltiesMissed: "penalties_missed",
    yellowCards: "yellow_cards",
    redCards: "red_cards",
    defensiveContributions: "defensive_contribution",
  },
};

/** The column that a field of the neutral form comes from. */
export function columnOf(kind: NeutralRecord["kind"], field: string): string {
  return columns[kind]?.[field] ?? field;
}

/** What a line says of a fixture otherwise than the line before; null: nothing. */
export function faultBeside(
  before: { readonly line: number; readonly record: NeutralRecord },
  given: NeutralOf<"fixture">,
): string | null {
  const told = new Map<string, unknown>(Object.entries(before.record));
  const other = Object.entries(given).find(([field, value]) => told.get(field) !== value);
  if (other === undefined) return null;
  const [field, value] = other;
  const expected = `expected ${shownValue(told.get(field))} as on line ${before.line}`;
  return `${columnOf("fixture", field)}: ${expected}, received ${shownValue(value)}`;
}
