import { randomBytes } from "node:crypto";
import { listSessions } from "#contract/access/sessions.ts";
import { createMiniLeague } from "#contract/mini-league/mini-league.ts";
import { makeShare } from "#contract/share.ts";
import { photoSizes } from "#game/card/photo-limits.ts";
import { passkey } from "#server/account/table.ts";
import { photoFile } from "#server/card/photo/photo-files.ts";
import { newPictureKey } from "#server/platform/files/serve-pictures.ts";
import { cardPhoto } from "#server/card/table.ts";
import { aCard } from "#tests/support/makers.ts";
import { theTournament, type Manager } from "#tests/support/managers.ts";
import { aPushBrowser } from "#tests/support/push-service.ts";
import { aSession } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { accessScenarios } from "./access-requests.ts";
import { accountScenarios } from "./account-requests.ts";
import { albumScenarios } from "./album-requests.ts";
import { competitionScenarios } from "./competition-requests.ts";
import { fantasyScenarios } from "./fantasy-requests.ts";
import { footballScenarios } from "./football-requests.ts";

/** Ids used in requests: things a user owns, or ids that don't exist. */
export interface Belongings {
  readonly userId: string;
  readonly teamId: number;
  readonly cardId: number;
  /** A card with a photo. */
  readonly photoCardId: number;
  readonly tournamentId: number;
  readonly leagueId: number;
  /** Of a link to the team. */
  readonly shareToken: string;
  /** Of a second device. */
  readonly sessionId: string;
  readonly passkeyId: string;
}

/** Ids that don't exist. */
export const nothing: Belongings = {
  userId: "nobody",
  teamId: 2_000_000_001,
  cardId: 2_000_000_002,
  tournamentId: 2_000_000_003,
  leagueId: 2_000_000_004,
  photoCardId: 2_000_000_005,
  shareToken: "AAAAAAAAAAAAAAAAAAAAAA",
  sessionId: "none",
  passkeyId: "none",
};

export async function belongingsOf(app: TestApp, { user, teamId, cards }: Manager): Promise<Belongings> {
  const tournamentId = await theTournament(app);
  const { body: league } = await user.call(createMiniLeague, { body: { name: "Five a Side" } });
  const photoCardId = await aPhotoCard(app, user);
  const { body: share } = await user.call(makeShare, { body: { kind: "team", id: teamId } });
  return {
    userId: user.id,
    teamId,
    cardId: cards[0]?.id ?? 0,
    photoCardId,
    tournamentId,
    leagueId: league.id,
    shareToken: share.token,
    sessionId: await aDevice(app, user),
    passkeyId: await aPasskey(app, user),
  };
}

/** A session on another device. */
async function aDevice(app: TestApp, user: TestUser): Promise<string> {
  await aSession(app, user.id);
  const { sessions } = (await user.call(listSessions)).body;
  return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "";
}

/** A passkey in the list of a user's own, with no device behind it. */
export async function aPasskey(app: TestApp, { id: userId }: TestUser): Promise<string> {
  const id = randomBytes(8).toString("hex");
  await app.db.insert(passkey).values({
    id,
    userId,
    credentialID: id,
    publicKey: "",
    counter: 0,
    deviceType: "singleDevice",
    backedUp: false,
  });
  return id;
}

/** A rejected card with a photo, written past the upload, which takes half a second. */
async function aPhotoCard(app: TestApp, user: TestUser): Promise<number> {
  const { id } = await aCard(app, user, { status: "rejected", origin: "photo" });
  const key = newPictureKey();
  for (const size of photoSizes)
    await app.deps.files.write(photoFile(key, size), Buffer.from(size), "image/webp");
  const claim = {
    playerName: "Pat Example",
    position: "forward",
    club: "Example Town",
    playerId: null,
  } as const;
  await app.db
    .insert(cardPhoto)
    .values({ cardId: id, key, width: 500, height: 700, placeholder: "data:image/webp;base64,", claim });
  return id;
}

/** A call the way a caller with access makes it. */
export interface Scenario {
  request(own: Belongings): object;
  /** The status for the owner of the belongings. */
  readonly own: number;
  /** The status for another user with the owner's ids; left out if the call names no ids of a user. */
  readonly foreign?: number;
}

let names = 0;

function newName(): object {
  names += 1;
  return { body: { username: `a_new_name_${names}` } };
}

const ids = (own: Belongings) => ({ id: own.teamId });

