import { createTournament } from "#contract/tournament-admin.ts";
import { playMatch } from "#contract/match/match.ts";
import { createTeam } from "#contract/team.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { Change } from "./change.ts";

let names = 0;

function aName(): string {
  names += 1;
  return `changes_${names}`;
}

const teams = { one: { name: "One", formation: "2-2" }, two: { name: "Two", formation: "2-2" } };
/** Moves on a month with each use, because a month has one tournament. */
let months = 0;

function nextMonth(): { startDate: string; endDate: string } {
  months += 1;
  const of = (day: number) => new Date(Date.UTC(2025, 9 + months, day)).toISOString();
  return { startDate: of(2), endDate: of(20) };
}

export const teamChanges: Readonly<Record<string, Change>> = {
  "POST /api/auth/check-username": async ({ app }) => ({
    user: await aUser(app),
    request: { body: { username: "somebody" } },
    other: { body: { username: "anybody" } },
  }),
  "PUT /api/auth/set-username": async ({ app }) => ({
    user: await aUser(app),
    request: { body: { username: aName() } },
    other: { body: { username: aName() } },
  }),
  "PUT /api/auth/language": async ({ app }) => ({
    user: await aUser(app),
    request: { body: { language: "es" } },
    other: { body: { language: "it" } },
  }),
  "PUT /api/auth/time-zone": async ({ app }) => ({
    user: await aUser(app),
    request: { body: { timeZone: "Europe/Madrid" } },
    other: { body: { timeZone: "Europe/Rome" } },
  }),
  "POST /api/teams": async ({ app }) => ({
    user: await aUser(app),
    request: { body: teams.one },
    other: { body: teams.two },
  }),
  "PUT /api/teams/:id": async ({ app }) => {
    const { user, teamId: id } = await aManager(app);
    const body = { name: "Renamed", formation: "1-2-1" };
    return {
      user,
      request: { params: { id }, body },
      other: { params: { id }, body: { ...body, name: "Again" } },
    };
  },
  "PUT /api/teams/:id/positions": async ({ app }) => {
    const { user, teamId: id, cards } = await aManager(app);
    const body = [{ cardId: cards[0]?.id, position: "GK", positionIndex: 0 }];
    return { user, request: { params: { id }, body }, other: { params: { id }, body: [] } };
  },
  "POST /api/teams/:id/activate": async ({ app }) => {
    const { user, teamId: id } = await aManager(app);
    return { user, request: { params: { id } }, other: { params: { id: 2_000_000_001 } } };
  },
  "DELETE /api/teams/:id": async ({ app }) => {
    const user = await aUser(app);
    const one = await user.call(createTeam, { body: teams.one });
    const two = await user.call(createTeam, { body: teams.two });
    return { user, request: { params: { id: one.body.id } }, other: { params: { id: two.body.id } } };
  },
  "POST /api/tournaments/:id/enter": async ({ app }) => {
    const { user, teamId } = await aManager(app);
    const params = { id: await theTournament(app) };
    return {
      user,
      request: { params, body: { teamId } },
      other: { params, body: { teamId: teamId + 1 } },
    };
  },
  "POST /api/admin/tournaments": async ({ admin: user }) => {
    const month = nextMonth();
    return {
      user,
      request: { body: { name: "Spring Cup", ...month } },
      other: { body: { name: "Summer Cup", ...month } },
    };
  },
  "PUT /api/admin/tournaments/:id": async ({ admin: user }) => {
    const month = nextMonth();
    const { body } = await user.call(createTournament, { body: { name: aName(), ...month } });
    const params = { id: body.id };
    return {
      user,
      request: { params, body: { name: "Spring Cup", ...month } },
      other: { params, body: { name: "Summer Cup", ...month } },
    };
  },
  "POST /api/matches": async ({ app }) => {
    const { user } = await aManager(app);
    const away = await aManager(app);
    await away.user.call(playMatch, { body: { matchType: "quick" } });
    return {
      user,
      request: { body: { matchType: "quick", opponentId: away.user.id } },
      other: { body: { matchType: "quick" } },
    };
  },
};
