import { and, asc, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { CardView } from "#contract/card/card.ts";
import type { SlotView, TeamView } from "#contract/team.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { teamRating } from "#game/team/team-rating.ts";
import { user } from "#server/account/table.ts";
import { loadCardsById } from "#server/card/store.ts";
import { card } from "#server/card/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { team, teamSlot } from "./table.ts";

export type TeamRow = typeof team.$inferSelect;

/**
 * A team as its owner sees it.
 * @param overalls of its cards, for the team rating
 */
export function toTeamView(row: TeamRow, overalls: readonly number[]): TeamView {
  const { id, name, formation, isActive, version } = row;
  return { id, name, formation, isActive, teamRating: teamRating(overalls), version };
}

/** A user's teams, newest first. Served by team_user_id_idx and the key of team_slot. */
export async function loadTeams(db: Queryable, userId: string): Promise<TeamView[]> {
  const rows = await teamsOf(db).execute({ userId });
  return rows.map(({ team: row, overalls }) => toTeamView(row, overalls));
}

const teamsOf = preparedOnce((db) =>
  db
    .select({
      team,
      overalls: sql<
        number[]
      >`coalesce(array_agg(${card.overall}) filter (where ${card.id} is not null), '{}')`,
    })
    .from(team)
    .leftJoin(teamSlot, eq(teamSlot.teamId, team.id))
    .leftJoin(card, eq(card.id, teamSlot.cardId))
    .where(eq(team.userId, sql.placeholder("userId")))
    .groupBy(team.id)
    .orderBy(desc(team.id))
    .prepare("teams_of"),
);

/** One of a user's teams; null where it is not there or somebody else's. */
export async function loadTeam(db: Queryable, userId: string, teamId: number): Promise<TeamRow | null> {
  const rows = await db
    .select()
    .from(team)
    .where(and(eq(team.id, teamId), eq(team.userId, userId)));
  return rows[0] ?? null;
}

/** The same, held until the transaction ends: a line-up that is being saved is waited for, and seen. */
export async function holdTeam(tx: Queryable, userId: string, teamId: number): Promise<TeamRow | null> {
  const rows = await heldTeamOf(tx).execute({ userId, teamId });
  return rows[0] ?? null;
}

const heldTeamOf = preparedOnce((tx) =>
  tx
    .select()
    .from(team)
    .where(and(eq(team.id, sql.placeholder("teamId")), eq(team.userId, sql.placeholder("userId"))))
    .for("no key update")
    .prepare("held_team_of"),
);

/**
 * Lets changes of one user's teams follow each other until the transaction ends. Held before any team is read, so that
 * two activations at the same moment never wait for each other's rows, and team_one_active_per_user is never hit.
 */
export async function holdTeams(tx: Queryable, userId: string): Promise<void> {
  await heldOwner(tx).execute({ userId });
}

const heldOwner = preparedOnce((tx) =>
  tx
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, sql.placeholder("userId")))
    .for("no key update")
    .prepare("held_owner"),
);

/**
 * Makes one of a user's teams the active one, the others inactive. Their versions stay: those tell of names and
 * line-ups, and a line-up open in another tab isn't affected.
 */
export async function switchActiveTeam(tx: Queryable, userId: string, teamId: number): Promise<void> {
  await tx
    .update(team)
    .set({ isActive: false })
    .where(and(eq(team.userId, userId), eq(team.isActive, true), ne(team.id, teamId)));
  await tx.update(team).set({ isActive: true }).where(eq(team.id, teamId));
}

/** A user's active team; null if they have none. */
export async function loadActiveTeam(db: Queryable, userId: string): Promise<TeamRow | null> {
  const rows = await activeTeamOf(db).execute({ userId });
  return rows[0] ?? null;
}

const activeTeamOf = preparedOnce((db) =>
  db
    .select()
    .from(team)
    .where(and(eq(team.userId, sql.placeholder("userId")), sql`${team.isActive}`))
    .prepare("active_team"),
);

