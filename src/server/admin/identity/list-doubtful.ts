import { inArray, sql } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { listDoubtfulPlayers } from "#contract/football/player-identity.ts";
import type { Deps } from "#server/deps.ts";
import { remember } from "#server/football/identity/remember.ts";
import { player } from "#server/football/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { type IdentifiedPlayer, type Pair, pairPlayers } from "#server/football/identity/pair-players.ts";
import { TAKEN_IN } from "#server/football/identity/taken-in.ts";
import { clubNames, toNamed } from "./to-named.ts";

/** Pairs that an admin is shown at once. */
const SHOWN = 50;

/** Players of two providers who may be one person, those with the most cards first. */
export async function listDoubtful({ db, config }: Deps): Promise<ResponseOf<typeof listDoubtfulPlayers>> {
  const pairs = await findDoubtfulPairs(db, config.footballProvider);
  const cards = await countCards(
    db,
    pairs.map(({ known }) => known.id),
  );
  const cardsOf = (id: number) => cards.get(id) ?? 0;
  const shown = pairs.toSorted((a, b) => cardsOf(b.known.id) - cardsOf(a.known.id)).slice(0, SHOWN);
  const ids = shown.flatMap(({ known, given }) => [known.id, given.id]);
  const rows = await db.select().from(player).where(inArray(player.id, ids));
  const clubOf = await clubNames(db, rows.map(remember));
  const viewOf = new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, ...toNamed(remember(row), { provider: row.provider, clubOf }) },
    ]),
  );
  return {
    total: pairs.length,
    pairs: shown.flatMap(({ known, given, facts }) => {
      const [one, other] = [viewOf.get(known.id), viewOf.get(given.id)];
      if (one === undefined || other === undefined) return [];
      return [{ known: one, given: other, facts: [...facts], cards: cardsOf(known.id) }];
    }),
  };
}

/** Served by card_player_id_idx. */
async function countCards(db: Queryable, playerIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select player_id as id, count(*)::integer as count from card
     where player_id = any(${sql.param([...new Set(playerIds)])}::integer[]) group by player_id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

type Named = IdentifiedPlayer & { readonly id: number; readonly provider: string };

/** Pairs of an earlier provider's player and a current one who may be the same, except those an admin has separated. */
async function findDoubtfulPairs(db: Queryable, provider: string): Promise<Pair<Named, Named>[]> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select id, provider, name, own_name as "ownName", short_name as "shortName", club_id as "clubId", code,
           birth_date as "birthDate", shirt_number as "shirtNumber"
      from player
     where provider <> ${TAKEN_IN}
     order by id`);
  const parted = await db.execute<{ knownId: number; givenId: number }>(sql`
    select player_id as "knownId", merged_id as "givenId" from player_merge where undone_at is not null`);
  const isParted = new Set(parted.rows.map(({ knownId, givenId }) => `${knownId} ${givenId}`));
  const given = rows.filter((one) => one.provider === provider);
  const known = rows.filter((one) => one.provider !== provider);
  return pairPlayers(given, known).filter((pair) => !isParted.has(`${pair.known.id} ${pair.given.id}`));
}
