import { eq } from "drizzle-orm";
import { activateTeam, createTeam, saveTeamPositions } from "#contract/team.ts";
import { rarityOf } from "#game/card/rarity.ts";
import { type FiveASideFormationName, slotsOf } from "#game/team/formation.ts";
import { newPictureKey } from "#server/platform/files/serve-pictures.ts";
import { card, cardPhoto } from "#server/card/table.ts";
import { club, player } from "#server/football/table.ts";
import { team, teamSlot } from "#server/team/table.ts";
import type { TestApp } from "./test-app.ts";
import type { TestUser } from "./test-user.ts";

export type CardRow = typeof card.$inferSelect;

/** An approved card of a user; fields that aren't given get sensible defaults. */
export async function aCard(
  app: TestApp,
  user: TestUser,
  given: Partial<typeof card.$inferInsert> = {},
): Promise<CardRow> {
  const [made] = await someCards(app, user, [given]);
  if (made === undefined) throw new Error("the card was not made");
  return made;
}

/** Several approved cards at once, in the order given. */
export async function someCards(
  app: TestApp,
  user: TestUser,
  given: readonly Partial<typeof card.$inferInsert>[],
): Promise<CardRow[]> {
  const rows = given.map((one) => ({
    userId: user.id,
    playerName: "Pat Example",
    position: "midfielder" as const,
    club: "Example Town",
    overall: 70,
    rarity: rarityOf(one.overall ?? 70),
    status: "approved" as const,
    origin: "base" as const,
    createdAt: new Date(app.clock.now()),
    ...one,
  }));
  return app.db.insert(card).values(rows).returning();
}

/** A card that waits for its decision, as the database has it after an upload, which would read a photo for a second. */
export async function aPendingPhoto(app: TestApp, user: TestUser): Promise<CardRow> {
  const made = await aCard(app, user, { origin: "photo", status: "pending" });
  const { id: cardId, playerName, position, club: clubName, playerId } = made;
  const shown = { width: 200, height: 240, placeholder: "data:image/webp;base64," };
  const claim = { playerName, position, club: clubName, playerId };
  await app.db.insert(cardPhoto).values({ cardId, key: newPictureKey(), ...shown, claim });
  return made;
}

/** The card fields that come from a player. */
export function cardOf({ id, name, position }: typeof player.$inferSelect): Partial<CardRow> {
  return { playerId: id, playerName: name, position };
}

/** An approved card of a real player, found by the provider's key. */
export async function aCardOf(app: TestApp, user: TestUser, playerKey: string): Promise<CardRow> {
  const [found] = await app.db
    .select({ player, club: club.name })
    .from(player)
    .innerJoin(club, eq(club.id, player.clubId))
    .where(eq(player.key, playerKey));
  if (found === undefined) throw new Error(`there is no player ${playerKey}`);
  const { id, name, position, overall } = found.player;
  return aCard(app, user, { playerId: id, playerName: name, position, overall, club: found.club });
}

/** An active team of five, made through the API: the cards fill the formation's slots in the order given. */
export async function anActiveTeam(
  user: TestUser,
  cards: readonly Pick<CardRow, "id">[],
  formation: FiveASideFormationName = "1-2-1",
): Promise<number> {
  const made = await user.call(createTeam, { body: { name: "The Five", formation } });
  const params = { id: made.body.id };
  const filled = slotsOf(formation).map(({ label }, positionIndex) => ({
    cardId: cards[positionIndex]?.id ?? 0,
    position: label,
    positionIndex,
  }));
  const saved = await user.call(saveTeamPositions, { params, body: filled });
  const activated = await user.call(activateTeam, { params });
  const statuses = [made.status, saved.status, activated.status];
  if (statuses.some((status) => status !== 200))
    throw new Error(`the team was not made: ${statuses.join(" ")}`);
  return made.body.id;
}

/** The same result as `anActiveTeam`, written straight into the database: faster when a test needs many. */
export async function aWrittenTeam(
  { db, clock }: TestApp,
  user: TestUser,
  cards: readonly Pick<CardRow, "id">[],
): Promise<number> {
  const at = new Date(clock.now());
  const row = { userId: user.id, name: "The Five", formation: "1-2-1" as const, isActive: true, version: 2 };
  const [made] = await db
    .insert(team)
    .values({ ...row, createdAt: at, updatedAt: at })
    .returning({ id: team.id });
  const teamId = made?.id ?? 0;
  const filled = slotsOf("1-2-1").map(({ label: position }, positionIndex) => {
    return { teamId, cardId: cards[positionIndex]?.id ?? 0, position, positionIndex };
  });
  await db.insert(teamSlot).values(filled);
  return teamId;
}
