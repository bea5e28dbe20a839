import { desc } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { listPlayerMerges } from "#contract/football/player-identity.ts";
import { loadUserNames } from "#server/account/user-name.ts";
import type { Deps } from "#server/deps.ts";
import { playerMerge } from "#server/football/identity/table.ts";
import { olderThan } from "#server/platform/db/older-than.ts";
import { clubNames, toNamed } from "./to-named.ts";

const PAGE_SIZE = 50;

/** The ledger of merges, the latest first, from where the page before ended. Served by the primary key. */
export async function listMerges(
  { db }: Pick<Deps, "db">,
  cursor: string | null,
): Promise<ResponseOf<typeof listPlayerMerges>> {
  const rows = await db
    .select()
    .from(playerMerge)
    .where(olderThan(playerMerge.id, cursor))
    .orderBy(desc(playerMerge.id))
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const userOf = await loadUserNames(
    db,
    page.flatMap(({ userId, undoneBy }) => [userId ?? [], undoneBy ?? []].flat()),
  );
  const adminOf = (userId: string) => {
    const { id, name } = userOf(userId);
    return { id, name };
  };
  const clubOf = await clubNames(
    db,
    page.flatMap(({ known, given }) => [known, given]),
  );
  const merges = page.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    playerId: row.playerId,
    known: toNamed(row.known, { provider: row.formerProvider, clubOf }),
    given: toNamed(row.given, { provider: row.provider, clubOf }),
    facts: [...row.facts],
    admin: row.userId === null ? null : adminOf(row.userId),
    undone:
      row.undoneAt === null ? null : { at: row.undoneAt.toISOString(), admin: adminOf(row.undoneBy ?? "") },
  }));
  return { merges, nextCursor: rows.length > PAGE_SIZE ? String(page.at(-1)?.id) : null };
}
