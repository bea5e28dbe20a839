import { type SQL, sql } from "drizzle-orm";
import type { NotificationNews } from "#contract/notification/notification.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { expiryOf } from "./push-life.ts";

/**
 * Whether news is no longer worth a push, for example after a night: it has expired, or the receiver has already acted
 * on it.
 *
 * @param now the game's time, epoch milliseconds
 */
export async function isOutdated(
  db: Queryable,
  userId: string,
  news: NotificationNews,
  now: number,
): Promise<boolean> {
  const expiry = expiryOf(news);
  if (expiry !== null && expiry <= now) return true;
  const { kind, data } = news;
  switch (kind) {
    case "tournament started":
      return isThere(db, entry(userId, data.tournamentId));
    case "deadline near": {
      const { competitionId, gameweek } = data;
      return isThere(db, gameweek === null ? entry(userId, competitionId) : squad(userId, competitionId));
    }
    case "scout offer":
      return isThere(db, signing(userId, data.roundId));
    default:
      return false;
  }
}

async function isThere(db: Queryable, found: SQL): Promise<boolean> {
  return (await db.execute(found)).rows.length > 0;
}

function entry(userId: string, tournamentId: number): SQL {
  return sql`select from tournament_entry where tournament_id = ${tournamentId} and user_id = ${userId}`;
}

function squad(userId: string, roundId: number): SQL {
  return sql`
    select from fantasy_squad s
      join fantasy_round r on r.league_id = s.league_id
     where r.id = ${roundId} and s.user_id = ${userId} and s.executed_at is not null`;
}

function signing(userId: string, roundId: number): SQL {
  return sql`
    select from fantasy_round r
      join fantasy_league l on l.id = r.league_id
      join scout_signing g on g.season = l.season and g.round = r.round and g.look = 1
     where r.id = ${roundId} and g.user_id = ${userId}`;
}
