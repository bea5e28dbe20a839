import * as z from "zod/mini";
import { cardView } from "#contract/card/card.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, id, idInPath, version } from "./ids.ts";

export const teamView = z.strictObject({
  id,
  name: z.string(),
  formation: z.string(),
  isActive: z.boolean(),
  /** Rounded mean of the overalls of the cards in it; 0 for none. */
  teamRating: z.int(),
  /** Grows with every change. Saving positions sends it back, so no change is overwritten silently. */
  version: z.int(),
});

export type TeamView = z.output<typeof teamView>;

/** A card in a slot (spec §3, Team position slot). */
export const slotView = z.strictObject({
  teamId: id,
  cardId: id,
  position: z.string(),
  positionIndex: z.int(),
  card: cardView,
});

export type SlotView = z.output<typeof slotView>;

const teamParams = z.object({ id: idInPath });

const teamBody = z.object({
  // Without a name or formation the rules say what's missing (spec §5).
  name: z._default(z.string().check(z.maxLength(60)), ""),
  formation: z._default(z.string().check(z.maxLength(20)), ""),
  isActive: z.optional(z.boolean()),
});

const slotBody = z.object({
  teamId: z.optional(id),
  cardId: id,
  position: z.string().check(z.maxLength(10)),
  positionIndex: z.int().check(z.minimum(0), z.maximum(10)),
});

/** The version that a change was made on: a team changed since is refused. Without it the change always wins. */
const knownVersion = z.object({ version: z.optional(version) });

export const listTeams = defineEndpoint({
  method: "GET",
  path: "/api/teams",
  access: "user",
  summary: "Your teams, newest first",
  response: z.array(teamView),
  refusals: [],
});

export const getActiveTeam = defineEndpoint({
  method: "GET",
  path: "/api/teams/active",
  access: "user",
  summary: "Your active team with its cards, or null",
  response: z.nullable(z.extend(teamView, { positions: z.array(slotView) })),
  refusals: [],
});

export const getTeamPositions = defineEndpoint({
  method: "GET",
  path: "/api/teams/:id/positions",
  access: "user",
  summary: "The slots of a team with their cards",
  params: teamParams,
  response: z.array(slotView),
  refusals: ["not_found"],
});

export const createTeam = defineEndpoint({
  method: "POST",
  path: "/api/teams",
  access: "user",
  summary: "Make a team; it starts inactive and empty",
  body: teamBody,
  response: teamView,
  refusals: ["team_name_missing", "formation_unknown", "too_many_teams"],
});

export const updateTeam = defineEndpoint({
  method: "PUT",
  path: "/api/teams/:id",
  access: "user",
  summary: "Change a team's name, formation or state; another formation clears its slots",
  params: teamParams,
  query: knownVersion,
  body: teamBody,
  response: teamView,
  refusals: [
    "not_found",
    "team_changed",
    "team_name_missing",
    "formation_unknown",
    "team_short_to_activate",
    "player_twice",
  ],
});

export const saveTeamPositions = defineEndpoint({
  method: "PUT",
  path: "/api/teams/:id/positions",
  access: "user",
  summary: "Replace all slots of a team; a line-up may be partial",
  params: teamParams,
  query: z.extend(knownVersion, {
    /** The formation of these slots, if the team changes to it; without it the team keeps its own. */
    formation: z.optional(z.string().check(z.maxLength(20))),
  }),
  body: z.array(slotBody).check(z.maxLength(50)),
  response: z.strictObject({ version: z.int(), positions: z.array(slotView) }),
  refusals: [
    "not_found",
    "team_changed",
    "formation_unknown",
    "team_full",
    "slot_unknown",
    "slot_taken_twice",
    "card_twice",
    "card_not_yours",
    "card_not_approved",
    "player_twice",
  ],
});

export const activateTeam = defineEndpoint({
  method: "POST",
  path: "/api/teams/:id/activate",
  access: "user",
  summary: "Make a team of five the active one",
  params: teamParams,
  response: teamView,
  refusals: ["not_found", "team_short_to_activate", "player_twice"],
});

export const deleteTeam = defineEndpoint({
  method: "DELETE",
  path: "/api/teams/:id",
  access: "user",
  summary: "Delete a team; its cards stay in the collection",
  params: teamParams,
  response: done,
  refusals: ["not_found", "team_locked"],
});
