import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider, ProvidedFixture } from "#server/football/provider.ts";
import { pairOf } from "#server/football/remote/missing-fixtures.ts";
import { withoutKnown } from "./adopt.ts";

/** A list with this share of a season's stored fixtures is its schedule; one of live scores has only a few. */
const SCHEDULE_SHARE = 0.9;

type Pairing = Pick<ProvidedFixture, "key" | "leagueId" | "season" | "homeClubKey" | "awayClubKey">;

/**
 * Fixtures under a new key, for example after a provider has renumbered a season: a club is at home to another once a
 * season, so if a schedule has this pair under a new key and no longer has the stored key, it's the same fixture. A
 * replayed match comes next to the abandoned one, and both stay.
 */
export async function renewFixtureKeys(
  tx: Queryable,
  provider: FootballProvider["name"],
  fixtures: readonly ProvidedFixture[],
): Promise<void> {
  const fresh = await withoutKnown(tx, "fixture", provider, fixtures);
  for (const ofSeason of Map.groupBy(fresh, seasonOf).values()) {
    const [first] = ofSeason;
    if (first === undefined) continue;
    const named = fixtures.filter((one) => seasonOf(one) === seasonOf(first));
    const stored = await loadPairings(tx, provider, first);
    if (named.length >= stored.length * SCHEDULE_SHARE) await renew(tx, ofSeason, { named, stored });
  }
}

async function renew(
  tx: Queryable,
  fresh: readonly Pairing[],
  { named, stored }: { readonly named: readonly Pairing[]; readonly stored: readonly Stored[] },
): Promise<void> {
  const keys = new Set(named.map(({ key }) => key));
  const gone = Map.groupBy(
    stored.filter(({ key }) => !keys.has(key)),
    pairOf,
  );
  for (const [pair, [found, other]] of Map.groupBy(fresh, pairOf)) {
    const [former, twin] = gone.get(pair) ?? [];
    if (found === undefined || former === undefined || other !== undefined || twin !== undefined) continue;
    await tx.execute(sql`update fixture set key = ${found.key} where id = ${former.id}`);
  }
}

type Stored = Pairing & { readonly id: number };

/** Served by fixture_round_idx. */
async function loadPairings(
  tx: Queryable,
  provider: FootballProvider["name"],
  { leagueId, season }: Pairing,
): Promise<readonly Stored[]> {
  const { rows } = await tx.execute<Stored & Record<string, unknown>>(sql`
    select fixture.id, fixture.key, fixture.league_id as "leagueId", fixture.season, home.key as "homeClubKey",
           away.key as "awayClubKey"
      from fixture
      join club home on home.id = fixture.home_club_id
      join club away on away.id = fixture.away_club_id
     where fixture.provider = ${provider} and fixture.league_id = ${leagueId} and fixture.season = ${season}`);
  return rows;
}

function seasonOf({ leagueId, season }: Pairing): string {
  return `${leagueId} ${season}`;
}
