import * as z from "zod/mini";
import { LEAGUE_NAME_MAX } from "#game/mini-league/league.ts";
import { tieBreaks } from "#game/tournament/standing.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done, id, idInPath, instant, userId } from "#contract/ids.ts";

export const miniLeagueView = z.strictObject({
  id,
  name: z.string(),
  /** Managers in it. */
  size: z.int(),
  /** The name that others see of who made it. */
  ownerName: z.string(),
  isOwner: z.boolean(),
});

export type MiniLeagueView = z.output<typeof miniLeagueView>;

/** A member's line in the table of a league. */
export const miniLeagueRow = z.strictObject({
  /** The user. */
  id: userId,
  /** Among the members; null: the table of all doesn't have them, or not yet. */
  position: z.nullable(z.int()),
  /** Whether they've entered a tournament of the period. */
  isEntered: z._default(z.boolean(), false),
  username: z.string(),
  points: z.int(),
  decidedBy: z.nullable(z.enum(tieBreaks)),
  isOwner: z.boolean(),
});

export type MiniLeagueRow = z.output<typeof miniLeagueRow>;

export const miniLeaguePeriods = ["month", "season"] as const;

export type MiniLeaguePeriod = (typeof miniLeaguePeriods)[number];

const params = z.object({ id: idInPath });
/** Allows for spaces that are trimmed; decideLeagueName checks the name. */
const named = z.object({ name: z.string().check(z.maxLength(4 * LEAGUE_NAME_MAX)) });
const code = z.string().check(z.minLength(1), z.maxLength(40));

export const listMiniLeagues = defineEndpoint({
  method: "GET",
  path: "/api/mini-leagues",
  access: "user",
  summary: "The mini-leagues that one is in",
  response: z.array(miniLeagueView),
  refusals: [],
});

export const createMiniLeague = defineEndpoint({
  method: "POST",
  path: "/api/mini-leagues",
  access: "user",
  summary: "Make a mini-league and be its first member",
  body: named,
  response: miniLeagueView,
  refusals: ["league_name_length", "league_name_characters", "too_many_leagues"],
});

export const getMiniLeague = defineEndpoint({
  method: "GET",
  path: "/api/mini-leagues/:id",
  access: "user",
  summary: "A mini-league that one is in, with its table",
  params,
  query: z.object({ period: z._default(z.enum(miniLeaguePeriods), "month") }),
  response: z.extend(miniLeagueView, {
    inviteCode: z.string(),
    createdAt: instant,
    /** The month that the table is of, such as 2025-09; null for the table of the season. */
    month: z.nullable(z.string()),
    /** Such as "2025/26". */
    season: z.string(),
    rows: z.array(miniLeagueRow),
  }),
  refusals: ["not_found"],
});

export const renameMiniLeague = defineEndpoint({
  method: "PUT",
  path: "/api/mini-leagues/:id",
  access: "user",
  summary: "Rename a mini-league; for its owner",
  params,
  body: named,
  response: miniLeagueView,
  refusals: ["not_found", "league_name_length", "league_name_characters"],
});

export const deleteMiniLeague = defineEndpoint({
  method: "DELETE",
  path: "/api/mini-leagues/:id",
  access: "user",
  summary: "Delete a mini-league; for its owner",
  params,
  response: done,
  refusals: ["not_found"],
});

export const getInvitation = defineEndpoint({
  method: "GET",
  path: "/api/mini-leagues/invitations/:code",
  access: "user",
  summary: "What an invite code invites to",
  params: z.object({ code }),
  response: z.extend(miniLeagueView, { isMember: z.boolean() }),
  refusals: ["not_found"],
});

export const joinMiniLeague = defineEndpoint({
  method: "POST",
  path: "/api/mini-leagues/join",
  access: "user",
  summary: "Join a mini-league with its invite code",
  body: z.object({ code }),
  response: miniLeagueView,
  refusals: [
    "invitation_unknown",
    "already_in_league",
    "removed_from_league",
    "league_full",
    "too_many_leagues",
  ],
});

export const leaveMiniLeague = defineEndpoint({
  method: "POST",
  path: "/api/mini-leagues/:id/leave",
  access: "user",
  summary: "Leave a mini-league; its owner deletes it instead",
  params,
  response: done,
  refusals: ["not_found", "owner_cannot_leave"],
});

export const removeMember = defineEndpoint({
  method: "DELETE",
  path: "/api/mini-leagues/:id/members/:userId",
  access: "user",
  summary: "Put a member out of a mini-league for good; for its owner",
  params: z.object({ id: idInPath, userId }),
  response: done,
  refusals: ["not_found", "owner_cannot_leave"],
});

export const renewInviteCode = defineEndpoint({
  method: "POST",
  path: "/api/mini-leagues/:id/code",
  access: "user",
  summary: "Give a mini-league a new invite code, so that the old one lets nobody in; for its owner",
  params,
  response: z.strictObject({ inviteCode: z.string() }),
  refusals: ["not_found"],
});
