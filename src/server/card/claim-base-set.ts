import { and, between, eq } from "drizzle-orm";
import type { CardView } from "#contract/card.ts";
import {
  BASE_OVERALL_MAX,
  BASE_OVERALL_MIN,
  type BaseSetCandidate,
  type BaseSetUnavailable,
  drawBaseSet,
} from "#game/card/base-set.ts";
import { rarityOf } from "#game/card/rarity.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "../account/viewer.ts";
import type { Queryable } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { club, player } from "../football/table.ts";
import { loadCardsById } from "./store.ts";
import { baseSet, card } from "./table.ts";

type Candidate = BaseSetCandidate & { readonly playerName: string; readonly club: string };

/**
 * Gives the viewer the base set of eleven, once. That it is once is the key of base_set: of several claims at the same
 * moment one inserts the row, and the others find it. Design §6, "Base set".
 */
export async function claimBaseSet(
  { db, clock, config }: Deps,
  viewer: Viewer,
): Promise<Outcome<CardView[], BaseSetUnavailable | { code: "base_set_taken" }>> {
  const now = new Date(clock.now());
  return db.transaction(async (tx) => {
    const drawn = drawBaseSet(await loadCandidates(tx, config.footballProvider), viewer.id);
    if (!drawn.ok) return drawn;
    const claimed = await tx
      .insert(baseSet)
      .values({ userId: viewer.id, claimedAt: now })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) return refused({ code: "base_set_taken" as const });
    const cards = await tx
      .insert(card)
      .values(drawn.value.map((one) => ({ ...toCard(one), userId: viewer.id, createdAt: now })))
      .returning({ id: card.id });
    return accepted(
      await loadCardsById(
        tx,
        viewer.id,
        cards.map(({ id }) => id),
      ),
    );
  });
}

async function loadCandidates(db: Queryable, provider: string): Promise<Candidate[]> {
  return db
    .select({
      playerId: player.id,
      playerName: player.name,
      position: player.position,
      overall: player.overall,
      clubId: club.id,
      club: club.name,
    })
    .from(player)
    .innerJoin(club, eq(club.id, player.clubId))
    .where(
      and(
        eq(player.provider, provider),
        eq(club.leagueId, "premier-league"),
        between(player.overall, BASE_OVERALL_MIN, BASE_OVERALL_MAX),
      ),
    )
    .orderBy(player.id);
}

function toCard(drawn: Candidate) {
  return {
    playerId: drawn.playerId,
    playerName: drawn.playerName,
    position: drawn.position,
    club: drawn.club,
    overall: drawn.overall,
    rarity: rarityOf(drawn.overall),
    status: "approved" as const,
    origin: "base" as const,
  };
}