/** Every call of the contract with a request its owner can make. A missing call fails the tests. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  "GET /api/auth/user": { request: () => ({}), own: 200 },
  "POST /api/auth/check-username": { request: () => ({ body: { username: "somebody" } }), own: 200 },
  "PUT /api/auth/set-username": { request: newName, own: 200 },
  "PUT /api/auth/language": { request: () => ({ body: { language: "it" } }), own: 200 },
  "PUT /api/auth/time-zone": { request: () => ({ body: { timeZone: "Europe/Madrid" } }), own: 200 },
  "GET /api/sign-in-methods": { request: () => ({}), own: 200 },
  "GET /api/cards": { request: () => ({}), own: 200 },
  "POST /api/cards/base": { request: () => ({}), own: 200 },
  // The card is in the owner's team.
  "DELETE /api/cards/:id": { request: (own) => ({ params: { id: own.cardId } }), own: 200, foreign: 404 },
  "POST /api/cards/:id/reveal": {
    request: (own) => ({ params: { id: own.cardId } }),
    own: 200,
    foreign: 404,
  },
  "POST /api/cards/delete": { request: (own) => ({ body: { ids: [own.cardId] } }), own: 200 },
  "GET /api/cards/export": { request: () => ({}), own: 200 },
  "GET /api/cards/form": { request: () => ({}), own: 200 },
  "GET /api/cards/:id": { request: (own) => ({ params: { id: own.cardId } }), own: 200, foreign: 404 },
  // tests/card/faces asks for every size.
  "GET /api/cards/:id/photo/:size": {
    request: ({ photoCardId }) => ({ params: { id: photoCardId, size: "large" } }),
    own: 200,
    foreign: 404,
  },
  // The photo tests send forms; here it's enough that no caller gets as far as the form.
  "POST /api/cards": { request: () => ({}), own: 415 },
  "POST /api/cards/photo-reading": { request: () => ({}), own: 415 },
  "GET /api/verification-code": { request: () => ({}), own: 200 },
  "GET /api/players/search": { request: () => ({ query: { q: "Play" } }), own: 200 },
  "GET /api/admin/cards/pending": { request: () => ({}), own: 200 },
  "GET /api/admin/cards/pending/count": { request: () => ({}), own: 200 },
  "GET /api/admin/cards/clear": { request: () => ({}), own: 200 },
  // Base cards need no decision.
  "POST /api/admin/cards/:id/approve": {
    request: (own) => ({ params: { id: own.cardId }, body: { approved: true } }),
    own: 404,
  },
  "POST /api/admin/cards/approve": {
    request: (own) => ({ body: { ids: [own.cardId], approved: true } }),
    own: 200,
  },
  "POST /api/admin/cards/:id/undo": { request: (own) => ({ params: { id: own.cardId } }), own: 404 },
  "GET /api/admin/audit": { request: () => ({}), own: 200 },
  "GET /api/scout": { request: () => ({}), own: 200 },
  "GET /api/scout/notice": { request: () => ({}), own: 200 },
  "PUT /api/scout/region": { request: () => ({ body: { region: "serie-a" } }), own: 200 },
  // Nobody has an offer; tests/scout shows that another user's offer counts as not found.
  "POST /api/scout/sign": {
    request: () => ({ body: { offerId: nothing.cardId, playerId: nothing.cardId } }),
    own: 404,
  },
  "GET /api/teams": { request: () => ({}), own: 200 },
  "GET /api/teams/active": { request: () => ({}), own: 200 },
  "GET /api/teams/:id/positions": { request: (own) => ({ params: ids(own) }), own: 200, foreign: 404 },
  "POST /api/teams": { request: () => ({ body: { name: "Another", formation: "2-2" } }), own: 200 },
  "PUT /api/teams/:id": {
    request: (own) => ({ params: ids(own), body: { name: "Renamed", formation: "1-2-1" } }),
    own: 200,
    foreign: 404,
  },
  "PUT /api/teams/:id/positions": {
    request: (own) => ({
      params: ids(own),
      body: [{ cardId: own.cardId, position: "GK", positionIndex: 0 }],
    }),
    own: 200,
    foreign: 404,
  },
  "POST /api/teams/:id/activate": { request: (own) => ({ params: ids(own) }), own: 200, foreign: 404 },
  "DELETE /api/teams/:id": { request: (own) => ({ params: ids(own) }), own: 200, foreign: 404 },
  "GET /api/tournaments/active": { request: () => ({}), own: 200 },
  "GET /api/tournaments/:id/user": { request: (own) => ({ params: { id: own.tournamentId } }), own: 200 },
  "POST /api/tournaments/:id/enter": {
    request: (own) => ({ params: { id: own.tournamentId }, body: { teamId: own.teamId } }),
    own: 200,
    foreign: 404,
  },
  "GET /api/leaderboard": { request: () => ({}), own: 200 },
  "GET /api/leaderboard/ladder": { request: () => ({}), own: 200 },
  "POST /api/matches": { request: () => ({ body: { matchType: "quick" } }), own: 200 },
  "GET /api/matches": { request: () => ({}), own: 200 },
  "GET /api/matches/:id": { request: () => ({ params: { id: nothing.teamId } }), own: 404 },
  "GET /api/matches/allowance": { request: () => ({}), own: 200 },
  "GET /api/matches/calibration": { request: () => ({}), own: 200 },
  "GET /api/users/:userId/profile": { request: ({ userId }) => ({ params: { userId } }), own: 200 },
  "GET /api/users/:userId/active-team": { request: ({ userId }) => ({ params: { userId } }), own: 200 },
  "GET /api/users/:userId/recent-matches": { request: ({ userId }) => ({ params: { userId } }), own: 200 },
  "GET /api/notifications/switches": { request: () => ({}), own: 200 },
  "PUT /api/notifications/switches": {
    request: () => ({ body: { kind: "challenged", isOn: false } }),
    own: 200,
  },
  "GET /api/notifications/push": { request: () => ({}), own: 200 },
  "POST /api/notifications/push": {
    request: () => ({ body: { endpoint: "https://push.example.com/one", keys: aPushBrowser().keys } }),
    own: 200,
  },
  "POST /api/notifications/push/remove": {
    request: () => ({ body: { endpoint: "https://push.example.com/none" } }),
    own: 200,
  },
  ...accessScenarios,
  ...accountScenarios,
  ...albumScenarios,
  ...competitionScenarios,
  ...fantasyScenarios,
  ...footballScenarios,
  "GET /api/leaderboard/monthly": { request: () => ({}), own: 200 },
  "GET /api/leaderboard/previous-month": { request: () => ({}), own: 200 },
  "GET /api/leaderboard/season": { request: () => ({}), own: 200 },
  "GET /api/matches-by-date": { request: () => ({}), own: 200 },
  "GET /api/football/test": { request: () => ({}), own: 200 },
  "GET /api/football/fixtures": { request: () => ({}), own: 200 },
  "POST /api/football/initialize": { request: () => ({}), own: 200 },
};
