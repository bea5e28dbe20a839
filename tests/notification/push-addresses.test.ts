import { expect, test } from "vitest";
import { subscribePush } from "#contract/notification/push.ts";
import { sendPushes } from "#server/notification/push/send-pushes.ts";
import { newsDesk } from "#server/notification/store.ts";
import { aPushBrowser, startPushService } from "#tests/support/push-service.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp } from "#tests/support/test-app.ts";

test("an installation as it is meant sends to no address but a public one over https", async () => {
  const service = await startPushService();
  const strict = await makeTestApp();
  const user = await aUser(strict);
  const { keys } = aPushBrowser();
  const ask = async (endpoint: string) =>
    (await user.call(subscribePush, { body: { endpoint, keys } })).status;
  expect(await ask("https://push.example.com/send/one")).toBe(200);
  expect(await ask(`${service.url}/send/one`)).toBe(400);
  expect(await ask("https://127.0.0.1/send/one")).toBe(400);
  await strict.pool.query("update push_subscription set endpoint = $1", [
    service.url.replace("127.0.0.1", "localhost").replace("http:", "https:"),
  ]);
  await newsDesk.tell(strict.db, {
    userId: user.id,
    at: new Date(strict.clock.now()),
    subject: "card 1",
    news: { kind: "card approved", data: { cardId: 1, playerName: "Pat" } },
  });
  expect(await sendPushes(strict.deps)).toBe(0);
  expect(service.received).toEqual([]);
  await strict.close();
  await service.close();
});
