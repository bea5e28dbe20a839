import { chipCardIds, type TransferRequest, type ValidationView } from "#contract/fantasy/transfers.ts";
import { type RequestFacts, squadFacts } from "#game/fantasy/manager-season.ts";
import { membersOf } from "#game/fantasy/squad.ts";
import type { SquadCard, SquadRequest } from "#game/fantasy/squad-request.ts";
import { type SquadValidation, validateSquad } from "#game/fantasy/validate-squad.ts";
import { type LinkedCard, loadLinkedCardsBy } from "#server/card/store.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadPlayerFacts } from "#server/football/view/load-players.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { type LoadedSeason, loadManagerSeason } from "./load-manager-season.ts";
import { toSquadNotice } from "./squad-notice.ts";
import type { RoundRow } from "./store.ts";

/** A request with all that decides about it, and the decision. */
export interface JudgedSquad {
  readonly facts: RequestFacts;
  readonly validation: SquadValidation;
}

/** Judges a request for the coming round: `validate` answers this, and `execute` decides by it. */
export async function judgeSquad(
  db: Queryable,
  loaded: LoadedSeason,
  { userId, request }: { userId: string; request: TransferRequest },
): Promise<JudgedSquad> {
  const { league, season, fixtureCounts, now } = loaded;
  const round = roundOf(loaded, request);
  const locked = season.locked === null ? [] : membersOf(season.locked).map(({ playerId }) => playerId);
  const { newCardIds, benchCardIds } = request;
  const linked = await loadLinkedCardsBy(db, userId, {
    ids: [...newCardIds, ...benchCardIds, ...chipCardIds(request)],
    playerIds: locked,
  });
  const cards = await loadSquadCards(db, linked, loaded);
  const fieldable = new Set(
    cards.flatMap((one) => (one.isApproved && one.leagueId === league.leagueId ? (one.playerId ?? []) : [])),
  );
  const facts: RequestFacts = {
    request: toSquadRequest(request),
    cards,
    leagueId: league.leagueId,
    round: round === null ? null : { round: round.round, deadline: round.deadline, fixtureCounts },
    now,
    goneIds: locked.filter((playerId) => !fieldable.has(playerId)),
  };
  return { facts, validation: validateSquad(squadFacts(season, facts)) };
}

/** The coming round; or the one that the request was made for, if its deadline has passed since. */
function roundOf({ rounds, next, now }: LoadedSeason, request: TransferRequest): RoundRow | null {
  const meant = rounds.find(({ round }) => round === request.round);
  return meant !== undefined && meant.deadline <= now ? meant : next;
}

/**
 * Cards as the rules see them in a season. In a recorded one that is practised, their players are of the clubs and
 * leagues that they were of then (docs/decisions/0070-a-position-belongs-to-a-season.md).
 */
export async function loadSquadCards(
  db: Queryable,
  linked: readonly LinkedCard[],
  { clubIds, clubsOf }: Pick<LoadedSeason, "clubIds" | "clubsOf">,
): Promise<SquadCard[]> {
  if (clubsOf === null) return linked.map((one) => toSquadCard(one, clubIds));
  const playerIds = linked.flatMap(({ row }) => row.playerId ?? []);
  const players = await loadPlayerFacts(db, playerIds, clubsOf);
  return linked.map((one) => {
    const { clubId, clubName, leagueId } = players.get(one.row.playerId ?? 0) ?? one;
    return toSquadCard({ ...one, clubId, clubName, leagueId }, clubIds);
  });
}

/**
 * A card as the rules of the fantasy league see it; its club is its player's, not the one on the card. It's in the
 * league only if the club plays the season and the player hasn't left: a relegated club keeps its league until it's in
 * another, and a player who has left keeps his last club.
 *
 * @param clubIds the season's clubs; null in a practice season, where it counts who played then
 */
export function toSquadCard(
  { row, hasLeft, leagueId, clubId, clubName }: LinkedCard,
  clubIds: ReadonlySet<number> | null,
): SquadCard {
  const { id, playerId, playerName, position, origin } = row;
  const isInLeague = clubIds === null || (hasLeft !== true && clubIds.has(clubId ?? 0));
  return {
    id,
    playerId,
    playerName,
    position,
    leagueId: isInLeague ? leagueId : null,
    clubId,
    clubName: clubName ?? row.club,
    origin,
    isApproved: row.status === "approved",
  };
}

function toSquadRequest({
  chipUsage,
  leagueId: _league,
  round: _round,
  ...request
}: TransferRequest): SquadRequest {
  return { ...request, chipCardIds: chipCardIds({ chipUsage }) };
}

/** A validation as the contract shows it: its errors and warnings with their sentences, and what the transfers cost. */
export function toValidationView({ errors, warnings, ...counts }: SquadValidation): ValidationView {
  const { transfers, cost, bankBefore, bankAfter, isWildcardRound } = counts;
  return {
    valid: errors.length === 0,
    errors: errors.map(toSquadNotice),
    warnings: warnings.map(toSquadNotice),
    transfers,
    cost,
    bankBefore,
    bankAfter,
    isWildcardRound,
  };
}

/** Judges a squad and its cost without executing it (spec §7). */
export async function validateTransfers(
  { db, clock }: Deps,
  viewer: Viewer,
  request: TransferRequest,
): Promise<Outcome<ValidationView, { code: "not_found" }>> {
  const asked = { userId: viewer.id, now: clock.now() };
  const loaded = await loadManagerSeason(db, { ...asked, leagueId: request.leagueId });
  if (loaded === null) return refused({ code: "not_found" as const });
  const { validation } = await judgeSquad(db, loaded, { userId: viewer.id, request });
  return accepted(toValidationView(validation));
}
