import { and, eq, sql } from "drizzle-orm";
import { FIXTURES_AHEAD, type PlayerPage } from "#contract/football/player-page.ts";
import type { Position } from "#game/card/position.ts";
import { clubRecords } from "#game/fantasy/advice/club-records.ts";
import type { Performance } from "#game/football/performance.ts";
import { type Season, seasonOf } from "#game/leaderboard/season.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { card } from "#server/card/table.ts";
import type { Deps } from "#server/deps.ts";
import { playerSeason } from "#server/football/player/table.ts";
import { club, league, player } from "#server/football/table.ts";
import { fixturesOfClub, isToCome, toComing } from "#server/football/view/coming-fixtures.ts";
import type { SeasonFixture } from "#server/football/view/load-seasons.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { type Game, loadGames } from "./load-games.ts";
import type { ownership } from "./ownership.ts";

export interface PlayerSources {
  /** The fixtures of a league's season. */
  readonly fixturesOf: (leagueId: string) => Promise<readonly SeasonFixture[]>;
  readonly ownershipOf: ReturnType<typeof ownership>;
}

/** A real player as the viewer sees him. Two queries of its own; fixtures and ownership are shared among requests. */
export async function loadPlayer(
  { db, clock }: Deps,
  viewer: Pick<Viewer, "id">,
  playerId: number,
  { fixturesOf, ownershipOf }: PlayerSources,
): Promise<Outcome<PlayerPage, { code: "not_found" }>> {
  const now = clock.now();
  const season = seasonOf(now);
  const found = await loadFacts(db, viewer, { playerId, season });
  if (found === null) return refused({ code: "not_found" });
  const { id, name, position, overall, photo, ownCards } = found;
  const [games, ahead, owned] = await Promise.all([
    loadGames(db, { playerId, clubId: found.clubId, position, season }),
    loadAhead(fixturesOf, found, now),
    ownershipOf(playerId),
  ]);
  return accepted({
    player: { id, name, position, overall, photo, club: toClubView(found) },
    season: totalsOf(season, games),
    games: games.map(({ figures: _, ...game }) => game),
    ahead,
    ownership: owned,
    ownCards: [...ownCards],
  });
}

interface Facts {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
  readonly overall: number;
  readonly photo: string | null;
  readonly clubId: number | null;
  readonly club: typeof club.$inferSelect | null;
  readonly leagueName: string | null;
  readonly ownCards: PlayerPage["ownCards"];
}

/** Position and overall are those of the season (docs/decisions/0070-a-position-belongs-to-a-season.md). */
async function loadFacts(
  db: Queryable,
  viewer: Pick<Viewer, "id">,
  { playerId, season }: { readonly playerId: number; readonly season: Season },
): Promise<Facts | null> {
  const rows = await db
    .select({
      id: player.id,
      name: player.name,
      position: sql<Position>`coalesce(${playerSeason.position}, ${player.position})`,
      overall: sql<number>`coalesce(${playerSeason.overall}, ${player.overall})`,
      photo: player.photoUrl,
      clubId: player.clubId,
      club,
      leagueName: league.name,
      ownCards: sql<PlayerPage["ownCards"]>`coalesce((
        select json_agg(json_build_object('id', c.id, 'overall', c.overall, 'rarity', c.rarity, 'origin', c.origin)
                        order by c.id)
          from ${card} c
         where c.user_id = ${viewer.id} and c.player_id = ${player.id} and c.status = 'approved'), '[]')`,
    })
    .from(player)
    .leftJoin(club, eq(club.id, player.clubId))
    .leftJoin(league, eq(league.id, club.leagueId))
    .leftJoin(
      playerSeason,
      and(eq(playerSeason.playerId, player.id), eq(playerSeason.season, season.startYear)),
    )
    .where(eq(player.id, playerId));
  return rows[0] ?? null;
}

function toClubView({ club: found, leagueName }: Facts): PlayerPage["player"]["club"] {
  if (found === null) return null;
  return {
    name: found.name,
    code: found.code,
    logo: found.logoUrl,
    colours: { primary: found.primaryColour, secondary: found.secondaryColour },
    leagueName: leagueName ?? "",
  };
}

function totalsOf(season: Season, games: readonly Game[]): PlayerPage["season"] {
  const sum = (figure: keyof Performance): number =>
    games.reduce((total, { figures }) => total + (figures?.[figure] ?? 0), 0);
  return {
    name: season.name,
    points: games.reduce((total, { points }) => total + points, 0),
    appearances: games.filter(({ minutes }) => minutes > 0).length,
    minutes: sum("minutes"),
    goals: sum("goals"),
    assists: sum("assists"),
  };
}

async function loadAhead(
  fixturesOf: PlayerSources["fixturesOf"],
  { clubId, club: found }: Facts,
  now: number,
): Promise<PlayerPage["ahead"]> {
  if (clubId === null || found === null) return [];
  const fixtures = await fixturesOf(found.leagueId);
  const records = clubRecords(fixtures);
  return fixturesOfClub(fixtures, clubId)
    .filter((fixture) => isToCome(fixture, now))
    .slice(0, FIXTURES_AHEAD)
    .map((fixture) => ({
      fixtureId: fixture.id,
      round: fixture.round,
      ...toComing(fixture, clubId, records),
    }));
}
