import { anyPhoto } from "#tests/support/photos.ts";
import { aCard, aPendingPhoto } from "#tests/support/makers.ts";
import { aClub, aPlayer } from "#tests/support/football-makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { decideCard } from "#contract/admin.ts";
import { joinPlayers } from "#contract/football/player-identity.ts";
import { anOpenOffer } from "#tests/scout/scout-makers.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { Change } from "./change.ts";

let photos = 0;

async function newPhoto(): Promise<Buffer> {
  photos += 1;
  return anyPhoto(photos);
}

/** Read in no time, as there's nothing on it: it's read again each time it is sent. */
async function aPlainPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 84, channels: 3, background: "#777" } })
    .jpeg()
    .toBuffer();
}

async function aPendingCard(app: TestApp): Promise<number> {
  return (await aPendingPhoto(app, await aUser(app))).id;
}

/** A player from an earlier provider, with a card, and one from the current provider. */
async function aPairToJoin(app: TestApp) {
  const [known, given] = [await aPlayer(app, { provider: "import" }), await aPlayer(app)];
  await aCard(app, await aUser(app), { playerId: known.id });
  return { knownId: known.id, givenId: given.id };
}

async function aMerge(app: TestApp, user: TestUser): Promise<number> {
  return (await user.call(joinPlayers, { body: await aPairToJoin(app) })).body.mergeId;
}

export const cardChanges: Readonly<Record<string, Change>> = {
  "POST /api/cards/base": async ({ app }) => ({ user: await aUser(app), request: {} }),
  "PUT /api/scout/region": async ({ app }) => ({
    user: await aUser(app),
    request: { body: { region: "serie-a" } },
    other: { body: { region: "la-liga" } },
  }),
  "POST /api/scout/sign": async ({ app }) => {
    const user = await aUser(app);
    const { offerId, playerIds } = await anOpenOffer(app, user);
    const [one, two] = playerIds;
    return {
      user,
      request: { body: { offerId, playerId: one } },
      other: { body: { offerId, playerId: two } },
    };
  },
  "DELETE /api/cards/:id": async ({ app }) => {
    const user = await aUser(app);
    const [one, two] = [await aCard(app, user), await aCard(app, user)];
    return { user, request: { params: { id: one.id } }, other: { params: { id: two.id } } };
  },
  "POST /api/cards/:id/reveal": async ({ app }) => {
    const user = await aUser(app);
    const [one, two] = [await aCard(app, user, { origin: "photo" }), await aCard(app, user)];
    return { user, request: { params: { id: one.id } }, other: { params: { id: two.id } } };
  },
  "POST /api/cards/delete": async ({ app }) => {
    const user = await aUser(app);
    const [one, two] = [await aCard(app, user), await aCard(app, user)];
    return { user, request: { body: { ids: [one.id] } }, other: { body: { ids: [two.id] } } };
  },
  "POST /api/cards": async ({ app }) => ({
    user: await aUser(app),
    request: {},
    file: await newPhoto(),
    otherFile: await newPhoto(),
  }),
  "POST /api/cards/photo-reading": async ({ app }) => ({
    user: await aUser(app),
    request: {},
    file: await aPlainPhoto(),
  }),
  "POST /api/admin/cards/:id/approve": async ({ app, admin: user }) => {
    const params = { id: await aPendingCard(app) };
    return {
      user,
      request: { params, body: { approved: true } },
      other: { params, body: { approved: false } },
    };
  },
  "POST /api/admin/cards/approve": async ({ app, admin: user }) => {
    const ids = [await aPendingCard(app), await aPendingCard(app)];
    return { user, request: { body: { ids, approved: true } }, other: { body: { ids, approved: false } } };
  },
  "POST /api/admin/cards/:id/undo": async ({ app, admin: user }) => {
    const ids = [await aPendingCard(app), await aPendingCard(app)];
    for (const id of ids) await user.call(decideCard, { params: { id }, body: { approved: true } });
    return { user, request: { params: { id: ids[0] } }, other: { params: { id: ids[1] } } };
  },
  "POST /api/football/map-cards": async ({ app, admin: user }) => {
    photos += 1;
    const { id: clubId, name: club } = await aClub(app);
    const { name: playerName, position } = await aPlayer(app, { clubId, name: `Xabier Unik ${photos}` });
    await aCard(app, user, { playerName, position, club });
    return { user, request: {} };
  },
  "POST /api/admin/players/join": async ({ app, admin: user }) => {
    const [one, two] = [await aPairToJoin(app), await aPairToJoin(app)];
    return { user, request: { body: one }, other: { body: two } };
  },
  "POST /api/admin/players/merges/:id/undo": async ({ app, admin: user }) => {
    const [one, two] = [await aMerge(app, user), await aMerge(app, user)];
    return { user, request: { params: { id: one } }, other: { params: { id: two } } };
  },
  "POST /api/football/unmapped-cards/:id": async ({ app, admin: user }) => {
    const { id } = await aCard(app, await aUser(app));
    const [one, two] = [await aPlayer(app), await aPlayer(app)];
    return {
      user,
      request: { params: { id }, body: { playerId: one.id } },
      other: { params: { id }, body: { playerId: two.id } },
    };
  },
};
