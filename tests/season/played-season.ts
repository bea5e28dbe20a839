import { eq } from "drizzle-orm";
import { getTable, LEADERBOARD_ROWS, type TablePeriod, type TableRow } from "#contract/leaderboard.ts";
import { enterTournament } from "#contract/tournament.ts";
import { saveTeamPositions } from "#contract/team.ts";
import { slotsOf } from "#game/team/formation.ts";
import { card } from "#server/card/table.ts";
import { club, player } from "#server/football/table.ts";
import { team, teamSlot } from "#server/team/table.ts";
import { manyUsers } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import type { PlainEntry } from "./plain-tables.ts";
import type { Entrant, SeasonPlan } from "./season-plan.ts";

export interface SeasonManager {
  readonly user: TestUser;
  readonly teamId: number;
  /** Two per slot, in slot order. */
  readonly cardIds: readonly number[];
  readonly codes: readonly (string | null)[];
  /** Which of the two is in the team, by slot. */
  fielded: readonly (0 | 1)[];
}

const slots = slotsOf("1-2-1");
const FIRST = slots.map(() => 0 as const);

/** Users with ten cards and an active team of the first card per slot, written straight to the database. */
export async function makeManagers(app: TestApp, { squads }: SeasonPlan): Promise<SeasonManager[]> {
  const users = await manyUsers(
    app,
    squads.map((_, number) => ({ username: `manager_${number}` })),
  );
  const cardIds = await makeCards(app, users, squads);
  const at = new Date(app.clock.now());
  const teams = await app.db
    .insert(team)
    .values(
      users.map(({ id: userId }, number) => ({
        userId,
        name: `Team ${number}`,
        formation: "1-2-1" as const,
        isActive: true,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .returning({ id: team.id, userId: team.userId });
  const teamIds = new Map(teams.map(({ id, userId }) => [userId, id]));
  const managers = users.map((user, number) => ({
    user,
    teamId: teamIds.get(user.id) ?? 0,
    cardIds: cardIds.get(user.id) ?? [],
    codes: squads[number] ?? [],
    fielded: FIRST,
  }));
  await app.db
    .insert(teamSlot)
    .values(managers.flatMap(({ teamId, cardIds: own }) => placesOf(own, FIRST, teamId)));
  return managers;
}

/** @returns each user's cards, in slot order. */
async function makeCards(
  app: TestApp,
  users: readonly TestUser[],
  squads: SeasonPlan["squads"],
): Promise<Map<string, number[]>> {
  const found = await app.db
    .select({ player, club: club.name })
    .from(player)
    .innerJoin(club, eq(club.id, player.clubId));
  const byKey = new Map(found.map((one) => [one.player.key, one]));
  const rows = users.flatMap(({ id: userId }, number) =>
    (squads[number] ?? []).map((code) => {
      const of = byKey.get(code ?? "");
      return {
        userId,
        playerId: of?.player.id ?? null,
        playerName: of?.player.name ?? "Nobody",
        position: of?.player.position ?? ("midfielder" as const),
        club: of?.club ?? "Nowhere",
        overall: 70,
        rarity: "common" as const,
        status: "approved" as const,
        origin: "base" as const,
        createdAt: new Date(app.clock.now()),
      };
    }),
  );
  const made = await app.db.insert(card).values(rows).returning({ id: card.id, userId: card.userId });
  const cardIds = new Map<string, number[]>(users.map(({ id }) => [id, []]));
  for (const { id, userId } of made.toSorted((a, b) => a.id - b.id)) cardIds.get(userId)?.push(id);
  return cardIds;
}

/** The team's places, with the chosen card per slot. */
function placesOf(cardIds: readonly number[], choice: readonly (0 | 1)[], teamId: number) {
  return slots.map(({ label }, positionIndex) => ({
    teamId,
    cardId: cardIds[2 * positionIndex + (choice[positionIndex] ?? 0)] ?? 0,
    position: label,
    positionIndex,
  }));
}

/** Fields the chosen card in each slot. */
async function field({ user, teamId, cardIds }: SeasonManager, choice: readonly (0 | 1)[]): Promise<void> {
  const body = placesOf(cardIds, choice, teamId).map(({ cardId, position, positionIndex }) => ({
    cardId,
    position,
    positionIndex,
  }));
  const { status } = await user.call(saveTeamPositions, { params: { id: teamId }, body });
  if (status !== 200) throw new Error(`a line-up was not saved: ${status}`);
}

/** Enters the team in a tournament. @returns what must count from now on */
export async function enter(
  app: TestApp,
  tournamentId: number,
  manager: SeasonManager,
  { choice }: Entrant,
): Promise<Omit<PlainEntry, "month">> {
  if (choice !== null) {
    await field(manager, choice);
    manager.fielded = choice;
  }
  const params = { id: tournamentId };
  const { status } = await manager.user.call(enterTournament, { params, body: { teamId: manager.teamId } });
  if (status !== 200) throw new Error(`a team was not entered: ${status}`);
  return {
    user: manager.user.id,
    enteredAt: app.clock.now(),
    five: manager.fielded.map((which, slot) => manager.codes[2 * slot + which] ?? null),
  };
}

/** One page of a table from a position, as the screen reads it. */
export async function readPage(reader: TestUser, period: TablePeriod, from: number): Promise<TableRow[]> {
  const { status, body } = await reader.call(getTable, { query: { period, from } });
  if (status !== 200) throw new Error(`the table was not read: ${status}`);
  return body.rows;
}

/** A whole table, read page by page. */
export async function readTable(reader: TestUser, period: TablePeriod): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (;;) {
    const page = await readPage(reader, period, rows.length + 1);
    rows.push(...page);
    if (page.length < LEADERBOARD_ROWS) return rows;
  }
}

/** Stores when football was last requested. */
const WRITTEN_EVERY_TIME = ["football_feed"];

/** All rows of all tables except the jobs' own, each with the transaction that wrote it, so a single write shows. */
export async function printOf(app: TestApp): Promise<Record<string, string>> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> all($1) order by tablename`,
    [WRITTEN_EVERY_TIME],
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await app.pool.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(one::text) || xmin, ',' order by ctid)), '') as print
         from "${name}" as one`,
    );
    prints[name] = rows[0]?.print ?? "";
  }
  return prints;
}
