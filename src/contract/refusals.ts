import type { BaseSetUnavailable } from "#game/card/base-set.ts";
import type { SlotsRefusal } from "#game/team/decide-slots.ts";
import type { TeamLocked } from "#game/team/decide-team-deletion.ts";
import type {
  TeamNameMissing,
  TeamShort,
  TeamShortToActivate,
  TooManyTeams,
} from "#game/team/decide-team.ts";
import type { QuickRefusal } from "#game/match/decide-quick.ts";
import type { RankedRefusal } from "#game/match/matchmaking.ts";
import type { JoinRefusal, LeagueNameRefusal } from "#game/mini-league/league.ts";
import type { PlanRefusal } from "#game/tournament/decide-tournament.ts";
import type { SigningRefusal } from "#game/scout/decide-signing.ts";
import type { EntryRefusal } from "#game/tournament/decide-entry.ts";
import type { DecisionView } from "#contract/card/decision.ts";
import { type AccountRefusal, accountRefusals } from "./account-refusals.ts";
import { type PhotoRefusal, photoRefusals } from "#contract/card/photo-refusals.ts";
import { type FantasyRefusal, fantasyRefusals } from "#contract/fantasy/refusals.ts";

/** Refusals that no rule of the game decides, but the machine around it. */
type PlatformRefusal =
  | { readonly code: "invalid_input" }
  | { readonly code: "unauthorized" }
  | { readonly code: "forbidden" }
  | { readonly code: "admin_only" }
  | { readonly code: "foreign_origin" }
  | { readonly code: "not_found" }
  | { readonly code: "too_large" }
  | { readonly code: "headers_too_large" }
  | { readonly code: "request_too_slow" }
  | { readonly code: "unsupported_type" }
  | { readonly code: "too_many_requests" }
  | { readonly code: "busy" }
  | { readonly code: "storage_full" }
  | { readonly code: "provider_unavailable"; readonly reason: string }
  | { readonly code: "internal_error" }
  | { readonly code: "idempotency_key_reused" }
  | { readonly code: "idempotency_key_in_use" }
  | AccountRefusal
  | { readonly code: "base_set_taken" }
  | { readonly code: "team_changed" }
  | { readonly code: "card_locked"; readonly where: string; readonly until?: string }
  | { readonly code: "card_in_team"; readonly teamNames: readonly string[] }
  | { readonly code: "upload_incomplete" }
  | { readonly code: "club_unknown"; readonly club: string }
  | { readonly code: "verification_code_expired" }
  | { readonly code: "photo_already_uploaded" }
  | { readonly code: "too_many_pending"; readonly most: number }
  | PhotoRefusal
  | { readonly code: "player_unknown" }
  | { readonly code: "already_decided"; readonly decision: DecisionView }
  | { readonly code: "undo_too_late" }
  | { readonly code: "ranked_opponent_chosen" }
  | { readonly code: "tournament_month_taken"; readonly month: string }
  | { readonly code: "invitation_unknown" }
  | { readonly code: "owner_cannot_leave" };

export type Refusal =
  | PlatformRefusal
  | BaseSetUnavailable
  | TeamNameMissing
  | TooManyTeams
  | TeamShort
  | TeamShortToActivate
  | TeamLocked
  | SlotsRefusal
  | EntryRefusal
  | PlanRefusal
  | SigningRefusal
  | LeagueNameRefusal
  | JoinRefusal
  | RankedRefusal
  | QuickRefusal
  | FantasyRefusal;

export type RefusalCode = Refusal["code"];

interface Entry<R> {
  readonly status: number;
  /** Fit to be shown to a person. */
  readonly message: string | ((refusal: R) => string);
  /** Facts for the program that asked, in the failure's `details`. */
  readonly details?: (refusal: R) => unknown;
}

type Catalogue = { readonly [Code in RefusalCode]: Entry<Extract<Refusal, { code: Code }>> };

const players = (count: number): string => `Currently you have ${count} player(s).`;

