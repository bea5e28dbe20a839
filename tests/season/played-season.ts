import { eq } from "drizzle-orm";
import { getTable, LEADERBOARD_ROWS, type TablePeriod, type TableRow } from "#contract/leaderboard.ts";
import { enterTournament } from "#contract/tournament.ts";
import { activateTeam, createTeam, saveTeamPositions } from "#contract/team.ts";
import { slotsOf } from "#game/team/formation.ts";
import { card } from "#server/card/table.ts";
import { club, player } from "#server/football/table.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import type { PlainEntry } from "./plain-season.ts";
import type { Entrant, SeasonPlan } from "./season-plan.ts";

export interface SeasonManager {
  readonly user: TestUser;
  readonly teamId: number;
  /** Two for each slot, slot after slot. */
  readonly cardIds: readonly number[];
  readonly codes: readonly (string | null)[];
  /** Which of each two are in the team. */
  fielded: readonly (0 | 1)[];
}

const slots = slotsOf("1-2-1");
const FIRST = slots.map(() => 0 as const);

/** Users with their ten cards and an active team of the first of each two. */
export async function makeManagers(app: TestApp, { squads }: SeasonPlan): Promise<SeasonManager[]> {
  const found = await app.db
    .select({ player, club: club.name })
    .from(player)
    .innerJoin(club, eq(club.id, player.clubId));
  const byKey = new Map(found.map((one) => [one.player.key, one]));
  const managers: SeasonManager[] = [];
  for (const [number, codes] of squads.entries()) {
    const user = await aUser(app, { username: `manager_${number}` });
    const rows = codes.map((code) => {
      const of = byKey.get(code ?? "");
      return {
        userId: user.id,
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
    });
    const cards = await app.db.insert(card).values(rows).returning({ id: card.id });
    const { body } = await user.call(createTeam, { body: { name: `Team ${number}`, formation: "1-2-1" } });
    const manager = { user, teamId: body.id, cardIds: cards.map(({ id }) => id), codes, fielded: FIRST };
    await field(manager, FIRST);
    const activated = await user.call(activateTeam, { params: { id: body.id } });
    if (activated.status !== 200) throw new Error(`a team was not activated: ${activated.status}`);
    managers.push(manager);
  }
  return managers;
}

/** Puts the chosen one of each two cards into the team. */
async function field({ user, teamId, cardIds }: SeasonManager, choice: readonly (0 | 1)[]): Promise<void> {
  const body = slots.map(({ label }, positionIndex) => ({
    cardId: cardIds[2 * positionIndex + (choice[positionIndex] ?? 0)] ?? 0,
    position: label,
    positionIndex,
  }));
  const { status } = await user.call(saveTeamPositions, { params: { id: teamId }, body });
  if (status !== 200) throw new Error(`a line-up was not saved: ${status}`);
}

/** Enters the team in a tournament, and says what must count from now on. */
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

/** A page of a table from a place on, as the screen reads it. */
export async function readPage(reader: TestUser, period: TablePeriod, from: number): Promise<TableRow[]> {
  const { status, body } = await reader.call(getTable, { query: { period, from } });
  if (status !== 200) throw new Error(`the table was not read: ${status}`);
  return body.rows;
}

/** A whole table, page after page. */
export async function readTable(reader: TestUser, period: TablePeriod): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (;;) {
    const page = await readPage(reader, period, rows.length + 1);
    rows.push(...page);
    if (page.length < LEADERBOARD_ROWS) return rows;
  }
}

/** Says when football was last asked for. */
const WRITTEN_EVERY_TIME = ["football_feed"];

/** All rows of all tables but the jobs' own, each with the transaction that wrote it: a single write shows. */
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
