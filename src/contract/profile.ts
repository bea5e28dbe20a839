import * as z from "zod/mini";
import { completedBy } from "./completion.ts";
import { withDisplayName } from "./display-name.ts";
import { badgeKeys } from "#game/account/badges.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instant, userId } from "./ids.ts";
import { matchView } from "#contract/match/match.ts";
import { slotView, teamView } from "./team.ts";

/** A user as everybody sees them: nothing of the e-mail address but what the display name rule takes (spec §3). */
export const profileView = completedBy(
  z.strictObject({
    id: userId,
    /** The name that others see. */
    username: z.string(),
    profileImageUrl: z.nullable(z.string()),
    totalMatches: z.int(),
    totalWins: z.int(),
    totalLosses: z.int(),
    totalDraws: z.int(),
    /** 0: unranked. */
    currentRank: z.int(),
    points: z.int(),
    rankedMatches: z.int(),
    cardsOwned: z._default(z.int(), 0),
    createdAt: instant,
  }),
  (profile) => ({ rankedMatches: profile["totalMatches"], ...withDisplayName(profile) }),
);

export type ProfileView = z.output<typeof profileView>;

const params = z.object({ userId });

export const getProfile = defineEndpoint({
  method: "GET",
  path: "/api/users/:userId/profile",
  access: "user",
  summary: "A user's public profile",
  params,
  response: profileView,
  refusals: ["not_found"],
});

export const getProfileTeam = defineEndpoint({
  method: "GET",
  path: "/api/users/:userId/active-team",
  access: "user",
  summary: "A user's active team with its cards, without their verification codes; null where there is none",
  params,
  response: z.nullable(z.extend(teamView, { positions: z._default(z.array(slotView), []) })),
  refusals: ["not_found"],
});

export const getProfileMatches = defineEndpoint({
  method: "GET",
  path: "/api/users/:userId/recent-matches",
  access: "user",
  summary: "A user's latest ten matches, newest first, from that user's side",
  params,
  response: z.array(matchView),
  refusals: ["not_found"],
});

/** A badge that a user has earned; its name and text are in the catalogue. */
export const badgeView = z.strictObject({ key: z.enum(badgeKeys) });

export type BadgeView = z.output<typeof badgeView>;

export const getProfileBadges = defineEndpoint({
  method: "GET",
  path: "/api/users/:userId/badges",
  access: "user",
  summary: "What a user has earned, the rarest first",
  params,
  response: z.array(badgeView),
  refusals: ["not_found"],
});
