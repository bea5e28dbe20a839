import { shownValue } from "./faults.ts";
import type { NeutralOf, NeutralRecord } from "./neutral-form.ts";

const GOALS = "team_goals or opp_goals";

/** The neutral form's fields under other names in a recorded season. */
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

/** The column of a neutral field. */
export function columnOf(kind: NeutralRecord["kind"], field: string): string {
  return columns[kind]?.[field] ?? field;
}

/** A line's contradiction about a fixture with the line before; null: none. */
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
