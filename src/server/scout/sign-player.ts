import type { CardView } from "#contract/card/card.ts";
import { decideSigning, looks, type SigningRefusal } from "#game/scout/decide-signing.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { toCommonPrint } from "#server/card/common-print.ts";
import { loadCardsById } from "#server/card/store.ts";
import { card } from "#server/card/table.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import type { Deps } from "#server/deps.ts";
import { loadGameweek } from "./load-gameweek.ts";
import { loadOwnedPlayers } from "./make-offer.ts";
import {
  countSignings,
  isMonthUsed,
  loadOffer,
  loadOfferedPlayers,
  loadSignings,
  type OfferRow,
} from "./store.ts";
import { scoutSigning } from "./table.ts";

interface Asked {
  readonly offerId: number;
  readonly playerId: number;
}

type Signed = Outcome<CardView, { code: "not_found" } | SigningRefusal>;

/**
 * Gives the viewer the card of one player of an offer: card and signing in one transaction, or neither.
 * scout_signing_once enforces one per look, scout_signing_number_once and scout_signing_season_limit enforce 45 a
 * season. Of several calls at once, one signs; the others find it done. docs/rules.md#the-scout.
 */
export async function signPlayer({ db, clock }: Deps, viewer: Viewer, asked: Asked): Promise<Signed> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, `scout ${viewer.id}`);
    const offer = await loadOffer(tx, viewer.id, asked.offerId);
    const player = (await loadOfferedPlayers(tx, [asked.playerId])).get(asked.playerId);
    if (offer === null || player === undefined) return refused({ code: "not_found" as const });
    const now = clock.now();
    const look = looks.find((one) => one === offer.look) ?? 1;
    const decided = decideSigning({
      ...asked,
      playerName: player.playerName,
      offeredIds: offer.playerIds,
      isOpen: await isOpen(tx, offer, now),
      isTaken:
        (await loadSignings(tx, viewer.id, offer)).has(look) ||
        (await isMonthUsed(tx, viewer.id, offer.tournamentId)),
      isOwned: (await loadOwnedPlayers(tx, viewer.id, [asked.playerId])).length > 0,
      signed: await countSignings(tx, viewer.id, offer.season),
    });
    if (!decided.ok) return decided;
    const createdAt = new Date(now);
    const print = toCommonPrint({ ...player, club: player.club ?? "" });
    const [made] = await tx
      .insert(card)
      .values({ ...print, origin: "scout", userId: viewer.id, createdAt })
      .returning({ id: card.id });
    if (made === undefined) throw new Error("the card was not made");
    const { season, round, tournamentId } = offer;
    await tx.insert(scoutSigning).values({
      userId: viewer.id,
      season,
      round,
      look,
      tournamentId,
      number: decided.value,
      playerId: asked.playerId,
      cardId: made.id,
      signedAt: createdAt,
    });
    const [view] = await loadCardsById(tx, viewer.id, [made.id]);
    if (view === undefined) throw new Error("the card is not there");
    return accepted(view);
  });
}

/** Whether the offer belongs to its league's current gameweek. */
async function isOpen(tx: Transaction, { leagueId, season, round }: OfferRow, now: number): Promise<boolean> {
  const gameweek = await loadGameweek(tx, leagueId, now);
  return gameweek !== null && gameweek.season === season && gameweek.round === round;
}
