import { addWish, arrangeShowcase, publishSwaps } from "#contract/card/album.ts";
import { setAvatar } from "#contract/account/avatar.ts";
import { playMatch } from "#contract/match/match.ts";
import { createMiniLeague, getMiniLeague, joinMiniLeague } from "#contract/mini-league/mini-league.ts";
import { subscribePush } from "#contract/notification/push.ts";
import { makeShare } from "#contract/share.ts";
import { enterTournament } from "#contract/tournament.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aPushBrowser } from "#tests/support/push-service.ts";
import { givePassword } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let people = 0;

/** A manager whose names and address occur nowhere else, with a password. */
export async function aPerson(app: TestApp, given: Parameters<typeof aManager>[1] = {}): Promise<Manager> {
  people += 1;
  const email = `quirinia.${people}@unusual.example`;
  const names = {
    name: "Quirinia Zabrodsky",
    firstName: "Quirinia",
    lastName: "Zabrodsky",
    username: `quirinia_${people}`,
  };
  const person = await aManager(app, { ...names, email, ...given });
  await givePassword(app, person.user);
  return person;
}

export async function aLeagueOf(owner: TestUser, name: string, members: readonly TestUser[]) {
  const { body } = await owner.call(createMiniLeague, { body: { name } });
  const params = { id: body.id };
  const { body: league } = await owner.call(getMiniLeague, { params, query: {} });
  for (const member of members) {
    await member.call(joinMiniLeague, { body: { code: league.inviteCode } });
  }
  return params;
}

/** Gives a person something in every noun, together with a friend. */
export async function giveEverything(app: TestApp, person: Manager, friend: Manager) {
  const { user, cards, teamId } = person;
  const photo = await upload(app, user, { file: await anyPhoto(people + 100) });
  const avatar = await upload(app, user, { file: await anyPhoto(people + 200), path: setAvatar.path });
  const done = [photo.status, avatar.status];
  const note = ({ status }: { readonly status: number }): void => void done.push(status);
  const tournamentId = await theTournament(app);
  for (const one of [person, friend]) {
    note(
      await one.user.call(enterTournament, { params: { id: tournamentId }, body: { teamId: one.teamId } }),
    );
  }
  note(await user.call(playMatch, { body: { matchType: "ranked" } }));
  note(await user.call(playMatch, { body: { matchType: "quick", opponentId: friend.user.id } }));
  note(await friend.user.call(playMatch, { body: { matchType: "quick", opponentId: user.id } }));
  note(await user.call(makeShare, { body: { kind: "team", id: teamId } }));
  note(await user.call(addWish, { params: { playerId: friend.cards[0]?.playerId ?? 0 } }));
  note(await user.call(publishSwaps, { body: { isPublic: true } }));
  note(await user.call(arrangeShowcase, { body: { cardIds: [cards[0]?.id ?? 0] } }));
  note(
    await user.call(subscribePush, {
      body: { endpoint: `https://push.example/${user.id}`, keys: aPushBrowser().keys },
    }),
  );
  if (done.some((status) => status !== 200)) throw new Error(`not everything was made: ${done.join(" ")}`);
  const own = await aLeagueOf(user, "Own League", [friend.user]);
  const joined = await aLeagueOf(friend.user, "Joined League", [user]);
  return { photo: photo.body, own, joined, tournamentId };
}

/** The deletion, as the settings screen asks for it. */
export async function askDeletion(app: TestApp, { cookie }: TestUser, payload: object, headers: object = {}) {
  const answer = await app.server.inject({
    method: "POST",
    url: "/api/auth/delete-account",
    payload,
    headers: { cookie, ...headers },
  });
  return {
    status: answer.statusCode,
    body: answer.json<{ code?: string; message?: string }>(),
    headers: answer.headers,
  };
}
