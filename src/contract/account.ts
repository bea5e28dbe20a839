import * as z from "zod/mini";
import { isTimeZone } from "#game/notification/night.ts";
import { completedBy } from "./completion.ts";
import { defineEndpoint } from "./endpoint.ts";
import { LANGUAGE_CODES } from "./languages.ts";
import { done, instant, userId } from "./ids.ts";

/** The signed-in user, as only that user sees it (spec §3, User). */
export const userView = completedBy(
  z.strictObject({
    id: userId,
    username: z.nullable(z.string()),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    email: z.string(),
    /** The language they chose; null: as their browser says. */
    language: z.nullable(z.enum(LANGUAGE_CODES)),
    /** Where their browser says that they are, such as Europe/Madrid; null: not known. */
    timeZone: z.nullable(z.string()),
    isAdmin: z.boolean(),
    profileImageUrl: z.nullable(z.string()),
    totalMatches: z.int(),
    totalWins: z.int(),
    totalLosses: z.int(),
    totalDraws: z.int(),
    /** 0: unranked. */
    currentRank: z.int(),
    /** Match-game points; 1000 before the first ranked match. */
    points: z.int(),
    /** Ranked matches played: under ten the points are provisional. */
    rankedMatches: z.int(),
    createdAt: instant,
  }),
  (user) => ({ rankedMatches: user["totalMatches"], language: null, timeZone: null, ...user }),
);

export type UserView = z.output<typeof userView>;

export const getCurrentUser = defineEndpoint({
  method: "GET",
  path: "/api/auth/user",
  access: "user",
  summary: "The signed-in user",
  response: userView,
  refusals: [],
});

/** Typed text, not yet a username: the rule answers what is wrong with it. */
const typedName = z.object({ username: z.string().check(z.maxLength(200)) });

export const checkUsername = defineEndpoint({
  method: "POST",
  path: "/api/auth/check-username",
  access: "user",
  summary: "Whether a username is free",
  body: typedName,
  response: z.strictObject({ available: z.boolean() }),
  refusals: ["username_too_short", "username_too_long", "username_characters"],
});

export const setUsername = defineEndpoint({
  method: "PUT",
  path: "/api/auth/set-username",
  access: "user",
  summary: "Choose the username that other players see",
  body: typedName,
  response: done,
  refusals: [
    "username_taken",
    "username_changed_recently",
    "username_too_short",
    "username_too_long",
    "username_characters",
  ],
});

/** A name as typed; too much of it is cut off. */
const typedPersonName = z.string().check(z.maxLength(200));

export const setName = defineEndpoint({
  method: "PUT",
  path: "/api/auth/name",
  access: "user",
  summary: "Set your first and last name, which other players don't see",
  body: z.object({ firstName: typedPersonName, lastName: typedPersonName }),
  response: done,
  refusals: ["name_reserved"],
});

export const setLanguage = defineEndpoint({
  method: "PUT",
  path: "/api/auth/language",
  access: "user",
  summary: "Choose the language of Panna's pages, notifications and mails",
  body: z.object({ language: z.enum(LANGUAGE_CODES) }),
  response: done,
  refusals: [],
});

export const setTimeZone = defineEndpoint({
  method: "PUT",
  path: "/api/auth/time-zone",
  access: "user",
  summary: "Tell which time zone one is in: at night Panna is silent",
  body: z.object({ timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone)) }),
  response: done,
  refusals: [],
});

/** How users sign in here, for the account page. */
export const getSignInMethods = defineEndpoint({
  method: "GET",
  path: "/api/sign-in-methods",
  access: "public",
  summary: "How one signs in to this installation",
  response: z.strictObject({
    emailAndPassword: z.boolean(),
    provider: z.boolean(),
    /** Whether a sign-up may bring the setup code that makes its account admin: while there is no admin yet. */
    setupCode: z.boolean(),
  }),
  refusals: [],
});

/** Why a sign-in with the provider failed, as `/sign-in?error=` says it. */
export const signInErrors = [
  "cancelled",
  "unverified",
  "no-email",
  "unavailable",
  "banned",
  "failed",
] as const;
export type SignInError = (typeof signInErrors)[number];

/** Where a user downloads all of their own data. */
export const EXPORT_PATH = "/api/auth/export";
