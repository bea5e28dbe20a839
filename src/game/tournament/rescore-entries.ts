import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { addUp, type EntryColumns, firstFrom } from "./entry-keys.ts";
import { moveEntries } from "./move-entries.ts";
import { type PickScores, scorePicks } from "./pick-scores.ts";
import { type MonthPerformance, type SettledTable } from "./settle-entries.ts";
import { toStandingRuns } from "./standing-runs.ts";

/** A table with the performances that it was reckoned from. */
export interface Reckoned {
  readonly table: SettledTable;
  readonly performances: readonly MonthPerformance[];
}

/**
 * The table that `settleEntries` reckons from these performances, made out of an earlier table of the same entries. Only
 * entries whose picks have won more or less than before are added up and put to another place, so that a goal costs a
 * look at every pick and little else. What is given stays as it is.
 */
export function rescoreEntries(
  entries: EntryColumns,
  before: Reckoned,
  performances: readonly MonthPerformance[],
): SettledTable {
  const entryKeys = before.table.entryKeys.slice();
  const scores = { before: scorePicks(before.performances), now: scorePicks(performances) };
  const moved = rekey(entries, entryKeys, scores);
  if (moved.length === 0) return before.table;
  const groups = moveEntries(before.table, entryKeys, moved);
  const { isJoint } = before.table;
  return { ...groups, entryKeys, isJoint, runs: toStandingRuns(groups, entries.enteredAt, isJoint) };
}

interface BeforeAndNow {
  readonly before: PickScores;
  readonly now: PickScores;
}

/**
 * Brings keys up to date. Entries between two kick-offs have part in the same fixtures, so which picks have another score
 * is one list for all of them. Uses the scores up.
 *
 * @returns the entries that have another key than before, ascending.
 */
function rekey(entries: EntryColumns, keys: Uint32Array, { before, now }: BeforeAndNow): Uint32Array {
  const moved = new Uint32Array(keys.length);
  const kickOffs = new Set([...before.kickOffs, ...now.kickOffs]);
  let [count, start] = [0, 0];
  for (const kickOff of [...[...kickOffs].sort((a, b) => a - b), Number.POSITIVE_INFINITY]) {
    const end = firstFrom(entries.enteredAt, kickOff);
    const holders = holdersOf(changedCodes(before.won, now.won), entries.pickCodes, { start, end });
    const fresh = freshKeys(holders, entries.pickCodes, now.won);
    for (let at = 0; at < holders.length; at += 1) {
      const entry = holders[at] ?? 0;
      if (keys[entry] === fresh[at]) continue;
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

/** Which of the entries from `start` to before `end` hold one of the picks, ascending. */
function holdersOf(
  picks: Uint8Array,
  pickCodes: Int32Array,
  { start, end }: { readonly start: number; readonly end: number },
): Uint32Array {
  if (picks.length === 0) return new Uint32Array();
  const holders = new Uint32Array(end - start);
  let [count, pick] = [0, start * TEAM_SIZE];
  for (let entry = start; entry < end; entry += 1) {
    let isHolder = 0;
    for (let left = TEAM_SIZE; left > 0; left -= 1) {
      const code = pickCodes[pick] ?? 0;
      pick += 1;
      isHolder |= picks[code > 0 && code < picks.length ? code : 0] ?? 0;
    }
    holders[count] = entry;
    count += isHolder;
  }
  return holders.subarray(0, count);
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
