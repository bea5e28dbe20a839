import { TEAM_SIZE } from "#game/team/decide-team.ts";
import type { Entries } from "./held-entries.ts";

/**
 * What is held up to an id, with what was read behind it, in the order of entry (`enteredAt`, then id). Both come in that
 * order.
 */
export function mergeEntries(held: Entries, later: Entries, behindId: number): Entries {
  const kept = held.ids.reduce((count, id) => (id <= behindId ? count + 1 : count), 0);
  const count = kept + later.ids.length;
  const merged = {
    ids: new Int32Array(count),
    enteredAt: new Float64Array(count),
    pickCodes: new Int32Array(count * TEAM_SIZE),
  };
  let [at, fromHeld, fromLater] = [0, 0, 0];
  while (at < count) {
    const isGone = (held.ids[fromHeld] ?? 0) > behindId;
    const isHeld = fromLater === later.ids.length || isEarlier(held, fromHeld, { later, fromLater });
    if (isGone) fromHeld += 1;
    else if (isHeld) {
      take(merged, at, held, fromHeld);
      [at, fromHeld] = [at + 1, fromHeld + 1];
    } else {
      take(merged, at, later, fromLater);
      [at, fromLater] = [at + 1, fromLater + 1];
    }
  }
  return merged;
}

function isEarlier(
  held: Entries,
  at: number,
  { later, fromLater }: { later: Entries; fromLater: number },
): boolean {
  if (at === held.ids.length) return false;
  const [one, other] = [held.enteredAt[at] ?? 0, later.enteredAt[fromLater] ?? 0];
  return one === other ? (held.ids[at] ?? 0) < (later.ids[fromLater] ?? 0) : one < other;
}

function take(into: Entries, at: number, from: Entries, index: number): void {
  into.ids[at] = from.ids[index] ?? 0;
  into.enteredAt[at] = from.enteredAt[index] ?? 0;
  for (let pick = 0; pick < TEAM_SIZE; pick += 1) {
    into.pickCodes[at * TEAM_SIZE + pick] = from.pickCodes[index * TEAM_SIZE + pick] ?? 0;
  }
}
