import { makeShare } from "#contract/share.ts";
import { aPlayer } from "#tests/support/football-makers.ts";
import { aCard } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import type { Change } from "./change.ts";

async function twoCards(app: TestApp, user: TestUser): Promise<readonly [number, number]> {
  const [one, two] = [await aCard(app, user), await aCard(app, user)];
  return [one.id, two.id];
}

async function aLink(app: TestApp, user: TestUser): Promise<string> {
  const { id } = await aCard(app, user);
  return (await user.call(makeShare, { body: { kind: "card", id } })).body.token;
}

export const albumChanges: Readonly<Record<string, Change>> = {
  "POST /api/shares": async ({ app }) => {
    const user = await aUser(app);
    const [one, two] = await twoCards(app, user);
    return {
      user,
      request: { body: { kind: "card", id: one } },
      other: { body: { kind: "card", id: two } },
    };
  },
  "DELETE /api/shares/:token": async ({ app }) => {
    const user = await aUser(app);
    const [one, two] = [await aLink(app, user), await aLink(app, user)];
    return { user, request: { params: { token: one } }, other: { params: { token: two } } };
  },
  "PUT /api/album/wishes/:playerId": async ({ app }) => {
    const [one, two] = [await aPlayer(app), await aPlayer(app)];
    return {
      user: await aUser(app),
      request: { params: { playerId: one.id } },
      other: { params: { playerId: two.id } },
    };
  },
  "DELETE /api/album/wishes/:playerId": async ({ app }) => {
    const [one, two] = [await aPlayer(app), await aPlayer(app)];
    return {
      user: await aUser(app),
      request: { params: { playerId: one.id } },
      other: { params: { playerId: two.id } },
    };
  },
  "PUT /api/album/publication": async ({ app }) => ({
    user: await aUser(app),
    request: { body: { isPublic: true } },
    other: { body: { isPublic: false } },
  }),
  "PUT /api/album/showcase": async ({ app }) => {
    const user = await aUser(app);
    const [one, two] = await twoCards(app, user);
    return { user, request: { body: { cardIds: [one] } }, other: { body: { cardIds: [two] } } };
  },
};
