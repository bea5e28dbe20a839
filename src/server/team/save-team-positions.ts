import type { SlotView } from "#contract/team.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { decideSlots, type FilledSlot, type SlotsRefusal } from "#game/team/decide-slots.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { loadCardsById } from "#server/card/store.ts";
import type { Deps } from "#server/deps.ts";
import { loadSlots, loadTeam, type TeamRow, toSlotViews } from "./store.ts";
import { writeSlots } from "./write-slots.ts";

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
  | { code: "busy" }
  | SlotsRefusal;

/** How often the facts are looked at again that changed between the look and the write. */
const ATTEMPTS = 5;

/**
 * Replaces all slots of a team at once, and its formation with them, so that there is no moment without a line-up. It may
 * be partial; the active team stays active, and plays again when it has five. Spec §4, "Team builder" (auto-save).
 *
 * Nothing is held while it is decided: the write asks again, in its own statement, whether the facts still hold. Who says
 * the formation has a drop saved in two ways to the database and back; the team itself is looked at where that fails.
 */
export async function saveTeamPositions(
  { db, pool, clock }: Deps,
  viewer: Viewer,
  input: SavePositionsInput,
): Promise<Outcome<{ version: number; positions: SlotView[] }, SavePositionsRefusal>> {
  const { teamId } = input;
  const cardIds = input.slots.map(({ cardId }) => cardId);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const isLookedAt = input.formation === undefined || attempt > 1;
    const [found, ownedCards] = await Promise.all([
      isLookedAt ? loadTeam(db, viewer.id, teamId) : null,
      loadCardsById(db, viewer.id, cardIds),
    ]);
    if (isLookedAt) {
      if (found === null) return refused({ code: "not_found" });
      if (found.version !== (input.version ?? found.version)) return findSaved(db, found, input);
    }
    const formation = input.formation ?? found?.formation ?? "";
    const decided = decideSlots({ formation, slots: input.slots, ownedCards });
    if (!decided.ok) return decided;
    const version = await writeSlots(pool, {
      teamId,
      userId: viewer.id,
      builtOn: {
        version: input.version ?? null,
        formation: input.formation === undefined ? formation : null,
      },
      formation,
      slots: decided.value,
      at: new Date(clock.now()),
    });
    if (version === null) continue;
    const slots = decided.value.map((slot) => ({ ...slot, teamId }));
    return accepted({ version, positions: toSlotViews(slots, ownedCards) });
  }
  return refused({ code: "busy" });
}

/** Handles a save based on an older version: if the team already has this content (its response was lost), it succeeds. */
async function findSaved(
  db: Deps["db"],
  { id, userId, formation, version }: TeamRow,
  input: SavePositionsInput,
): Promise<Outcome<{ version: number; positions: SlotView[] }, SavePositionsRefusal>> {
  const positions = await loadSlots(db, userId, id);
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
