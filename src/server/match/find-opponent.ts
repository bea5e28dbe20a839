import { decideQuick, type QuickOpponent, type QuickRefusal } from "#game/match/decide-quick.ts";
import type { MatchType } from "#game/match/match-type.ts";
import { decideRanked, type RankedRefusal } from "#game/match/matchmaking.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { isBanned, isShown } from "#server/account/is-shown.ts";
import type { Manager } from "#server/account/match-record.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { hasTeamToPlay } from "#server/team/store.ts";
import { countRankedToday, loadRankedCandidates, loadLastMet, loadQuickCandidates } from "./meetings.ts";

export interface OpponentQuestion {
  readonly manager: Manager;
  readonly matchType: MatchType;
  /** Whom a quick match challenges; null: anybody. */
  readonly challengedId: string | null;
  readonly now: number;
  /** Draws among those who could be met. */
  readonly seed: number;
}

export type OpponentRefusal = RankedRefusal | QuickRefusal | { readonly code: "not_found" };

/** The manager's opponent by what is known now. The caller must lock the opponent and check again. */
export async function findOpponent(
  db: Queryable,
  question: OpponentQuestion,
): Promise<Outcome<QuickOpponent, OpponentRefusal>> {
  const hasActiveTeam = await hasTeamToPlay(db, question.manager.id);
  return question.matchType === "ranked"
    ? findRanked(db, question, hasActiveTeam)
    : findQuick(db, question, hasActiveTeam);
}

/** Whether two managers who are held may meet now in a ranked match. */
export async function mayMeetRanked(
  db: Queryable,
  manager: Manager,
  opponent: Manager,
  now: number,
): Promise<Outcome<unknown, RankedRefusal>> {
  const { id, points } = opponent;
  const lastMet = await loadLastMet(db, manager.id, id, now);
  return decideRanked({
    userId: manager.id,
    points: manager.points,
    hasActiveTeam: true,
    startedToday: await countRankedToday(db, manager.id, now),
    candidates: [{ userId: id, points, hasActiveTeam: true, lastMet }],
    now,
    seed: 0,
  });
}

async function findRanked(
  db: Queryable,
  { manager, now, seed }: OpponentQuestion,
  hasActiveTeam: boolean,
): Promise<Outcome<QuickOpponent, RankedRefusal>> {
  const decided = decideRanked({
    userId: manager.id,
    points: manager.points,
    hasActiveTeam,
    startedToday: await countRankedToday(db, manager.id, now),
    candidates: await loadRankedCandidates(db, manager, idNear(seed), now),
    now,
    seed,
  });
  return decided.ok ? accepted({ kind: "manager", userId: decided.value.userId }) : decided;
}

async function findQuick(
  db: Queryable,
  { manager, challengedId, now, seed }: OpponentQuestion,
  hasActiveTeam: boolean,
): Promise<Outcome<QuickOpponent, QuickRefusal | { code: "not_found" }>> {
  if (challengedId !== null && !(await isShown(db, manager, challengedId))) {
    return refused({ code: "not_found" });
  }
  const candidates =
    challengedId === null
      ? await loadQuickCandidates(db, manager.id, idNear(seed), now)
      : [{ userId: challengedId, hasActiveTeam: await canBeMet(db, challengedId, now) }];
  return decideQuick({ userId: manager.id, hasActiveTeam, challengedId, candidates, seed });
}

/** A banned manager's team isn't met, by challenge either. */
async function canBeMet(db: Queryable, userId: string, now: number): Promise<boolean> {
  return (await hasTeamToPlay(db, userId)) && !(await isBanned(db, userId, now));
}

/** Where among the users' ids, which are letters and digits drawn at random, a seed points. */
function idNear(seed: number): string {
  const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  let rest = seed;
  let text = "";
  for (let place = 0; place < 4; place += 1) {
    text += digits[rest % digits.length] ?? "";
    rest = Math.floor(rest / digits.length);
  }
  return text;
}
