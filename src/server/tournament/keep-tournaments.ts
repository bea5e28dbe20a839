import { sql } from "drizzle-orm";
import { nextMonth, tournamentMonthOf } from "#game/tournament/month.ts";
import type { Transaction } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { tournament } from "./table.ts";
import { tellStarted } from "./tell-tournament.ts";

/**
 * Makes the tournaments of this month and the next, and opens and closes all by the application's time.
 * One per month is a key of the table, so any number of instances may run this at any time.
 */
export async function keepTournaments({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  const month = tournamentMonthOf(now);
  await db
    .insert(tournament)
    .values(
      [month, nextMonth(month)].map(({ key, name, startsAt, endsAt }) => ({
        month: key,
        name,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        status: "upcoming" as const,
      })),
    )
    .onConflictDoNothing();
  await db.transaction(async (tx) => {
    const at = new Date(now);
    const changed = await changeStatus(tx, at);
    // One that is over already was missed as a whole: nobody needs to hear of its beginning.
    const started = changed.filter(({ status }) => status === "active");
    await tellStarted(tx, started, at);
  });
}

/** Those whose status is another one now. An instance that comes second waits here, and finds nothing to change. */
async function changeStatus(
  tx: Transaction,
  now: Date,
): Promise<Pick<typeof tournament.$inferSelect, "id" | "name" | "status">[]> {
  const at = sql`${now}::timestamptz`;
  const { rows } = await tx.execute<Pick<typeof tournament.$inferSelect, "id" | "name" | "status">>(sql`
    update tournament
       set status = due.status
      from (select id, case when starts_at > ${at} then 'upcoming' when ends_at > ${at} then 'active'
                            else 'finished' end as status
              from tournament) as due
     where due.id = tournament.id and due.status <> tournament.status
    returning tournament.id, tournament.name, tournament.status`);
  return rows;
}
