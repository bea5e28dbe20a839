import type { UsernameRefusal } from "#game/account/username.ts";
import type { BaseSetUnavailable } from "#game/card/base-set.ts";
import type { SlotsRefusal } from "#game/team/decide-slots.ts";
import type { TeamNameMissing, TeamShort, TeamShortToActivate } from "#game/team/decide-team.ts";
import type { EntryRefusal } from "#game/tournament/decide-entry.ts";

/** Refusals that no rule of the game decides, but the machine around it. */
type PlatformRefusal =
  | { readonly code: "invalid_input" }
  | { readonly code: "unauthorized" }
  | { readonly code: "forbidden" }
  | { readonly code: "admin_only" }
  | { readonly code: "foreign_origin" }
  | { readonly code: "not_found" }
  | { readonly code: "too_large" }
  | { readonly code: "unsupported_type" }
  | { readonly code: "too_many_requests" }
  | { readonly code: "busy" }
  | { readonly code: "internal_error" }
  | { readonly code: "idempotency_key_reused" }
  | { readonly code: "idempotency_key_in_use" }
  | { readonly code: "username_taken" }
  | { readonly code: "base_set_taken" }
  | { readonly code: "team_changed" }
  | { readonly code: "card_locked"; readonly where: string }
  | { readonly code: "card_in_team"; readonly teamNames: readonly string[] };

export type Refusal =
  | PlatformRefusal
  | UsernameRefusal
  | BaseSetUnavailable
  | TeamNameMissing
  | TeamShort
  | TeamShortToActivate
  | SlotsRefusal
  | EntryRefusal;

export type RefusalCode = Refusal["code"];

interface Entry<R> {
  readonly status: number;
  /** Fit to be shown to a person. */
  readonly message: string | ((refusal: R) => string);
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
  unsupported_type: { status: 415, message: "This type of content is not accepted here." },
  too_many_requests: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  busy: { status: 503, message: "Panna is busy. Please try again in a moment." },
  internal_error: { status: 500, message: "Something went wrong on our side." },
  idempotency_key_reused: { status: 422, message: "This Idempotency-Key was used for another request." },
  idempotency_key_in_use: { status: 409, message: "The same request is being handled right now." },

  username_taken: { status: 409, message: "Username is already taken" },
  username_too_short: { status: 400, message: "A username has at least 3 characters." },
  username_too_long: { status: 400, message: "A username has at most 20 characters." },
  username_characters: {
    status: 400,
    message: "A username has only lowercase letters, numbers, and underscores.",
  },

  base_set_taken: { status: 409, message: "This user already has base cards in the collection." },
  base_set_unavailable: {
    status: 503,
    message: "The players are still being loaded. Please try again in a moment.",
  },
  card_locked: { status: 409, message: ({ where }) => `This card is locked: ${where}.` },
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

  team_name_missing: { status: 400, message: "Please enter a team name" },
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
  formation_unknown: { status: 400, message: ({ formation }) => `There is no formation ${formation}.` },
  slot_unknown: { status: 400, message: ({ slot }) => `The formation has no slot ${slot}.` },
  slot_taken_twice: { status: 400, message: ({ slot }) => `Two cards cannot stand in the slot ${slot}.` },
  player_twice: {
    status: 400,
    message: ({ playerName }) => `${playerName} can be in a team only once.`,
  },

  tournament_not_active: { status: 409, message: "This tournament is not open for entries." },
  already_entered: { status: 409, message: "You have already entered this tournament." },
};

/** The message of a refusal, with its facts. */
export function refusalMessage(refusal: Refusal): string {
  const { message } = refusals[refusal.code] as Entry<Refusal>;
  return typeof message === "string" ? message : message(refusal);
}
