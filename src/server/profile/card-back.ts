import { eq } from "drizzle-orm";
import { CARD_BACK_MATCHES, type CardBackView } from "#contract/card/card-back.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { findPlayers } from "#server/football/player/search-players.ts";
import { loadMatches } from "#server/match/store.ts";
import { loadCardEntries } from "#server/tournament/card-entries.ts";
import { loadCardSeason } from "./card-season.ts";
import { loadCardLocks } from "#server/card/locks.ts";
import { loadOwnCards } from "#server/card/store.ts";
import { card } from "#server/card/table.ts";

/** What the back of one of the viewer's cards tells: where it comes from, what it has played, where it is locked. */
export async function loadCardBack(
  { db, clock, config, cardHolds }: Deps,
  viewer: Viewer,
  cardId: number,
): Promise<Outcome<CardBackView, { code: "not_found" }>> {
  const now = clock.now();
  const [found] = await loadOwnCards({ db, cardHolds }, viewer, now, eq(card.id, cardId));
  if (found === undefined) return refused({ code: "not_found" });
  const [row] = await db.select({ decidedAt: card.decidedAt }).from(card).where(eq(card.id, cardId));
  const locks = await loadCardLocks(cardHolds, db, viewer.id, now);
  const ids = found.playerId === null ? [] : [found.playerId];
  const [player] = await findPlayers(db, config.footballProvider, ids);
  return accepted({
    card: found,
    decidedAt: row?.decidedAt?.toISOString() ?? null,
    player:
      player === undefined
        ? null
        : { player, season: await loadCardSeason(db, found.position, player.id, now) },
    tournaments: await loadCardEntries(db, viewer.id, cardId),
    matches: await loadMatches(db, viewer.id, { limit: CARD_BACK_MATCHES, cardId }),
    teams: await cardHolds.findTeams(db, cardId),
    locks: [...(locks.get(cardId) ?? [])],
  });
}
