import { createMiniLeague, getMiniLeague, joinMiniLeague } from "#contract/mini-league/mini-league.ts";
import { getPracticeHelp, executePractice, startPractice } from "#contract/fantasy/practice.ts";
import { claimBaseSet } from "#contract/card/card.ts";
import { fantasyCorrection } from "#server/fantasy/round/table.ts";
import { fantasyRound } from "#server/fantasy/table.ts";
import { correction } from "#server/football/table.ts";
import { aFantasyManager, type MadeLeague, squadOf } from "#tests/support/fantasy-league.ts";
import { aPlayer } from "#tests/support/football-makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import type { Change, Ground } from "./change.ts";

async function aLeague(app: TestApp) {
  const user = await aUser(app);
  const { body } = await user.call(createMiniLeague, { body: { name: "Lunch Club" } });
  const { inviteCode } = (await user.call(getMiniLeague, { params: { id: body.id } })).body;
  return { user, id: body.id, code: inviteCode };
}

const ofLeague =
  (request: object, other?: object): Change =>
  async ({ app }) => {
    const { user, id } = await aLeague(app);
    const params = { id };
    return {
      user,
      request: { params, ...request },
      ...(other === undefined ? {} : { other: { params, ...other } }),
    };
  };

/** A member of another user's league. */
async function aMember(app: TestApp) {
  const { user: owner, id, code } = await aLeague(app);
  const member = await aUser(app);
  const { status } = await member.call(joinMiniLeague, { body: { code } });
  if (status !== 200) throw new Error(`the league was not joined: ${status}`);
  return { owner, member, id };
}

async function ofSquad({ app, league }: Ground) {
  const { user, cards } = await aFantasyManager(app, league);
  const body = squadOf(league.id, cards);
  const swapped = { ...body, captainId: body.viceCaptainId, viceCaptainId: body.captainId };
  return { user, request: { body }, other: { body: swapped } };
}

const LAST_SEASON = { leagueId: "premier-league", season: 2024, replaces: null };

async function aPractice(app: TestApp) {
  const user = await aUser(app);
  await user.call(claimBaseSet);
  const { body } = await user.call(startPractice, { body: LAST_SEASON });
  const params = { id: body.id };
  const help = await user.call(getPracticeHelp, { params });
  const best = help.body.bestNine;
  if (best === null) throw new Error("the base set has no legal nine");
  const squad = {
    newCardIds: best.starterIds,
    benchCardIds: best.benchIds,
    captainId: best.captainId,
    viceCaptainId: best.viceCaptainId,
    useWildcard: false,
    chipUsage: [],
  };
  return { user, params, squad };
}

const ofPractice: Change = async ({ app }) => {
  const { user, params, squad } = await aPractice(app);
  const swapped = { ...squad, captainId: squad.viceCaptainId, viceCaptainId: squad.captainId };
  return { user, request: { params, body: squad }, other: { params, body: swapped } };
};

async function played(user: TestUser, params: { id: number }, squad: object): Promise<void> {
  const { status } = await user.call(executePractice, { params, body: squad as never });
  if (status !== 200) throw new Error(`the squad was not executed: ${status}`);
}

/** A correction that arrived after its round was final. */
async function aHeldCorrection(app: TestApp, { fixtures }: MadeLeague): Promise<number> {
  const [made] = await app.db
    .insert(correction)
    .values({
      fixtureId: fixtures[0]?.[0]?.id ?? 0,
      playerId: (await aPlayer(app)).id,
      at: new Date(app.clock.now()),
      figures: {},
      pointsBefore: 2,
      pointsAfter: 2,
    })
    .returning();
  const [round] = await app.db.select().from(fantasyRound);
  if (made === undefined || round === undefined) throw new Error("the correction was not made");
  const held = { correctionId: made.id, roundId: round.id, outcome: "held", totals: [] } as const;
  await app.db.insert(fantasyCorrection).values(held);
  return made.id;
}

/** In the same form as a browser's keys. */
const pushKeys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };

export const leagueChanges: Readonly<Record<string, Change>> = {
  "POST /api/mini-leagues": async ({ app }) => ({
    user: await aUser(app),
    request: { body: { name: "Lunch Club" } },
    other: { body: { name: "Supper Club" } },
  }),
  "PUT /api/mini-leagues/:id": ofLeague({ body: { name: "Supper Club" } }, { body: { name: "Tea Club" } }),
  "DELETE /api/mini-leagues/:id": ofLeague({}),
  "POST /api/mini-leagues/:id/code": ofLeague({}),
  "POST /api/mini-leagues/join": async ({ app }) => {
    const [one, two] = [await aLeague(app), await aLeague(app)];
    return {
      user: await aUser(app),
      request: { body: { code: one.code } },
      other: { body: { code: two.code } },
    };
  },
  "POST /api/mini-leagues/:id/leave": async ({ app }) => {
    const { member, id } = await aMember(app);
    return { user: member, request: { params: { id } } };
  },
  "DELETE /api/mini-leagues/:id/members/:userId": async ({ app }) => {
    const { owner, member, id } = await aMember(app);
    return { user: owner, request: { params: { id, userId: member.id } } };
  },
  "POST /api/notifications/read": async ({ app }) => ({
    user: await aUser(app),
    request: { body: { upTo: 1 } },
    other: { body: { upTo: 2 } },
  }),
  "PUT /api/notifications/switches": async ({ app }) => ({
    user: await aUser(app),
    request: { body: { kind: "challenged", isOn: false } },
    other: { body: { kind: "challenged", isOn: true } },
  }),
  "POST /api/notifications/push": async ({ app }) => {
    const user = await aUser(app);
    const endpoint = `https://push.example.com/${user.id}`;
    return {
      user,
      request: { body: { endpoint, keys: pushKeys } },
      other: { body: { endpoint: `${endpoint}/two`, keys: pushKeys } },
    };
  },
  "POST /api/notifications/push/remove": async ({ app }) => ({
    user: await aUser(app),
    request: { body: { endpoint: "https://push.example.com/one" } },
    other: { body: { endpoint: "https://push.example.com/two" } },
  }),
  "POST /api/football/create-test-league": async ({ admin: user }) => ({ user, request: {} }),
  "POST /api/fantasy/transfers/validate": ofSquad,
  "POST /api/fantasy/transfers/execute": ofSquad,
  "POST /api/fantasy/wildcard/:leagueId": async ({ app, league }) => ({
    user: await aUser(app),
    request: { params: { leagueId: league.id } },
  }),
  "POST /api/fantasy/corrections": async ({ app, league, admin: user }) => {
    const body = { correctionIds: [await aHeldCorrection(app, league)], note: "The referee was wrong." };
    return { user, request: { body }, other: { body: { ...body, note: "The scorer was wrong." } } };
  },
  "POST /api/fantasy/practice": async ({ app }) => {
    const user = await aUser(app);
    await user.call(claimBaseSet);
    return { user, request: { body: LAST_SEASON }, other: { body: { ...LAST_SEASON, leagueId: "la-liga" } } };
  },
  "POST /api/fantasy/practice/:id/validate": ofPractice,
  "POST /api/fantasy/practice/:id/execute": ofPractice,
  "POST /api/fantasy/practice/:id/gameweeks/:round": async ({ app }) => {
    const { user, params, squad } = await aPractice(app);
    await played(user, params, squad);
    return { user, request: { params: { ...params, round: 1 } }, other: { params: { ...params, round: 2 } } };
  },
};
