import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { addUp, type EntryColumns, firstFrom } from "./entry-keys.ts";
import { moveEntries } from "./move-entries.ts";
import { type PickScores, scorePicks } from "./pick-scores.ts";
import { type MonthPerformance, type SettledTable } from "./settle-entries.ts";
import { jointEntries } from "./standing.ts";
import { toStandingRuns } from "./standing-runs.ts";

/** A table with the performances that it was reckoned from. */
export interface Reckoned {
  readonly table: SettledTable;
  readonly performances: readonly MonthPerformance[];
}

/**
 * The table that `settleEntries` reckons from these performances, made out of an earlier table of the same entries, or of
 * those that came before the last ones. Only entries that are new or whose picks have won more or less than before are
 * added up and put to another place, so that a goal costs a look at every pick and little else. What is given stays as it
 * is.
 */
export function rescoreEntries(
  entries: EntryColumns,
  before: Reckoned,
  performances: readonly MonthPerformance[],
): SettledTable {
  const { enteredAt } = entries;
  const known = before.table.entryKeys;
  const entryKeys = new Uint32Array(enteredAt.length);
  entryKeys.set(known);
  const scores = { before: scorePicks(before.performances), now: scorePicks(performances) };
  const moved = rekey(entries, { keys: entryKeys, known: known.length }, scores);
  if (moved.length === 0) return before.table;
  const groups = moveEntries(before.table, entryKeys, moved);
  const isJoint = enteredAt.length === known.length ? before.table.isJoint : jointEntries(enteredAt);
  return { ...groups, entryKeys, isJoint, runs: toStandingRuns(groups, enteredAt, isJoint) };
}

interface BeforeAndNow {
  readonly before: PickScores;
  readonly now: PickScores;
}

interface Rekeyed {
  readonly keys: Uint32Array;
  /** So many of the keys, from the first on, are those that entries had; the others have none. */
  readonly known: number;
}

/**
 * Brings keys up to date. Entries between two kick-offs have part in the same fixtures, so which picks have another score
 * is one list for all of them. Uses the scores up.
 *
 * @returns the entries that are new or have another key than before, ascending.
 */
function rekey(entries: EntryColumns, { keys, known }: Rekeyed, { before, now }: BeforeAndNow): Uint32Array {
  const moved = new Uint32Array(keys.length);
  const kickOffs = new Set([...before.kickOffs, ...now.kickOffs]);
  let [count, start] = [0, 0];
  for (const kickOff of [...[...kickOffs].sort((a, b) => a - b), Number.POSITIVE_INFINITY]) {
    const end = firstFrom(entries.enteredAt, kickOff);
    const changed = changedCodes(before.won, now.won);
    const affected = affectedEntries(changed, entries.pickCodes, { start, end, known });
    const fresh = freshKeys(affected, entries.pickCodes, now.won);
    for (let at = 0; at < affected.length; at += 1) {
      const entry = affected[at] ?? 0;
      if (entry < known && keys[entry] === fresh[at]) continue;
      keys[entry] = fresh[at] ?? 0;
      moved[count] = entry;
      count += 1;
    }
    before.passKickOff(kickOff);
    now.passKickOff(kickOff);
    start = end;
  }
  return moved.slice(0, count);
}

/** 1 for each pick code that has won something else than before; empty where none has. */
function changedCodes(before: Int32Array, now: Int32Array): Uint8Array {
  const changed = new Uint8Array(Math.max(before.length, now.length));
  for (let code = 0; code < changed.length; code += 1) {
    if ((before[code] ?? 0) !== (now[code] ?? 0)) changed[code] = 1;
  }
  return changed.includes(1) ? changed : new Uint8Array();
}

interface Between {
  readonly start: number;
  /** Not included. */
  readonly end: number;
  /** From this entry on, all are new. */
  readonly known: number;
}

/** Which of the entries hold one of the picks or are new, ascending. */
function affectedEntries(
  picks: Uint8Array,
  pickCodes: Int32Array,
  { start, end, known }: Between,
): Uint32Array {
  if (picks.length === 0 && end <= known) return new Uint32Array();
  const affected = new Uint32Array(end - start);
  let [count, pick] = [0, start * TEAM_SIZE];
  for (let entry = start; entry < end; entry += 1) {
    let isAffected = entry < known ? 0 : 1;
    for (let left = TEAM_SIZE; left > 0; left -= 1) {
      const code = pickCodes[pick] ?? 0;
      pick += 1;
      isAffected |= picks[code > 0 && code < picks.length ? code : 0] ?? 0;
    }
    affected[count] = entry;
    count += isAffected;
  }
  return affected.subarray(0, count);
}

function freshKeys(entries: Uint32Array, pickCodes: Int32Array, won: Int32Array): Uint32Array {
  const picks = new Int32Array(entries.length * TEAM_SIZE);
  for (let pick = 0; pick < picks.length; pick += 1) {
    picks[pick] =
      pickCodes[(entries[Math.floor(pick / TEAM_SIZE)] ?? 0) * TEAM_SIZE + (pick % TEAM_SIZE)] ?? 0;
  }
  const keys = new Uint32Array(entries.length);
  addUp(picks, won, keys, 0);
  return keys;
}
