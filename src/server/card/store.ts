import { and, asc, desc, eq, or, type Placeholder, sql, type SQL } from "drizzle-orm";
import type { CardView, OwnCardView } from "#contract/card/card.ts";
import { displayName } from "#game/account/display-name.ts";
import { isSealed, isSpecial } from "#game/card/card-status.ts";
import { longestLock } from "#game/card/card-lock.ts";
import { club, player } from "#server/football/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { toFaceView, toWholePhotoView } from "#server/card/photo/photo-files.ts";
import { clubs } from "#game/world/catalogue/clubs.ts";
import { type CardHolds, loadCardLocks } from "./locks.ts";
import { card, cardPhoto } from "./table.ts";

export type CardRow = typeof card.$inferSelect;

/** The columns for a card's views. */
const shown = {
  id: card.id,
  playerId: card.playerId,
  playerName: card.playerName,
  position: card.position,
  club: card.club,
  imageUrl: card.imageUrl,
  overall: card.overall,
  rarity: card.rarity,
  status: card.status,
  origin: card.origin,
  verificationCode: card.verificationCode,
  createdAt: card.createdAt,
  rejectionReason: card.rejectionReason,
  revealedAt: card.revealedAt,
};

/** The columns of the club of a card's player, for its badge. */
const linkedClub = {
  name: club.name,
  shortName: club.shortName,
  code: club.code,
  primary: club.primaryColour,
  secondary: club.secondaryColour,
};

type ShownRow = Pick<CardRow, keyof typeof shown>;

/** A card as anyone with access sees it. */
export function toCardView(row: ShownRow, linked: LinkedClub | null): CardView {
  const isApproved = row.status === "approved";
  return {
    id: row.id,
    playerName: row.playerName,
    position: row.position,
    club: row.club,
    imageUrl: row.imageUrl,
    overall: row.overall,
    rarity: row.rarity,
    isApproved,
    createdAt: row.createdAt.toISOString(),
    verificationCode: row.verificationCode,
    playerId: row.playerId,
    isSpecial: isSpecial({ origin: row.origin, isApproved }),
    ...badgeOf(row.club, linked),
  };
}

/**
 * The viewer's cards as their owner sees them, newest first.
 *
 * @param now the application's time in epoch milliseconds, for the locks
 */
export async function loadOwnCards(
  { db, cardHolds }: { readonly db: Queryable; readonly cardHolds: CardHolds },
  viewer: Viewer,
  now: number,
  only?: SQL,
): Promise<OwnCardView[]> {
  const userId = viewer.id;
  const rows = await (only === undefined ? allRowsOf(db).execute({ userId }) : selectRows(db, userId, only));
  if (rows.length === 0) return [];
  const locks = await loadCardLocks(cardHolds, db, userId, now);
  const user = { id: userId, name: displayName(viewer.user), email: viewer.user.email };
  return rows.map(({ card: row, linked, photo }) => ({
    ...toCardView(row, linked),
    user,
    status: row.status,
    rejectionReason: row.rejectionReason,
    origin: row.origin,
    photo: photo === null ? null : toFaceView(photo),
    wholePhoto: photo === null ? null : toWholePhotoView(photo),
    lockedUntil: longestLock(locks.get(row.id) ?? [])?.until ?? null,
    isSealed: isSealed(row),
  }));
}

const allRowsOf = preparedOnce((db) => selectRows(db, sql.placeholder("userId")).prepare("cards_of"));

function selectRows(db: Queryable, userId: string | Placeholder, only?: SQL) {
  const { cardId, width, height, placeholder, faceKey, faceHeight, facePlaceholder } = cardPhoto;
  return db
    .select({
      card: shown,
      linked: linkedClub,
      photo: { cardId, width, height, placeholder, faceKey, faceHeight, facePlaceholder },
    })
    .from(card)
    .leftJoin(player, eq(player.id, card.playerId))
    .leftJoin(club, eq(club.id, player.clubId))
    .leftJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .where(and(eq(card.userId, userId), only))
    .orderBy(desc(card.id));
}

/**
 * A user's cards with these ids, newest first; other users' ids count as unknown. It runs at every drop in the team
 * builder, so the connection keeps it prepared: planning it takes longer than answering it. The ids are unpacked from
 * one array, so the planner doesn't plan again each time.
 */
export async function loadCardsById(
  db: Queryable,
  userId: string,
  ids: readonly number[],
): Promise<CardView[]> {
  if (ids.length === 0) return [];
  const rows = await cardsByIdOf(db).execute({ userId, ids });
  return rows.map(({ card: row, linked }) => toCardView(row, linked));
}

