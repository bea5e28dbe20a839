import { eq } from "drizzle-orm";
import type { Refusal } from "#contract/refusals.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import { hasSquadWithBoth } from "#server/fantasy/move-picks.ts";
import { holdPlayersToJoin, joinRows } from "#server/football/identity/join-players.ts";
import { playerMerge } from "#server/football/identity/table.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import { takeOutRepeated } from "#server/team/store.ts";
import { hasEntryWithBoth } from "#server/tournament/move-picks.ts";
import { moveBelongings, settleSoon } from "./move-belongings.ts";

/**
 * Makes one of a player whom an earlier provider named and one of the present: figures and cards of the latter go to the
 * former, whose cards score again (docs/decisions/0068). Teams with both keep the card of the former.
 */
export async function joinPlayers(
  deps: Deps,
  admin: Admin,
  ids: { readonly knownId: number; readonly givenId: number },
): Promise<Outcome<{ mergeId: number }, Refusal>> {
  const { db, clock, config } = deps;
  const outcome = await db.transaction(async (tx) => {
    const held = await holdPlayersToJoin(tx, config.footballProvider, ids);
    if (!held.ok) return held;
    const move = { from: ids.givenId, to: ids.knownId };
    if ((await hasEntryWithBoth(tx, move)) || (await hasSquadWithBoth(tx, move))) {
      return refused({ code: "players_are_two" as const, why: { kind: "team" as const } });
    }
    const at = new Date(clock.now());
    const mergeId = await joinRows(tx, held.value, { userId: admin.id, at });
    const cardIds = await moveBelongings(tx, {
      ...move,
      cardIds: null,
      provider: held.value.given.provider,
    });
    await takeOutRepeated(tx, { cardIds, at });
    await tx.update(playerMerge).set({ cardIds }).where(eq(playerMerge.id, mergeId));
    const { known, given } = held.value;
    await recordAudit(tx, {
      at,
      userId: admin.id,
      action: "player.join",
      subject: `player ${known.id}`,
      details: { mergeId, known: known.name, given: given.name, givenId: given.id },
    });
    return accepted({ mergeId });
  });
  if (outcome.ok) await settleSoon(deps);
  return outcome;
}
