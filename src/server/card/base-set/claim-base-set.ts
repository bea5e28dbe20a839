import { eq } from "drizzle-orm";
import type { CardView } from "#contract/card/card.ts";
import { type BaseSetUnavailable, drawBaseSet } from "#game/card/base-set.ts";
import { firstChoicesAmong, type Regular, regularsAmong } from "#game/football/form/regulars.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { type KnownPlayer, loadPlayerForms } from "#server/football/form/load-player-forms.ts";
import { toCommonPrint } from "#server/card/common-print.ts";
import { loadCardsById } from "#server/card/store.ts";
import { baseSet, card } from "#server/card/table.ts";

/** The league base sets are drawn from (spec §9). */
const LEAGUE = "premier-league";

type Claimed = Outcome<CardView[], BaseSetUnavailable | { code: "base_set_taken" }>;

/**
 * Gives the viewer the base set of eleven, once: of several concurrent claims, one inserts the row under base_set's key
 * and the others find it.
 * docs/rules.md#base-set.
 */
export async function claimBaseSet({ db, clock, config }: Deps, viewer: Viewer): Promise<Claimed> {
  const now = clock.now();
  const provider = config.footballProvider;
  return db.transaction(async (tx) => {
    if (await hasBaseSet(tx, viewer)) return refused({ code: "base_set_taken" as const });
    const drawn = draw(await loadPlayerForms(tx, { provider, leagueId: LEAGUE, now }), viewer.id);
    if (!drawn.ok) return drawn;
    const claimed = await tx
      .insert(baseSet)
      .values({ userId: viewer.id, claimedAt: new Date(now) })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) return refused({ code: "base_set_taken" as const });
    const cards = await tx
      .insert(card)
      .values(
        drawn.value.map((player) => ({
          ...toCommonPrint(player),
          origin: "base" as const,
          userId: viewer.id,
          createdAt: new Date(now),
        })),
      )
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

/** Who has theirs is told so, even while no set can be drawn. */
async function hasBaseSet(tx: Transaction, { id }: Viewer): Promise<boolean> {
  const found = await tx.select({ userId: baseSet.userId }).from(baseSet).where(eq(baseSet.userId, id));
  return found.length > 0;
}

/** From regulars; if too little is known about those, from the players with the most minutes. */
function draw(players: readonly KnownPlayer[], seed: string) {
  const outcome = drawBaseSet<Regular<KnownPlayer>>(regularsAmong(players), seed);
  return outcome.ok ? outcome : drawBaseSet<Regular<KnownPlayer>>(firstChoicesAmong(players), seed);
}
