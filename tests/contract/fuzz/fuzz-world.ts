import { randomBytes } from "node:crypto";
import { createMiniLeague, getMiniLeague } from "#contract/mini-league/mini-league.ts";
import { getVerificationCode } from "#contract/card/upload.ts";
import { aFantasyLeague, aFantasyManager, type MadeLeague } from "#tests/support/fantasy-league.ts";
import { aCatalogue } from "#tests/support/football-makers.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { anyPhoto } from "#tests/support/photos.ts";
import { anOpenOffer } from "#tests/scout/scout-makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { Known } from "./arbitrary-of.ts";
import type { CallerName } from "./request-of.ts";

/** The callers' cookies, and the values requests can name. */
export interface FuzzWorld {
  readonly cookies: Readonly<Record<CallerName, string>>;
  readonly known: Known;
}

/** What all worlds share: football, a tournament and the fantasy league. */
export async function aFuzzGround(app: TestApp): Promise<MadeLeague> {
  await aCatalogue(app);
  await theTournament(app);
  return aFantasyLeague(app);
}

/** Users with some of everything. They're replaced from time to time, because requests delete what they own. */
export async function aFuzzWorld(app: TestApp, league: MadeLeague): Promise<FuzzWorld> {
  const { user, cards, teamId } = await aManager(app);
  const other = await aManager(app);
  const fantasy = await aFantasyManager(app, league);
  await app.pool.query("update card set user_id = $1 where user_id = $2", [user.id, fantasy.user.id]);
  const admin = await aUser(app, { isAdmin: true, username: `admin_${randomBytes(4).toString("hex")}` });
  const mini = await user.call(createMiniLeague, { body: { name: "Lunch Club" } });
  const { inviteCode } = (await user.call(getMiniLeague, { params: { id: mini.body.id } })).body;
  const code = await user.call(getVerificationCode);
  const { offerId, playerIds } = await anOpenOffer(app, user);
  const ids = [
    teamId,
    other.teamId,
    mini.body.id,
    league.id,
    await theTournament(app),
    ...[...cards, ...fantasy.cards, ...other.cards].map(({ id }) => id),
    offerId,
    ...playerIds,
    ...league.fixtures.flat().map(({ id }) => id),
    ...fantasy.players.map(({ id }) => id),
  ];
  return {
    cookies: { visitor: "", user: user.cookie, other: other.user.cookie, admin: admin.cookie },
    known: {
      ids,
      texts: textsOf([user.id, other.user.id], code.body.code, inviteCode),
      photo: await anyPhoto(1),
    },
  };
}

function textsOf(userIds: readonly string[], verificationCode: string, inviteCode: string) {
  return {
    userId: userIds,
    opponentId: userIds,
    username: ["somebody", "a_b", "Somebody", "no spaces"],
    formation: ["1-2-1", "2-1-1", "1-1-2", "2-2", "4-4-2"],
    position: ["GK", "CB", "CM", "LM", "RM", "LW", "ST"],
    name: ["The Five", "Lunch Club", "Spring Cup"],
    playerName: ["Bukayo Saka"],
    club: ["Arsenal", "Nowhere"],
    verificationCode: [verificationCode],
    code: [inviteCode, inviteCode.toLowerCase()],
    q: ["Play", "man", "Pl yer"],
    month: ["2025-09", "2025-08", "2025-13", "0000-00"],
    cursor: ["1", "2025-09-01", "1.1", "1_1", "10:5", "2025-09-01T00:00:00.000Z_5", "-1", "999999999999"],
    after: ["1", "10.5.1", "10_a", "1:2:3"],
  };
}
