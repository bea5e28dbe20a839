import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ingestCatalogue } from "#server/football/ingest-catalogue.ts";
import type { FootballProvider, ProvidedClub, ProvidedPlayer } from "#server/football/provider.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
});

afterAll(() => database.drop());

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

function aPlayer(key: string, name: string, given: Partial<ProvidedPlayer> = {}): ProvidedPlayer {
  return {
    key,
    clubKey: "Reds",
    name,
    shortName: name,
    position: "defender",
    overall: 70,
    photoUrl: null,
    ...given,
  };
}

async function tell(provider: FootballProvider["name"], players: readonly ProvidedPlayer[]): Promise<void> {
  const leagues = [{ id: "premier-league", name: "Premier League", country: "England" }] as const;
  await ingestCatalogue(
    database.db,
    provider,
    { leagues, clubs: [aClub("Reds"), aClub("Blues")], players },
    0,
  );
}

async function idsOf(provider: FootballProvider["name"]): Promise<Record<string, number>> {
  const { rows } = await database.db.execute<{ key: string; id: number }>(
    sql`select key, id from player where provider = ${provider}`,
  );
  return Object.fromEntries(rows.map(({ key, id }) => [key, id]));
}

test("players of two providers are the same by their code, at whatever club, and by nothing doubtful", async () => {
  await tell("import", [
    aPlayer("a", "Sávio Moreira de Oliveira", { code: "11" }),
    aPlayer("b", "Danilo Silva", { code: "12" }),
    aPlayer("c", "Mamadou Sarr"),
    aPlayer("d", "Souza"),
    aPlayer("e", "Robin Example"),
  ]);
  const before = await idsOf("import");
  await tell("fpl", [
    aPlayer("1", "Savinho", { code: "11", clubKey: "Blues" }),
    aPlayer("2", "Danilo Silva", { code: "99" }),
    aPlayer("3", "Malang Sarr"),
    aPlayer("4", "Emerson Aparecido Leite de Souza Junior", { shortName: "Emerson Royal" }),
    aPlayer("5", "Robin Example"),
  ]);
  const after = await idsOf("fpl");
  expect([after["1"], after["5"]]).toEqual([before["a"], before["e"]]);
  const rest = await idsOf("import");
  expect(rest).toEqual({ b: before["b"], c: before["c"], d: before["d"] });
});