const cardsByIdOf = preparedOnce((db) => selectById(db).orderBy(desc(card.id)).prepare("cards_by_id"));

/** The same, locked as `holdCards` does. */
export async function holdCardsById(
  tx: Queryable,
  userId: string,
  ids: readonly number[],
): Promise<CardView[]> {
  if (ids.length === 0) return [];
  const rows = await heldCardsById(tx).execute({ userId, ids });
  return rows.map(({ card: row, linked }) => toCardView(row, linked));
}

const heldCardsById = preparedOnce((tx) =>
  selectById(tx).orderBy(asc(card.id)).for("share", { of: card }).prepare("held_cards_by_id"),
);

function selectById(db: Queryable) {
  return db
    .select({ card: shown, linked: linkedClub })
    .from(card)
    .leftJoin(player, eq(player.id, card.playerId))
    .leftJoin(club, eq(club.id, player.clubId))
    .where(
      and(
        eq(card.userId, sql.placeholder("userId")),
        sql`${card.id} = any(array(select unnest(${sql.placeholder("ids")}::integer[])))`,
      ),
    );
}

/** A user's card with its real player's current league and club, or the last ones if the player has left. */
export interface LinkedCard {
  readonly row: CardRow;
  readonly hasLeft: boolean | null;
  readonly leagueId: string | null;
  readonly clubId: number | null;
  readonly clubName: string | null;
}

/** A user's cards with their real players' current leagues and clubs. */
export async function loadLinkedCards(db: Queryable, userId: string): Promise<LinkedCard[]> {
  return linkedCardsOf(db).execute({ userId });
}

const linkedCardsOf = preparedOnce((db) =>
  selectLinked(db, sql.placeholder("userId")).prepare("linked_cards_of"),
);

/**
 * Those with these ids or players. It runs at every change of a fantasy squad, so the connection keeps it prepared.
 */
export async function loadLinkedCardsBy(
  db: Queryable,
  userId: string,
  { ids, playerIds }: { readonly ids: readonly number[]; readonly playerIds: readonly number[] },
): Promise<LinkedCard[]> {
  const isAsked = or(
    sql`${card.id} = any(${sql.param([...ids])}::integer[])`,
    sql`${card.playerId} = any(${sql.param([...playerIds])}::integer[])`,
  );
  return selectLinked(db, userId, isAsked).prepare("linked_cards_by").execute();
}

function selectLinked(db: Queryable, userId: string | Placeholder, only?: SQL) {
  return db
    .select({
      row: card,
      hasLeft: player.hasLeft,
      leagueId: club.leagueId,
      clubId: club.id,
      clubName: club.name,
    })
    .from(card)
    .leftJoin(player, eq(player.id, card.playerId))
    .leftJoin(club, eq(club.id, player.clubId))
    .where(and(eq(card.userId, userId), only))
    .orderBy(card.id);
}

/**
 * Locks a user's cards until the transaction ends, so they can't be deleted.
 * Always in the order of their ids, so two transactions never deadlock.
 */
export async function holdCards(tx: Queryable, userId: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await heldCards(tx).execute({ userId, ids });
}

const heldCards = preparedOnce((tx) =>
  tx
    .select({ id: card.id })
    .from(card)
    .where(
      and(
        eq(card.userId, sql.placeholder("userId")),
        sql`${card.id} = any(array(select unnest(${sql.placeholder("ids")}::integer[])))`,
      ),
    )
    .orderBy(asc(card.id))
    .for("share")
    .prepare("held_cards"),
);

/** The club of a card's real player; all null: the card isn't linked, or the player has no club. */
interface LinkedClub {
  readonly name: string | null;
  readonly shortName: string | null;
  readonly code: string | null;
  readonly primary: string | null;
  readonly secondary: string | null;
}

type Badge = Pick<CardView, "clubCode" | "clubColours">;

const UNKNOWN: Badge = { clubCode: null, clubColours: null };

const catalogue = new Map<string, Badge>(
  clubs.flatMap(({ name, shortName, code, colours: [primary, secondary] }) =>
    [shortName, name].map((one) => [one, { clubCode: code, clubColours: { primary, secondary } }]),
  ),
);

/**
 * The code and colours of the club that's printed on a card, so the badge and the text beside it agree. The player's
 * current club tells them if it's the same one; if he has moved, or the card isn't linked, the catalogue does.
 */
export function badgeOf(printed: string, linked: LinkedClub | null): Badge {
  if (linked === null || (linked.name !== printed && linked.shortName !== printed)) {
    return catalogue.get(printed) ?? UNKNOWN;
  }
  const { code, primary, secondary } = linked;
  const colours = primary === null || secondary === null ? null : { primary, secondary };
  return { clubCode: code, clubColours: colours };
}
