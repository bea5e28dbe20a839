import type { ResponseOf } from "#contract/endpoint.ts";
import type { getProfileTeam } from "#contract/profile.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadActiveTeam, loadSlots, toTeamView } from "#server/team/store.ts";

/**
 * A user's active team as another one sees it: what proves that a card is somebody's own is for its owner alone.
 * Null where the user has no active team.
 */
export async function loadProfileTeam(
  db: Queryable,
  viewer: Viewer,
  userId: string,
): Promise<ResponseOf<typeof getProfileTeam>> {
  const team = await loadActiveTeam(db, userId);
  if (team === null) return null;
  const slots = await loadSlots(db, userId, team.id);
  const positions =
    viewer.id === userId
      ? slots
      : slots.map((slot) => ({ ...slot, card: { ...slot.card, verificationCode: null } }));
  return {
    ...toTeamView(
      team,
      positions.map(({ card }) => card.overall),
    ),
    positions,
  };
}
