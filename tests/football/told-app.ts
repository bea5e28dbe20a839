import { eq } from "drizzle-orm";
import { HOUR_MS } from "#game/milliseconds.ts";
import { card } from "#server/card/table.ts";
import { ingestCatalogue } from "#server/football/ingest-catalogue.ts";
import type { FootballProvider, ProvidedClub, ProvidedPlayer } from "#server/football/provider.ts";
import { performance, player } from "#server/football/table.ts";
import { keepTerm } from "#server/football/terms.ts";
import type { CardRow } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

type Provider = FootballProvider["name"];
export type PlayerRow = typeof player.$inferSelect;

/** Panna follows the simulated provider; imported football was there before. */
export const [EARLIER, PRESENT] = ["import", "simulated"] as const;

function aClub(name: string): ProvidedClub {
  return {
    key: name,
    leagueId: "premier-league",
    name,
    shortName: name,
    code: "CLB",
    primaryColour: "#000000",
    secondaryColour: "#ffffff",
    logoUrl: null,
  };
}

/** A player of the Reds, as a provider reports them. */
export function aToldPlayer(key: string, name: string, given: Partial<ProvidedPlayer> = {}): ProvidedPlayer {
  const own = { key, clubKey: "Reds", name, shortName: name, photoUrl: null };
  return { ...own, position: "defender", overall: 70, ...given };
}

/** A Panna with players from several providers. */
export interface ToldApp extends TestApp {
  readonly admin: TestUser;
  /** Follows this provider from now on, with these players. */
  tell(provider: Provider, players: readonly ProvidedPlayer[]): Promise<void>;
  playerOf(provider: Provider, key: string): Promise<PlayerRow>;
  /** The id of the player a card is linked to. */
  linkOf(made: CardRow): Promise<number | null | undefined>;
  /** The ids of the players with figures in a fixture. */
  scorersOf(fixtureId: number): Promise<number[]>;
  later(hours: number): void;
}

export async function makeToldApp(): Promise<ToldApp> {
  const app = await makeTestApp();
  const { db, clock } = app;
  return {
    ...app,
    admin: await aUser(app, { isAdmin: true, username: "the_admin" }),
    async tell(provider, players) {
      const now = clock.now();
      await keepTerm(db, provider, now);
      const leagues = [{ id: "premier-league", name: "Premier League", country: "England" }] as const;
      const clubs = [aClub("Reds"), aClub("Blues")];
      await ingestCatalogue(db, provider, { leagues, clubs, players }, now);
    },
    async playerOf(provider, key) {
      const rows = await db.select().from(player).where(eq(player.provider, provider));
      const found = rows.find((row) => row.key === key);
      if (found === undefined) throw new Error(`${provider} has no player ${key}`);
      return found;
    },
    async linkOf({ id }) {
      return (await db.select().from(card).where(eq(card.id, id)))[0]?.playerId;
    },
    async scorersOf(fixtureId) {
      const rows = await db.select().from(performance).where(eq(performance.fixtureId, fixtureId));
      return rows.map(({ playerId }) => playerId);
    },
    later(hours) {
      clock.set(clock.now() + hours * HOUR_MS);
    },
  };
}