/** The slots of a team with their cards, in the order of the formation. */
export async function loadSlots(db: Queryable, userId: string, teamId: number): Promise<SlotView[]> {
  const rows = await slotsOf(db).execute({ teamId });
  const cards = await loadCardsById(
    db,
    userId,
    rows.map(({ cardId }) => cardId),
  );
  return toSlotViews(rows, cards);
}

const slotsOf = preparedOnce((db) =>
  db
    .select()
    .from(teamSlot)
    .where(eq(teamSlot.teamId, sql.placeholder("teamId")))
    .orderBy(asc(teamSlot.positionIndex), asc(teamSlot.position))
    .prepare("slots_of"),
);

/** The slots with their cards; one whose card is not among these is left out. */
export function toSlotViews(rows: readonly Omit<SlotView, "card">[], cards: readonly CardView[]): SlotView[] {
  const byId = new Map(cards.map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const found = byId.get(row.cardId);
    return found === undefined ? [] : [{ ...row, card: found }];
  });
}

/** The teams that a card is in. Served by team_slot_card_id_idx. */
export async function findTeamsWithCard(
  db: Queryable,
  cardId: number,
): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: team.id, name: team.name })
    .from(teamSlot)
    .innerJoin(team, eq(team.id, teamSlot.teamId))
    .where(eq(teamSlot.cardId, cardId));
}

/** Holds a user's teams that a card is in until the transaction ends, so nobody enters or changes them. */
export async function holdTeamsWithCard(tx: Queryable, userId: string, cardId: number): Promise<number[]> {
  await holdTeams(tx, userId);
  const withCard = tx.select({ id: teamSlot.teamId }).from(teamSlot).where(eq(teamSlot.cardId, cardId));
  const held = await tx
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.userId, userId), inArray(team.id, withCard)))
    .orderBy(asc(team.id))
    .for("update");
  return held.map(({ id }) => id);
}

/** Empties the slots that a card has in these teams. Their versions count up: a builder that has one open notices. */
export async function takeOutOfTeams(
  tx: Queryable,
  {
    cardId,
    teamIds,
    at,
  }: { readonly cardId: number; readonly teamIds: readonly number[]; readonly at: Date },
): Promise<void> {
  if (teamIds.length === 0) return;
  const ids = [...teamIds];
  await tx.delete(teamSlot).where(and(eq(teamSlot.cardId, cardId), inArray(teamSlot.teamId, ids)));
  await tx
    .update(team)
    .set({ version: sql`${team.version} + 1`, updatedAt: at })
    .where(inArray(team.id, ids));
}

/**
 * Empties the slots of cards in teams that have the same real player on another card: the cards have been linked to him
 * (docs/rules.md#out-of-position). Of several such cards in one team the first stays. Versions count up as above.
 */
export async function takeOutRepeated(
  tx: Queryable,
  { cardIds, at }: { readonly cardIds: readonly number[]; readonly at: Date },
): Promise<void> {
  if (cardIds.length === 0) return;
  await tx.execute(sql`
    with linked as (select unnest(${sql.param([...cardIds])}::integer[]) as id),
    emptied as (
      delete from team_slot slot
       using card
       where card.id = slot.card_id and card.id in (select id from linked)
         and exists (
           select from team_slot other_slot join card other on other.id = other_slot.card_id
            where other_slot.team_id = slot.team_id and other.player_id = card.player_id and other.id <> card.id
              and (other.id < card.id or other.id not in (select id from linked)))
      returning slot.team_id)
    update team set version = version + 1, updated_at = ${at} where id in (select team_id from emptied)`);
}

/**
 * Whether a user has an active team that can play: all five slots are filled. While its line-up is being changed it may
 * have fewer.
 */
export async function hasTeamToPlay(db: Queryable, userId: string): Promise<boolean> {
  return (await db.$count(team, and(eq(team.userId, userId), team.isActive, isFull(sql`${team.id}`)))) > 0;
}

/**
 * The condition that the team whose id this SQL names has five different players. Served by team_slot_one_card and the
 * key of card.
 */
export function isFull(teamId: SQL): SQL {
  return sql`(select count(distinct coalesce(card.player_id, -card.id)) from team_slot
                join card on card.id = team_slot.card_id where team_slot.team_id = ${teamId}) = ${TEAM_SIZE}`;
}
