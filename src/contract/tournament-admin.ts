import * as z from "zod/mini";
import { TOURNAMENT_NAME_MAX } from "#game/tournament/decide-tournament.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idInPath, instant } from "./ids.ts";
import { tournamentView } from "./tournament.ts";

/** What an admin decides about a tournament. It is inside one calendar month (UTC) that hasn't begun. */
const plan = z.object({
  /** Allows for spaces that are trimmed. */
  name: z.string().check(z.maxLength(2 * TOURNAMENT_NAME_MAX)),
  startDate: instant,
  /** The first instant after it. */
  endDate: instant,
});

export const createTournament = defineEndpoint({
  method: "POST",
  path: "/api/admin/tournaments",
  access: "admin",
  summary: "Make the tournament of a month to come",
  body: plan,
  response: tournamentView,
  refusals: [
    "tournament_name_length",
    "tournament_dates_wrong",
    "tournament_not_upcoming",
    "tournament_start_past",
    "tournament_too_far",
    "tournament_month_taken",
  ],
});

export const updateTournament = defineEndpoint({
  method: "PUT",
  path: "/api/admin/tournaments/:id",
  access: "admin",
  summary: "Change name and dates of a tournament that has not begun",
  params: z.object({ id: idInPath }),
  body: plan,
  response: tournamentView,
  refusals: [
    "not_found",
    "tournament_name_length",
    "tournament_dates_wrong",
    "tournament_not_upcoming",
    "tournament_start_past",
    "tournament_too_far",
    "tournament_month_taken",
  ],
});
