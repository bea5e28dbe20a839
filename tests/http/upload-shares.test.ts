import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { limitUploads } from "#server/platform/http/limits/limit-uploads.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A server with four places for uploads, two to a user, that works on each until it's released. */
async function aServer() {
  const app = Fastify();
  let letGo = (): void => undefined;
  const held = new Promise<void>((settle) => (letGo = settle));
  let atWork = 0;
  app.decorateRequest("viewer", null);
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof RefusedError ? 503 : 500).send());
  app.addHook("onRequest", async (request) => {
    Object.assign(request, { viewer: { id: String(request.headers["x-user"]) } });
  });
  limitUploads(app, { elapsed: () => performance.now() }, { most: 4, ofUser: 2, ofAddress: 100 });
  app.post("/", async () => {
    atWork += 1;
    await held;
    return {};
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  closings.push(async () => {
    letGo();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  const upload = (user: string) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers: { "x-user": user, "content-type": "application/json" },
      body: "{}",
    });
  return { upload, letGo, working: () => atWork };
}

test("uploads of one user that are received and worked on leave others their places", async () => {
  const { upload, letGo, working } = await aServer();
  const many = [upload("one"), upload("one"), upload("one"), upload("one")];
  await expect.poll(working).toBe(4);
  expect((await upload("one")).status).toBe(503);
  const others = [upload("two"), upload("two")];
  await expect.poll(working).toBe(6);
  // Four are within the shares by now.
  expect((await upload("three")).status).toBe(503);
  letGo();
  for (const { status } of await Promise.all([...many, ...others])) expect(status).toBe(200);
});
