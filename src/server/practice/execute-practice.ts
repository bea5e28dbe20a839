import { eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/fantasy/practice.ts";
import type { SquadRefusal } from "#contract/fantasy/refusals.ts";
import type { ValidationView } from "#contract/fantasy/transfers.ts";
import { executeTransfer } from "#game/fantasy/manager-season.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { type JudgedSquad, judgeSquad, toValidationView } from "#server/fantasy/judge-squad.ts";
import { toColumns } from "#server/fantasy/squad-columns.ts";
import { squadRefusal } from "#server/fantasy/squad-notice.ts";
import { type LoadedPractice, loadPractice } from "./load-practice.ts";
import type { SimulatedWorld } from "#server/practice/source/simulated-world.ts";
import { holdPractice } from "./start-practice.ts";
import { practiceSeason } from "./table.ts";

type Missing = { code: "not_found" };
type Executed = ResponseOf<typeof contract.executePractice>;

interface Asked {
  readonly id: number;
  readonly request: contract.PracticeRequest;
}

/** Judges a squad of a practice season and its cost, by the code that judges the real one. */
export async function validatePractice(
  { db }: Pick<Deps, "db">,
  world: SimulatedWorld,
  viewer: Viewer,
  { id, request }: Asked,
): Promise<Outcome<ValidationView, Missing>> {
  const practice = await loadPractice(db, world, { userId: viewer.id, id });
  if (practice === null) return refused({ code: "not_found" as const });
  const { validation } = await judge(db, viewer, practice, request);
  return accepted(toValidationView(validation));
}

/** Replaces the squad chosen for the next gameweek. Executing the same one again changes nothing. */
export async function executePractice(
  { db }: Pick<Deps, "db">,
  world: SimulatedWorld,
  viewer: Viewer,
  asked: Asked,
): Promise<Outcome<Executed, Missing | SquadRefusal>> {
  return db.transaction((tx) => execute(tx, world, viewer, asked));
}

async function execute(
  tx: Transaction,
  world: SimulatedWorld,
  viewer: Viewer,
  { id, request }: Asked,
): Promise<Outcome<Executed, Missing | SquadRefusal>> {
  await holdPractice(tx, viewer.id);
  const practice = await loadPractice(tx, world, { userId: viewer.id, id });
  if (practice === null) return refused({ code: "not_found" as const });
  const judged = await judge(tx, viewer, practice, request);
  const decided = executeTransfer(practice.loaded.season, judged.facts);
  if (!decided.ok) return refused(squadRefusal(decided.refusal));
  const { chosen, wildcardRound } = decided.value;
  if (chosen === null) throw new Error("an executed squad was not chosen");
  const { cost } = judged.validation;
  const columns = { ...toColumns(chosen.squad), goneIds: [...chosen.goneIds], wildcardRound, cost };
  await tx.update(practiceSeason).set(columns).where(eq(practiceSeason.id, id));
  return accepted({ ...toValidationView(judged.validation), round: chosen.round });
}

async function judge(
  db: Queryable,
  viewer: Viewer,
  { row, loaded }: LoadedPractice,
  request: contract.PracticeRequest,
): Promise<JudgedSquad> {
  return judgeSquad(db, loaded, {
    userId: viewer.id,
    request: { ...request, leagueId: row.id },
  });
}
