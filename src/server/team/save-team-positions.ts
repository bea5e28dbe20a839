import { eq, sql } from "drizzle-orm";
import type { SlotView } from "#contract/team.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { decideSlots, type FilledSlot, type SlotsRefusal } from "#game/team/decide-slots.ts";
import type { Viewer } from "../account/viewer.ts";
import { holdCards, loadCardsById } from "../card/store.ts";
import type { Queryable } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { holdTeams, loadTeam, toSlotViews } from "./store.ts";
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
    await holdTeams(tx, viewer.id);
    const found = await loadTeam(tx, viewer.id, input.teamId);
    if (found === null) return refused({ code: "not_found" as const });
    if (input.version !== undefined && input.version !== found.version) {
      return refused({ code: "team_changed" as const });
    }
    const cardIds = input.slots.map(({ cardId }) => cardId);
    await holdCards(tx, viewer.id, cardIds);
    const ownedCards = await loadCardsById(tx, viewer.id, cardIds);
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

/** @returns the team's new version. */
async function writeSlots(tx: Queryable, { teamId, formation, slots, at }: SlotsToWrite): Promise<number> {
  await tx.delete(teamSlot).where(eq(teamSlot.teamId, teamId));
  if (slots.length > 0) await tx.insert(teamSlot).values(slots);
  const [saved] = await tx
    .update(team)
    .set({ formation, version: sql`${team.version} + 1`, updatedAt: at })
    .where(eq(team.id, teamId))
    .returning({ version: team.version });
  if (saved === undefined) throw new Error("a held team was not updated");
  return saved.version;
}
