import { createHmac } from "node:crypto";
import type { ReplayView } from "#contract/match/match.ts";
import { publicName } from "#game/account/display-name.ts";
import { utcDay } from "#game/leaderboard/movement.ts";
import { HOUSE_TEAM_NAME, houseTeamFor } from "#game/match/house-team.ts";
import type { MatchType } from "#game/match/match-type.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { holdManagers, loadManager } from "#server/account/match-record.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import type { Deps } from "#server/deps.ts";
import { findOpponent, mayMeetRanked, type OpponentRefusal } from "./find-opponent.ts";
import { loadSide, type MatchSide } from "./load-side.ts";
import { recordMatch } from "./record-match.ts";

export interface PlayInput {
  readonly matchType: MatchType;
  readonly opponentId: string | null;
}

type PlayRefusal = OpponentRefusal | { readonly code: "ranked_opponent_chosen" } | { readonly code: "busy" };

type MatchDeps = Pick<Deps, "db" | "config" | "clock" | "news">;

/** How often an opponent who is no longer free is replaced by another one. */
const ATTEMPTS = 8;

/** The opponent found is no longer free: the locks are released, and the search starts over. */
class OpponentGone extends Error {
  override readonly name = "OpponentGone";
}

/**
 * Plays a match with the viewer's active team and writes it with both managers' records (docs/rules.md#match-game).
 * The opponent's team plays as it is; the opponent doesn't have to be online.
 *
 * One manager's requests follow each other. Two managers are held in the order of their ids, after the opponent was
 * found, and looked at again: an opponent who has been met by then, or no longer has a team, is replaced.
 */
export async function playMatch(
  deps: MatchDeps,
  viewer: Viewer,
  asked: PlayInput,
): Promise<Outcome<ReplayView, PlayRefusal>> {
  return deps.db.transaction((tx) => play(deps, tx, viewer, asked));
}

async function play(
  deps: MatchDeps,
  tx: Transaction,
  viewer: Viewer,
  asked: PlayInput,
): Promise<Outcome<ReplayView, PlayRefusal>> {
  if (asked.matchType === "ranked" && asked.opponentId !== null) {
    return refused({ code: "ranked_opponent_chosen" });
  }
  await lockUntilCommit(tx, `match of ${viewer.id}`);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await tx.transaction((inner) => attemptToPlay(deps, inner, viewer, asked));
    } catch (error) {
      if (!(error instanceof OpponentGone)) throw error;
    }
  }
  return refused({ code: "busy" });
}

async function attemptToPlay(
  { config, clock, news }: MatchDeps,
  tx: Transaction,
  viewer: Viewer,
  { matchType, opponentId: challengedId }: PlayInput,
): Promise<Outcome<ReplayView, PlayRefusal>> {
  const now = clock.now();
  const manager = await loadManager(tx, viewer.id);
  if (manager === null) return refused({ code: "not_found" });
  const seed = drawSeed(config.secret, "opponent", manager.id, manager.totalMatches);
  const found = await findOpponent(tx, { manager, matchType, challengedId, now, seed });
  if (!found.ok) return found;
  const awayId = found.value.kind === "manager" ? found.value.userId : null;
  const held = await holdManagers(tx, awayId === null ? [viewer.id] : [viewer.id, awayId]);
  const home = held.get(viewer.id);
  const homeSide = await loadSide(tx, viewer.id);
  if (home === undefined || homeSide === null) return refused({ code: "no_active_team" });
  const matchSeed = drawSeed(config.secret, "match", home.id, home.totalMatches);
  const asPlayed = { matchType, home, homeSide, matchSeed, now };
  if (awayId === null) {
    return accepted(
      await recordMatch(tx, { ...asPlayed, away: null, awaySide: houseSide(homeSide, matchSeed) }),
    );
  }
  const away = held.get(awayId);
  const awaySide = await loadSide(tx, awayId);
  if (away === undefined || awaySide === null) throw new OpponentGone();
  if (matchType === "ranked") {
    const allowed = await mayMeetRanked(tx, home, away, now);
    if (!allowed.ok && allowed.refusal.code === "no_opponent") throw new OpponentGone();
    if (!allowed.ok) return allowed;
  }
  const replay = await recordMatch(tx, { ...asPlayed, away, awaySide });
  await tellChallenged({ news }, tx, viewer, { awayId, replay, now });
  return accepted(replay);
}

/**
 * Tells a manager who played against their team. Quick matches are unlimited, so the quick ones of one challenger count
 * as one a day (UTC). docs/rules.md#reminders.
 *
 * @param now epoch milliseconds
 */
async function tellChallenged(
  { news }: Pick<MatchDeps, "news">,
  tx: Transaction,
  challenger: Viewer,
  { awayId, replay, now }: { readonly awayId: string; readonly replay: ReplayView; readonly now: number },
): Promise<void> {
  const { id: matchId, matchType, homeScore, awayScore } = replay;
  await news.tell(tx, {
    userId: awayId,
    at: new Date(now),
    subject: matchType === "quick" ? `quick ${challenger.id} ${utcDay(now)}` : `match ${matchId}`,
    news: {
      kind: "challenged",
      data: { matchId, username: publicName(challenger.user), own: awayScore, theirs: homeScore },
    },
  });
}

/** The house team, as good as the team it meets. */
function houseSide({ lineUp }: MatchSide, seed: number): MatchSide {
  return { teamName: HOUSE_TEAM_NAME, lineUp: houseTeamFor(lineUp, seed) };
}

/** Of the 64 bits that are read, 53 fit a seed (LARGEST_SEED). */
const SPARE_BITS = 11n;

/** What is drawn: the opponent and the match itself must not follow from each other. */
type Draw = "opponent" | "match";

/**
 * A seed that nobody can predict without the installation's secret, and that can't be drawn again: it follows from the
 * manager and from how many matches they've played, so a repeated request draws the same one.
 *
 * @returns a whole number from 0 to 2^53 − 1
 */
function drawSeed(secret: string, draw: Draw, userId: string, matchesPlayed: number): number {
  const digest = createHmac("sha256", secret).update(`${draw}\n${userId}\n${matchesPlayed}`).digest();
  return Number(digest.readBigUInt64BE() >> SPARE_BITS);
}
