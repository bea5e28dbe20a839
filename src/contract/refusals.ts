import type { BaseSetUnavailable } from "#game/card/base-set.ts";
import type { SecondAdminNeeded } from "#game/card/review.ts";
import type { CornersRefusal } from "#game/card/face/corners.ts";
import type { LockPlace } from "#game/card/card-lock.ts";
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
import type { AlbumRefusal } from "#game/card/album/album.ts";
import type { TooManyShares } from "#game/share/decide-share.ts";
import type { PlanRefusal } from "#game/tournament/decide-tournament.ts";
import type { SigningRefusal } from "#game/scout/decide-signing.ts";
import type { EntryRefusal } from "#game/tournament/decide-entry.ts";
import type { DecisionView } from "#contract/card/decision.ts";
import { type AccountRefusal, accountRefusals } from "./account-refusals.ts";
import { cornersRefusals, type PhotoRefusal, photoRefusals } from "#contract/card/photo-refusals.ts";
import { type FantasyRefusal, fantasyRefusals } from "#contract/fantasy/refusals.ts";
import { type IdentityRefusal, identityRefusals } from "#contract/football/identity-refusals.ts";

/** Refusals that no rule of the game decides, but the machine around it. */
type PlatformRefusal =
  | { readonly code: "invalid_input" }
  | { readonly code: "unauthorized" }
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
  | { readonly code: "card_locked"; readonly where: LockPlace; readonly until?: string }
  | { readonly code: "card_in_team"; readonly teamNames: readonly string[] }
  | { readonly code: "upload_incomplete" }
  | { readonly code: "club_unknown"; readonly club: string }
  | { readonly code: "verification_code_expired" }
  | { readonly code: "photo_already_uploaded" }
  | { readonly code: "too_many_pending"; readonly most: number }
  | PhotoRefusal
  | CornersRefusal
  | { readonly code: "player_unknown" }
  | IdentityRefusal
  | { readonly code: "already_decided"; readonly decision: DecisionView }
  | SecondAdminNeeded
  | { readonly code: "undo_too_late" }
  | { readonly code: "ranked_opponent_chosen" }
  | { readonly code: "tournament_month_taken"; readonly month: string }
  | { readonly code: "invitation_unknown" }
  | { readonly code: "owner_cannot_leave" }
  | { readonly code: "month_not_finished" };

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
  | AlbumRefusal
  | TooManyShares
  | LeagueNameRefusal
  | JoinRefusal
  | RankedRefusal
  | QuickRefusal
  | FantasyRefusal;

export type RefusalCode = Refusal["code"];

interface Entry<R> {
  readonly status: number;
  /** Facts for the program that asked, in the failure's `details`. */
  readonly details?: (refusal: R) => unknown;
}

type Catalogue = { readonly [Code in RefusalCode]: Entry<Extract<Refusal, { code: Code }>> };

/** Every refusal with its HTTP status. What it says is in the catalogue (src/words/en/refusals.ts). */
export const refusals: Catalogue = {
  invalid_input: { status: 400 },
  unauthorized: { status: 401 },
  admin_only: { status: 403 },
  foreign_origin: { status: 403 },
  not_found: { status: 404 },
  too_large: { status: 413 },
  headers_too_large: { status: 431 },
  request_too_slow: { status: 408 },
  unsupported_type: { status: 415 },
  too_many_requests: { status: 429 },
  busy: { status: 503 },
  storage_full: { status: 507 },
  provider_unavailable: { status: 503 },
  internal_error: { status: 500 },
  idempotency_key_reused: { status: 422 },
  idempotency_key_in_use: { status: 409 },

  ...accountRefusals,

  base_set_taken: { status: 409 },
  base_set_unavailable: { status: 503 },
  card_locked: {
    status: 409,
    details: ({ where, until }) => ({ where, until }),
  },
  card_in_team: { status: 409 },
  card_not_yours: { status: 404 },
  card_not_approved: { status: 409 },
  card_twice: { status: 400 },

  upload_incomplete: { status: 400 },
  club_unknown: { status: 400 },
  verification_code_expired: { status: 400 },
  photo_already_uploaded: { status: 409 },
  too_many_pending: { status: 409 },
  ...photoRefusals,
  ...cornersRefusals,

  scout_player_not_offered: { status: 409 },
  scout_offer_taken: { status: 409 },
  scout_offer_over: { status: 409 },
  scout_player_owned: { status: 409 },
  scout_season_full: { status: 409 },
  player_unknown: { status: 404 },
  ...identityRefusals,
  already_decided: {
    status: 409,
    details: ({ decision }) => decision,
  },
  second_admin_needed: { status: 409 },
  undo_too_late: { status: 409 },

  team_name_missing: { status: 400 },
  too_many_teams: { status: 409 },
  team_short: { status: 400 },
  team_short_to_activate: { status: 400 },
  team_full: { status: 400 },
  team_changed: { status: 409 },
  team_locked: {
    status: 409,
    details: ({ where, until }) => ({ where, until }),
  },
  formation_unknown: { status: 400 },
  slot_unknown: { status: 400 },
  slot_taken_twice: { status: 400 },
  player_twice: { status: 400 },

  tournament_not_active: { status: 409 },
  already_entered: { status: 409 },
  tournament_name_length: { status: 400 },
  tournament_dates_wrong: { status: 400 },
  tournament_not_upcoming: { status: 409 },
  tournament_start_past: { status: 400 },
  tournament_too_far: { status: 400 },
  tournament_month_taken: { status: 409 },

  league_name_length: { status: 400 },
  league_name_characters: { status: 400 },
  invitation_unknown: { status: 404 },
  already_in_league: { status: 409 },
  removed_from_league: { status: 409 },
  league_full: { status: 409 },
  too_many_leagues: { status: 409 },
  owner_cannot_leave: { status: 409 },

  month_not_finished: { status: 409 },
  too_many_shares: { status: 409 },
  too_many_wishes: { status: 409 },

  ...fantasyRefusals,

  no_active_team: { status: 409 },
  ranked_opponent_chosen: { status: 400 },
  ranked_limit_reached: {
    status: 409,
    details: ({ limit, freeAt }) => ({ limit, freeAt: new Date(freeAt).toISOString() }),
  },
  no_opponent: {
    status: 409,
    details: ({ freeAt }) => ({ freeAt: freeAt === null ? null : new Date(freeAt).toISOString() }),
  },
  opponent_is_yourself: { status: 400 },
  opponent_has_no_team: { status: 409 },
};

/** The facts of a refusal that its text may name; undefined where there are none. Who asked knows the card they named. */
export function refusalParams(refusal: Refusal): Readonly<Record<string, unknown>> | undefined {
  const { code: _code, cardId: _cardId, ...params } = refusal as Refusal & { readonly cardId?: unknown };
  return Object.keys(params).length === 0 ? undefined : params;
}

/** The facts of a refusal for the program that asked; undefined where its code says all. */
export function refusalDetails(refusal: Refusal): unknown {
  return (refusals[refusal.code] as Entry<Refusal>).details?.(refusal);
}
