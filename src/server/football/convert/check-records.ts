import { findFaults } from "#server/football/import/find-faults.ts";
import type { NeutralRecord } from "#server/football/import/neutral-form.ts";
import { RecordLog } from "#server/football/import/record-reader.ts";
import type { TableFault } from "./csv-table.ts";
import { figureColumns, type GameweekRow } from "./gameweek-row.ts";

/** A record for the neutral form, and the line that it was made from. */
export interface Draft {
  readonly at: GameweekRow["at"];
  readonly record: NeutralRecord;
}

/** The neutral form's fields under other names in the files. */
const columns: Readonly<Record<string, string>> = {
  ...figureColumns,
  player: "element",
  home: "opponent_team",
  away: "opponent_team",
  club: "opponent_team",
  kickOff: "kickoff_time",
  homeGoals: "team_h_score",
  awayGoals: "team_a_score",
};

const nothing = { leagues: new Set<string>(), clubs: new Set<string>(), players: new Map<string, string>() };

/** What an import of these records would refuse, with the places in the files that they were made from. */
export function checkRecords(drafts: readonly Draft[]): TableFault[] {
  const log = new RecordLog();
  for (const [place, { record }] of drafts.entries()) log.record(place, record, columnOf);
  return findFaults(log, nothing).flatMap(({ line: place, message }) => {
    const at = drafts[place]?.at;
    return at === undefined ? [] : [{ ...at, message: message.replace(/^\w+(?=: )/, columnOf) }];
  });
}

function columnOf(field: string): string {
  return columns[field] ?? field;
}
