import { randomBytes } from "node:crypto";
import type { MiniLeagueView } from "#contract/mini-league/mini-league.ts";
import { publicName } from "#game/account/display-name.ts";
import {
  decideLeagueName,
  INVITE_CODE_LENGTH,
  inviteCodeOf,
  type LeagueNameRefusal,
  LEAGUES_PER_USER_MAX,
} from "#game/mini-league/league.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import type { Deps } from "#server/deps.ts";
import { countLeaguesOf, insertMember } from "./store.ts";
import { miniLeague } from "./table.ts";

type CreateRefusal = LeagueNameRefusal | { code: "too_many_leagues"; most: number };

/** Makes a league with its owner as the first member. */
export async function createLeague(
  { db, clock }: Pick<Deps, "db" | "clock">,
  viewer: Viewer,
  name: string,
): Promise<Outcome<MiniLeagueView, CreateRefusal>> {
  return db.transaction((tx) => create(tx, clock.now(), viewer, name));
}

async function create(
  tx: Transaction,
  now: number,
  viewer: Viewer,
  text: string,
): Promise<Outcome<MiniLeagueView, CreateRefusal>> {
  const name = decideLeagueName(text);
  if (!name.ok) return name;
  await holdLeaguesOf(tx, viewer.id);
  if ((await countLeaguesOf(tx, viewer.id)) >= LEAGUES_PER_USER_MAX) {
    return refused({ code: "too_many_leagues" as const, most: LEAGUES_PER_USER_MAX });
  }
  const createdAt = new Date(now);
  const [made] = await tx
    .insert(miniLeague)
    .values({ name: name.value, ownerId: viewer.id, inviteCode: newInviteCode(), size: 0, createdAt })
    .returning({ id: miniLeague.id });
  if (made === undefined) throw new Error("the league was not returned");
  await insertMember(tx, made.id, viewer.id, createdAt);
  const ownerName = publicName(viewer.user);
  return accepted({ id: made.id, name: name.value, size: 1, ownerName, isOwner: true });
}

/** One after the other: however many leagues somebody makes or joins at once, the limit holds. */
export async function holdLeaguesOf(tx: Transaction, userId: string): Promise<void> {
  await lockUntilCommit(tx, `leagues of ${userId}`);
}

/** A code that nobody can foresee. */
export function newInviteCode(): string {
  return inviteCodeOf(randomBytes(INVITE_CODE_LENGTH));
}
