import { eq, sql } from "drizzle-orm";
import type { SlotView } from "#contract/team.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { decideSlots, type FilledSlot, type SlotsRefusal } from "#game/team/decide-slots.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import type { Viewer } from "../account/viewer.ts";
import { holdCards, loadCardsById } from "../card/store.ts";
import type { Deps } from "../deps.ts";
import { holdTeams, loadSlots, loadTeam } from "./store.ts";
import { team, teamSlot } from "./table.ts";

interface SavePositionsInput {
  readonly teamId: number;
  /** The version that the line-up was built on; undefined saves whatever happened meanwhile. */
  readonly version: number | undefined;
  readonly slots: readonly FilledSlot[];
}

type SavePositionsRefusal = { code: "not_found" } | { code: "team_changed" } | SlotsRefusal;

/**
 * Replaces all slots of a team at once. A line-up may be partial; the active team stops being it when it has fewer
 * than five. Spec §4, "Team builder" (auto-save).
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
    const decided = decideSlots({ formation: found.formation, slots: input.slots, ownedCards });
    if (!decided.ok) return decided;
    await tx.delete(teamSlot).where(eq(teamSlot.teamId, found.id));
    if (decided.value.length > 0) {
      await tx.insert(teamSlot).values(decided.value.map((slot) => ({ ...slot, teamId: found.id })));
    }
    const [saved] = await tx
      .update(team)
      .set({
        isActive: found.isActive && decided.value.length === TEAM_SIZE,
        version: sql`${team.version} + 1`,
        updatedAt: new Date(clock.now()),
      })
      .where(eq(team.id, found.id))
      .returning({ version: team.version });
    if (saved === undefined) throw new Error("a held team was not updated");
    return accepted({ version: saved.version, positions: await loadSlots(tx, viewer.id, found.id) });
  });
}
