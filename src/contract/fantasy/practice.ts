import * as z from "zod/mini";
import { practiceSources } from "#game/fantasy/practice/practice-season.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { id, idInPath } from "#contract/ids.ts";
import { lineUpHelpView } from "./help.ts";
import { seasonPowersView, squadEntry } from "./league.ts";
import { squadScoreView } from "./points.ts";
import { transferRequest, validationView } from "./transfers.ts";

/** A season that is over and can be played again. */
export const practiceChoice = z.strictObject({
  /** Of the real league, such as "premier-league". */
  leagueId: z.string(),
  leagueName: z.string(),
  /** The year in which the season starts. */
  season: z.int(),
  source: z.enum(practiceSources),
});

export type PracticeChoice = z.output<typeof practiceChoice>;

/** A gameweek of the viewer's practice season that was played. */
export const practiceGameweek = z.strictObject({
  round: z.int(),
  /** Less the cost of transfers. */
  total: z.int(),
  transfers: z.int(),
  cost: z.int(),
  leftOnBench: z.int(),
  /** What the best line-up of the nine would have brought, before the cost of transfers. */
  best: z.int(),
  isWildcardRound: z.boolean(),
});

export type PracticeGameweek = z.output<typeof practiceGameweek>;

/** The viewer's practice season as it is now. */
export const practiceView = z.extend(practiceChoice, {
  id,
  /** Gameweeks of the whole season. */
  gameweeks: z.int(),
  /** The gameweek that is played next; null once the season is over. */
  next: z.nullable(z.int()),
  total: z.int(),
  /** The latest first. */
  played: z.array(practiceGameweek),
  /** Whether there is a squad for the next gameweek: a chosen one, or that of the gameweek before. */
  hasTeam: z.boolean(),
  /** The starters, then the bench in its order; empty without a squad. */
  entries: z.array(squadEntry),
  /** Free transfers at hand, 0–5; the first squad is free whatever this says. */
  bank: z.int(),
  /** Whether no gameweek has been played yet, so every change is free. */
  isFirstSquad: z.boolean(),
  /** Points that the transfers for the next gameweek cost so far. */
  cost: z.int(),
  isWildcardRound: z.boolean(),
  powers: seasonPowersView,
});

export type PracticeView = z.output<typeof practiceView>;

const params = z.object({ id: idInPath });

/** The same request as on the Transfers page; the path names the practice season. */
const practiceRequest = z.omit(transferRequest, { leagueId: true });

export type PracticeRequest = z.output<typeof practiceRequest>;

export const getPractice = defineEndpoint({
  method: "GET",
  path: "/api/fantasy/practice",
  access: "user",
  summary: "Your practice season, and the seasons that you can practise",
  response: z.strictObject({
    choices: z.array(practiceChoice),
    /** Null where none has been begun. */
    practice: z.nullable(practiceView),
  }),
  refusals: [],
});

export const startPractice = defineEndpoint({
  method: "POST",
  path: "/api/fantasy/practice",
  access: "user",
  summary: "Begin a practice season, in the place of the one named by `replaces`",
  body: z.object({ leagueId: z.string(), season: z.int(), replaces: z.nullable(id) }),
  response: practiceView,
  refusals: ["not_found", "practice_running"],
});

export const validatePractice = defineEndpoint({
  method: "POST",
  path: "/api/fantasy/practice/:id/validate",
  access: "user",
  summary: "What executing a squad in a practice season would cost, with every error and warning at once",
  params,
  body: practiceRequest,
  response: validationView,
  refusals: ["not_found"],
});

export const executePractice = defineEndpoint({
  method: "POST",
  path: "/api/fantasy/practice/:id/execute",
  access: "user",
  summary: "Put a squad in the place of the one chosen for the next gameweek of a practice season",
  params,
  body: practiceRequest,
  response: z.extend(validationView, { round: z.int() }),
  refusals: ["not_found", "squad_refused"],
});

/** The points of a gameweek of a practice season, as those of a final round. */
const gameweekPoints = z.strictObject({ round: z.int(), score: squadScoreView });

export const playGameweek = defineEndpoint({
  method: "POST",
  path: "/api/fantasy/practice/:id/gameweeks/:round",
  access: "user",
  summary: "Play the next gameweek of a practice season; one that was played stays as it was",
  params: z.object({ id: idInPath, round: idInPath }),
  response: gameweekPoints,
  refusals: ["not_found", "practice_squad_missing", "practice_gameweek_ahead", "practice_over"],
});

export const getPracticePoints = defineEndpoint({
  method: "GET",
  path: "/api/fantasy/practice/:id/gameweeks/:round",
  access: "user",
  summary: "The points of a gameweek that was played, with receipts and substitutions",
  params: z.object({ id: idInPath, round: idInPath }),
  response: gameweekPoints,
  refusals: ["not_found"],
});

export const getPracticeHelp = defineEndpoint({
  method: "GET",
  path: "/api/fantasy/practice/:id/help",
  access: "user",
  summary: "Fixtures and form of your cards in a practice season, and the best legal nine among them",
  params,
  response: lineUpHelpView,
  refusals: ["not_found"],
});
