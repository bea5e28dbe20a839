import { eq, sql } from "drizzle-orm";
import type { SlotView } from "#contract/team.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { decideSlots, type FilledSlot, type SlotsRefusal } from "#game/team/decide-slots.ts";
import { decideFormation, type FormationUnknown } from "#game/team/decide-team.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { holdCardsById } from "#server/card/store.ts";
import type { Deps } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { holdTeam, loadSlots, type TeamRow, toSlotViews } from "./store.ts";
import { team, teamSlot } from "./table.ts";

interface SavePositionsInput {
  readonly teamId: number;
  /** The version that the line-up was built on; undefined overwrites any change since. */
  readonly version: number | undefined;
  /** What the team changes to; undefined: it keeps its own. */
  readonly formation: string | undefined;
  readonly slots: readonly FilledSlot[];
}

type SavePositionsRefusal =
  | { code: "not_found" }
  | { code: "team_changed" }
  | FormationUnknown
  | SlotsRefusal;

interface SavedPositions {
  readonly version: number;
  readonly positions: SlotView[];
}

/**
 * Replaces all slots of a team at once, and its formation with them, so that there is no moment without a line-up. It may
 * be partial; the active team stays active, and plays again when it has five. Spec §4, "Team builder" (auto-save).
 */
export async function saveTeamPositions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  viewer: Viewer,
  input: SavePositionsInput,
): Promise<Outcome<SavedPositions, SavePositionsRefusal>> {
  const cardIds = input.slots.map(({ cardId }) => cardId);
  return db.transaction(async (tx) => {
    // The team alone: other changes hold the user first, and nothing that this one waits for afterwards.
    const before = await holdTeam(tx, viewer.id, input.teamId);
    if (before === null) return refused({ code: "not_found" as const });
    if (before.version !== (input.version ?? before.version)) return findSaved(tx, before, input);
    // Held: none of them is deleted or rejected before it has its slot.
    const ownedCards = await holdCardsById(tx, viewer.id, cardIds);
    const formation = decideFormation(input.formation ?? before.formation);
    if (!formation.ok) return formation;
    const decided = decideSlots({ formation: formation.value, slots: input.slots, ownedCards });
    if (!decided.ok) return decided;
    const slots = decided.value.map((slot) => ({ ...slot, teamId: before.id }));
    const [saved] = await savedTeam(tx).execute({
      teamId: before.id,
      formation: formation.value,
      at: new Date(clock.now()),
    });
    await clearedSlots(tx).execute({ teamId: before.id });
    if (slots.length > 0) await tx.insert(teamSlot).values(slots);
    if (saved === undefined) throw new Error("a held team was not updated");
    return accepted({ version: saved.version, positions: toSlotViews(slots, ownedCards) });
  });
}

// The builder saves after every drop.
const savedTeam = preparedOnce((tx) =>
  tx
    .update(team)
    .set({
      formation: sql`${sql.placeholder("formation")}`,
      version: sql`${team.version} + 1`,
      updatedAt: sql`${sql.placeholder("at")}`,
    })
    .where(eq(team.id, sql.placeholder("teamId")))
    .returning({ version: team.version })
    .prepare("saved_team"),
);

const clearedSlots = preparedOnce((tx) =>
  tx
    .delete(teamSlot)
    .where(eq(teamSlot.teamId, sql.placeholder("teamId")))
    .prepare("cleared_slots"),
);

/** Handles a save based on an older version: if the team already has this content (its response was lost), it succeeds. */
async function findSaved(
  tx: Transaction,
  { id, userId, formation, version }: TeamRow,
  input: SavePositionsInput,
): Promise<Outcome<SavedPositions, SavePositionsRefusal>> {
  const positions = await loadSlots(tx, userId, id);
  const isSame =
    formation === (input.formation ?? formation) && placesOf(positions) === placesOf(input.slots);
  return isSame ? accepted({ version, positions }) : refused({ code: "team_changed" });
}

function placesOf(slots: readonly FilledSlot[]): string {
  return slots
    .map(({ cardId, position, positionIndex }) => `${positionIndex} ${position} ${cardId}`)
    .toSorted((a, b) => a.localeCompare(b))
    .join(", ");
}
