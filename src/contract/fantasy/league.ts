import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { roundStates } from "#game/fantasy/round-state.ts";
import { STARTER_COUNT } from "#game/fantasy/squad.ts";
import { completedBy, isRaw, listOf } from "#contract/completion.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { id, idInPath, instant } from "#contract/ids.ts";

/** A gameweek of a fantasy league as it is now. */
export const roundView = z.strictObject({
  round: z.int(),
  deadline: instant,
  state: z.enum(roundStates),
});

export type RoundView = z.output<typeof roundView>;

/** A round with no known date: no deadline is shown. */
const UNTOLD_ROUND: RoundView = { round: 1, deadline: "", state: "upcoming" };

/** A fantasy league (spec §3): one real league in one season. */
export const fantasyLeagueView = z.strictObject({
  id,
  name: z.string(),
  /** Of the real league, such as "premier-league". */
  realLeagueId: z.string(),
  /** The year in which the season starts. */
  season: z.int(),
  rounds: z.int(),
  /** The round that a squad executed now counts in; null once the season is over. */
  nextRound: z._default(z.nullable(roundView), UNTOLD_ROUND),
  /** The round that was locked last; null before the first deadline. */
  currentRound: z.nullable(roundView),
});

export type FantasyLeagueView = z.output<typeof fantasyLeagueView>;

export const leagueParams = z.object({ leagueId: idInPath });

export const listFantasyLeagues = defineEndpoint({
  method: "GET",
  path: "/api/fantasy/leagues",
  access: "user",
  summary: "The fantasy leagues, those still to be played first",
  response: z.array(fantasyLeagueView),
  refusals: [],
});

/** One card of a squad (spec §3, My team). */
export const squadEntry = z.strictObject({
  /** Of the card. */
  id,
  playerName: z.string(),
  position: z.enum(positions),
  /** The club and the overall of the card, as fantasy cards call them (spec §3); null where it is no longer owned. */
  teamName: z.nullable(z.string()),
  playerRating: z.nullable(z.int()),
  isCaptain: z.boolean(),
  isViceCaptain: z.boolean(),
  isStarter: z.boolean(),
  hasChip: z._default(z.boolean(), false),
  /** False where the card is no longer in the collection: it plays on until it is replaced. */
  isOwned: z._default(z.boolean(), true),
});

export type SquadEntry = z.output<typeof squadEntry>;

export const getMyTeam = defineEndpoint({
  method: "GET",
  path: "/api/fantasy/my-team/:leagueId",
  access: "user",
  summary: "Your squad in a fantasy league, as it enters the next round",
  params: leagueParams,
  response: completedBy(
    z.strictObject({
      hasTeam: z.boolean(),
      /** The starters, then the bench in its order; empty without a squad. */
      entries: z.array(squadEntry),
      nextRound: z.nullable(roundView),
      /** Free transfers at hand, 0–5; the first squad is free whatever this says. */
      bank: z._default(z.int(), 0),
      /** Whether nothing has been locked yet, so every change is free. */
      isFirstSquad: z.boolean(),
      /** Points that the transfers made for the next round cost so far. */
      cost: z._default(z.int(), 0),
      isWildcardRound: z._default(z.boolean(), false),
    }),
    (team) => {
      const { hasTeam, entries } = team;
      return {
        isFirstSquad: hasTeam !== true,
        ...team,
        // The specification tells no starters: the first five are.
        entries: listOf(entries).map((entry, place) =>
          isRaw(entry) ? { isStarter: place < STARTER_COUNT, ...entry } : entry,
        ),
      };
    },
  ),
  refusals: ["not_found"],
});

/** What a user may still do in a season (spec §3, Season powers). */
export const seasonPowersView = z.strictObject({
  wildcardUsed: z.boolean(),
  chipUsesRemaining: z.int(),
  specialCardsEligible: z.array(id),
});

export type SeasonPowersView = z.output<typeof seasonPowersView>;

export const getSeasonPowers = defineEndpoint({
  method: "GET",
  path: "/api/fantasy/season-powers/:leagueId",
  access: "user",
  summary: "The wildcard and the chips left in a season, and the cards that may carry one",
  params: leagueParams,
  response: seasonPowersView,
  refusals: ["not_found"],
});
