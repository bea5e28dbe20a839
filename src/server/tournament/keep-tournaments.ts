import { sql } from "drizzle-orm";
import { nextMonth, tournamentMonthOf } from "#game/tournament/month.ts";
import type { Deps } from "../deps.ts";
import { tournament } from "./table.ts";

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
  const at = sql`${new Date(now)}::timestamptz`;
  await db.execute(sql`
    update tournament
       set status = due.status
      from (select id, case when starts_at > ${at} then 'upcoming' when ends_at > ${at} then 'active'
                            else 'finished' end as status
              from tournament) as due
     where due.id = tournament.id and due.status <> tournament.status`);
}