/** Every refusal with its HTTP status and its message. The wording of spec §8 stands here and nowhere else. */
export const refusals: Catalogue = {
  invalid_input: { status: 400, message: "The request is not of the expected form." },
  unauthorized: { status: 401, message: "Unauthorized" },
  forbidden: { status: 403, message: "You may not do this." },
  admin_only: { status: 403, message: "This is for admins only." },
  foreign_origin: { status: 403, message: "This request came from another site." },
  not_found: { status: 404, message: "This does not exist." },
  too_large: { status: 413, message: "This is too large." },
  headers_too_large: { status: 431, message: "The address or the headers of this request are too long." },
  request_too_slow: { status: 408, message: "The request took too long to arrive." },
  unsupported_type: { status: 415, message: "This type of content is not accepted here." },
  too_many_requests: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  busy: { status: 503, message: "Panna is busy. Please try again in a moment." },
  storage_full: {
    status: 507,
    message: "Panna has run out of space and can't save this. Please try again later.",
  },
  provider_unavailable: {
    status: 503,
    message: ({ reason }) => `The football provider cannot be read right now: ${reason}.`,
  },
  internal_error: { status: 500, message: "Something went wrong on our side." },
  idempotency_key_reused: { status: 422, message: "This Idempotency-Key was used for another request." },
  idempotency_key_in_use: { status: 409, message: "The same request is being handled right now." },

  ...accountRefusals,

  base_set_taken: { status: 409, message: "This user already has base cards in the collection." },
  base_set_unavailable: {
    status: 503,
    message: "The players are still being loaded. Please try again in a moment.",
  },
  card_locked: {
    status: 409,
    message: ({ where }) => `This card is locked: ${where}.`,
    details: ({ where, until }) => ({ where, until }),
  },
  card_in_team: {
    status: 409,
    message: ({ teamNames }) => `This card is in a team: ${teamNames.join(", ")}. Take it out first.`,
  },
  card_not_yours: { status: 404, message: "This card is not in your collection." },
  card_not_approved: {
    status: 409,
    message: ({ playerName }) => `The card of ${playerName} has not been approved yet.`,
  },
  card_twice: { status: 400, message: "The same card cannot stand in two slots." },

  upload_incomplete: { status: 400, message: "Please fill in all fields and select a file" },
  club_unknown: { status: 400, message: ({ club }) => `There is no club ${club} in the list.` },
  verification_code_expired: {
    status: 400,
    message: "This verification code is not valid today. Please take the new one.",
  },
  photo_already_uploaded: { status: 409, message: "You have already put in this photo." },
  too_many_pending: {
    status: 409,
    message: ({ most }) =>
      `At most ${most} photos can wait for approval. Please wait for some decisions first.`,
  },
  ...photoRefusals,

  scout_player_not_offered: { status: 409, message: "This player is not in the scout's offer." },
  scout_offer_taken: { status: 409, message: "You have already signed a player from this offer." },
  scout_offer_over: {
    status: 409,
    message: "This offer is over. See whom the scout has found this gameweek.",
  },
  scout_player_owned: {
    status: 409,
    message: ({ playerName }) => `You already have a card of ${playerName}. Sign another player.`,
  },
  scout_season_full: {
    status: 409,
    message: ({ most }) => `You have signed ${most} players this season, as many as the scout finds.`,
  },
  player_unknown: { status: 404, message: "This player does not exist." },
  already_decided: {
    status: 409,
    message: ({ decision: { approved, decidedBy } }) =>
      `${decidedBy.name} has already ${approved ? "approved" : "rejected"} this card.`,
    details: ({ decision }) => decision,
  },
  undo_too_late: { status: 409, message: "This decision can no longer be taken back." },

  team_name_missing: { status: 400, message: "Please enter a team name" },
  too_many_teams: {
    status: 409,
    message: ({ most }) => `You have ${most} teams, which is the most. Delete one to make another.`,
  },
  team_short: {
    status: 400,
    message: ({ count }) => `You must select exactly 5 players. ${players(count)}`,
  },
  team_short_to_activate: {
    status: 400,
    message: ({ count }) => `You must have exactly 5 players to set a team as active. ${players(count)}`,
  },
  team_full: {
    status: 400,
    message: "Team Full - You can only have 5 players in your team. Remove a player first to add a new one.",
  },
  team_changed: {
    status: 409,
    message: "This team was changed in another tab or on another device. Load it again to see the changes.",
  },
  team_locked: {
    status: 409,
    message: ({ where }) => `This team is locked: ${where}.`,
    details: ({ where, until }) => ({ where, until }),
  },
  formation_unknown: { status: 400, message: ({ formation }) => `There is no formation ${formation}.` },
  slot_unknown: { status: 400, message: ({ slot }) => `The formation has no slot ${slot}.` },
  slot_taken_twice: { status: 400, message: ({ slot }) => `Two cards cannot stand in the slot ${slot}.` },
  player_twice: {
    status: 400,
    message: ({ playerName }) => `${playerName} can be in a team only once.`,
  },

  tournament_not_active: { status: 409, message: "This tournament is not open for entries." },
  already_entered: { status: 409, message: "You have already entered this tournament." },
  tournament_name_length: { status: 400, message: "A tournament's name has 3 to 60 characters." },
  tournament_dates_wrong: {
    status: 400,
    message: "A tournament ends after it begins, and both lie in one calendar month (UTC).",
  },
  tournament_not_upcoming: {
    status: 409,
    message: "Only a tournament that has not begun can be made or changed.",
  },
  tournament_too_far: { status: 400, message: "A tournament begins within the next twelve months." },
  tournament_month_taken: {
    status: 409,
    message: ({ month }) => `${month} already has a tournament. Change that one instead.`,
  },

  league_name_length: { status: 400, message: "A league's name has 3 to 40 characters." },
  league_name_characters: {
    status: 400,
    message: "A league's name is made of letters, digits and plain punctuation.",
  },
  invitation_unknown: { status: 404, message: "No league has this invite code. Ask for the current one." },
  already_in_league: { status: 409, message: "You are already in this league." },
  removed_from_league: { status: 409, message: "The owner has put you out of this league." },
  league_full: {
    status: 409,
    message: ({ most }) => `This league is full: it has ${most} managers.`,
  },
  too_many_leagues: {
    status: 409,
    message: ({ most }) => `You can be in ${most} leagues at most. Leave one first.`,
  },
  owner_cannot_leave: { status: 409, message: "The owner cannot leave a league, but can delete it." },

  ...fantasyRefusals,

  no_active_team: {
    status: 409,
    message: "You have no active team of five. Set one active, or fill the one that is.",
  },
  ranked_opponent_chosen: {
    status: 400,
    message: "A ranked match finds its opponent itself. Challenge somebody to a quick match.",
  },
  ranked_limit_reached: {
    status: 409,
    message: ({ limit }) => `You have played your ${limit} ranked matches of today. Quick matches go on.`,
    details: ({ limit, freeAt }) => ({ limit, freeAt: new Date(freeAt).toISOString() }),
  },
  no_opponent: {
    status: 409,
    message: ({ freeAt }) =>
      freeAt === null
        ? "Nobody else has an active team yet. Play a quick match instead."
        : "You have met everybody within the last 24 hours. Play a quick match instead.",
    details: ({ freeAt }) => ({ freeAt: freeAt === null ? null : new Date(freeAt).toISOString() }),
  },
  opponent_is_yourself: { status: 400, message: "You cannot play against yourself." },
  opponent_has_no_team: { status: 409, message: "This manager has no active team at the moment." },
};

/** The message of a refusal, with its facts. */
export function refusalMessage(refusal: Refusal): string {
  const { message } = refusals[refusal.code] as Entry<Refusal>;
  return typeof message === "string" ? message : message(refusal);
}

/** The facts of a refusal for the program that asked; undefined where its code says all. */
export function refusalDetails(refusal: Refusal): unknown {
  return (refusals[refusal.code] as Entry<Refusal>).details?.(refusal);
}
