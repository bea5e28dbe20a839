import { sql } from "drizzle-orm";
import type { SlotView } from "#contract/team.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { decideSlots, type FilledSlot, type SlotsRefusal } from "#game/team/decide-slots.ts";
import type { Viewer } from "../account/viewer.ts";
import { loadHeldCards } from "../card/store.ts";
import type { Queryable } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { holdTeamForChange, toSlotViews } from "./store.ts";
import { team, teamSlot } from "./table.ts";

interface SavePositionsInput {
  readonly teamId: number;
  /** The version that the line-up was built on; undefined saves whatever happened meanwhile. */
  readonly version: number | undefined;
  /** What the team changes to; undefined: it keeps its own. */
  readonly formation: string | undefined;
  readonly slots: readonly FilledSlot[];
}

type SavePositionsRefusal = { code: "not_found" } | { code: "team_changed" } | SlotsRefusal;

/**
 * Replaces all slots of a team at once, and its formation with them, so that there is no moment without a line-up. It may
 * be partial; the active team stays active, and plays again when it has five. Spec §4, "Team builder" (auto-save).
 */
export async function saveTeamPositions(
  { db, clock }: Deps,
  viewer: Viewer,
  input: SavePositionsInput,
): Promise<Outcome<{ version: number; positions: SlotView[] }, SavePositionsRefusal>> {
  return db.transaction(async (tx) => {
    const found = await holdTeamForChange(tx, viewer.id, input.teamId);
    if (found === null) return refused({ code: "not_found" as const });
    if (input.version !== undefined && input.version !== found.version) {
      return refused({ code: "team_changed" as const });
    }
    const cardIds = input.slots.map(({ cardId }) => cardId);
    const ownedCards = await loadHeldCards(tx, viewer.id, cardIds);
    const formation = input.formation ?? found.formation;
    const decided = decideSlots({ formation, slots: input.slots, ownedCards });
    if (!decided.ok) return decided;
    const slots = decided.value.map((slot) => ({ ...slot, teamId: found.id }));
    const version = await writeSlots(tx, { teamId: found.id, formation, slots, at: new Date(clock.now()) });
    return accepted({ version, positions: toSlotViews(slots, ownedCards) });
  });
}

interface SlotsToWrite {
  readonly teamId: number;
  readonly formation: string;
  readonly slots: (typeof teamSlot.$inferInsert)[];
  readonly at: Date;
}

/** Writes in two statements what takes no less: each one more is a way to the database and back. @returns the version. */
async function writeSlots(tx: Queryable, { teamId, formation, slots, at }: SlotsToWrite): Promise<number> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    with cleared as (delete from ${teamSlot} where ${teamSlot.teamId} = ${teamId})
    update ${team} set formation = ${formation}, version = version + 1, updated_at = ${at}
     where ${team.id} = ${teamId} returning version`);
  const [saved] = rows;
  if (saved === undefined) throw new Error("a held team was not updated");
  if (slots.length > 0) await tx.insert(teamSlot).values(slots);
  return saved.version;
}
