import { eq } from "drizzle-orm";
import type { PracticeView } from "#contract/fantasy/practice.ts";
import { decidePracticeStart, type PracticeRefusal } from "#game/fantasy/practice/practice-season.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import type { Deps } from "#server/deps.ts";
import { loadChoices } from "./practice-choices.ts";
import { loadPractice } from "./load-practice.ts";
import type { SimulatedWorld } from "#server/practice/source/simulated-world.ts";
import { practiceSeason } from "./table.ts";
import { toPracticeView } from "#server/practice/view/practice-view.ts";

interface Asked {
  readonly leagueId: string;
  readonly season: number;
  /** The practice season to replace; null: none. */
  readonly replaces: number | null;
}

type Started = Outcome<PracticeView, { code: "not_found" } | PracticeRefusal>;

/** Begins a practice season; practice_season_one_per_user keeps it at one, however often it is begun at once. */
export async function startPractice(
  { db, clock }: Pick<Deps, "db" | "clock">,
  world: SimulatedWorld,
  viewer: Viewer,
  asked: Asked,
): Promise<Started> {
  return db.transaction((tx) => start(tx, { world, viewer, asked, now: clock.now() }));
}

/** One transaction at a time for a user's practice season: the lock's name. */
export async function holdPractice(tx: Transaction, userId: string): Promise<void> {
  await lockUntilCommit(tx, `practice season ${userId}`);
}

interface Start {
  readonly world: SimulatedWorld;
  readonly viewer: Viewer;
  readonly asked: Asked;
  readonly now: number;
}

async function start(tx: Transaction, { world, viewer, asked, now }: Start): Promise<Started> {
  await holdPractice(tx, viewer.id);
  const { leagueId, season, replaces } = asked;
  const choices = await loadChoices(tx, now);
  const choice = choices.find((one) => one.leagueId === leagueId && one.season === season);
  if (choice === undefined) return refused({ code: "not_found" as const });
  const [running] = await tx
    .select({ id: practiceSeason.id })
    .from(practiceSeason)
    .where(eq(practiceSeason.userId, viewer.id));
  const decided = decidePracticeStart(running?.id ?? null, replaces);
  if (!decided.ok) return decided;
  await tx.delete(practiceSeason).where(eq(practiceSeason.userId, viewer.id));
  const { source } = choice;
  const row = { userId: viewer.id, leagueId, season, source, startedAt: new Date(now) };
  await tx.insert(practiceSeason).values(row);
  const practice = await loadPractice(tx, world, { userId: viewer.id });
  if (practice === null) throw new Error("a practice season that was begun is not there");
  return accepted(await toPracticeView(tx, viewer, practice));
}
