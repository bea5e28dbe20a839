import { eq } from "drizzle-orm";
import type { TournamentView } from "#contract/tournament.ts";
import type { Refusal } from "#contract/refusals.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { decideTournament, type PlannedTournament } from "#game/tournament/decide-tournament.ts";
import { tournamentStatusAt } from "#game/tournament/month.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { isViolationOf } from "#server/platform/db/violation.ts";
import type { Deps } from "#server/deps.ts";
import { loadTournamentView, type TournamentRow } from "./store.ts";
import { tournament } from "./table.ts";

export interface PlanInput {
  readonly name: string;
  /** Both ISO 8601, UTC; the end is not included. */
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * Makes the tournament of a month to come, or changes one that has not begun; `tournamentId` null makes one. That a
 * month has one tournament is tournament_one_per_month.
 */
export async function planTournament(
  deps: Deps,
  admin: Admin,
  tournamentId: number | null,
  input: PlanInput,
): Promise<Outcome<TournamentView, Refusal>> {
  try {
    return await deps.db.transaction(async (tx) => {
      const found = tournamentId === null ? null : await holdTournament(tx, tournamentId);
      if (tournamentId !== null && found === null) return refused({ code: "not_found" });
      // A tournament can begin while its row is waited for.
      const now = deps.clock.now();
      const asked = {
        name: input.name,
        startsAt: Date.parse(input.startDate),
        endsAt: Date.parse(input.endDate),
      };
      const decided = decideTournament(asked, now, found === null ? null : statusAt(found, now));
      if (!decided.ok) return decided;
      const written = await write(tx, found, decided.value);
      await recordAudit(tx, {
        at: new Date(now),
        userId: admin.id,
        action: found === null ? "tournament.create" : "tournament.update",
        subject: `tournament ${written.id}`,
        details: { ...input, before: found === null ? null : toDetails(found) },
      });
      return accepted(await loadTournamentView(tx, written, now));
    });
  } catch (error) {
    if (!isViolationOf(error, "tournament_one_per_month")) throw error;
    return refused({ code: "tournament_month_taken", month: input.startDate.slice(0, 7) });
  }
}

/** Locks the row: a job that would open it waits, and the decision stays true until it is written. */
async function holdTournament(tx: Transaction, id: number): Promise<TournamentRow | null> {
  const rows = await tx.select().from(tournament).where(eq(tournament.id, id)).for("update");
  return rows[0] ?? null;
}

function statusAt({ startsAt, endsAt }: TournamentRow, now: number) {
  return tournamentStatusAt({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }, now);
}

function toDetails({ name, startsAt, endsAt }: TournamentRow) {
  return { name, startDate: startsAt.toISOString(), endDate: endsAt.toISOString() };
}

async function write(
  tx: Transaction,
  found: TournamentRow | null,
  { name, startsAt, endsAt, month }: PlannedTournament,
): Promise<TournamentRow> {
  const columns = { month: month.key, name, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  const [written] =
    found === null
      ? await tx
          .insert(tournament)
          .values({ ...columns, status: "upcoming" })
          .returning()
      : await tx.update(tournament).set(columns).where(eq(tournament.id, found.id)).returning();
  if (written === undefined) throw new Error("the tournament was not returned");
  return written;
}
