import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { LANGUAGE_CODES } from "#contract/languages.ts";
import { makeShare } from "#contract/share.ts";
import { aCard } from "#tests/support/makers.ts";
import { aManager, type Manager } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { makeWebFolder } from "#tests/support/web-folder.ts";

export const ORIGIN = "https://panna.example";

const PAGE =
  '<head></head><h1>Panna</h1><a href="/api/login">in</a><a href="/?lang=es">es</a><div aria-hidden="true" class="fan"></div>';

/** Panna with a landing page in each language, and a manager who shares. */
export interface SharingApp extends TestApp {
  readonly owner: Manager;
}

export async function makeSharingApp(): Promise<SharingApp> {
  const web = makeWebFolder();
  for (const code of LANGUAGE_CODES) writeFileSync(join(web.path, `landing.${code}.html`), PAGE);
  const app = await makeTestApp({ webDir: web.path, env: { PUBLIC_URL: ORIGIN } });
  const owner = await aManager(app, { username: "robin_fan", email: "secret@example.com" });
  return {
    ...app,
    owner,
    async close() {
      await app.close();
      web.remove();
    },
  };
}

/** Asks as a visitor's browser does. */
export async function getFrom(
  { server }: SharingApp,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  return server.inject({ method: "GET", url, headers: { host: "panna.example", ...headers } });
}

/** The picture that other sites show of a link. */
export function pictureOf(app: SharingApp, token: string, lang = "en"): Promise<LightMyRequestResponse> {
  return getFrom(app, `/api/shares/${token}/picture.jpg?lang=${lang}`);
}

/** Shares something of the owner's. @returns the token in its link */
export async function linkTo(
  { owner }: SharingApp,
  kind: "card" | "team" | "match",
  id: number,
): Promise<string> {
  const { status, body } = await owner.user.call(makeShare, { body: { kind, id } });
  expect(status).toBe(200);
  return body.token;
}

export async function aSharedCard(
  app: SharingApp,
  playerName = "Bukayo Saka",
): Promise<{ id: number; token: string }> {
  const { id } = await aCard(app, app.owner.user, {
    playerName,
    overall: 88,
    origin: "photo",
    verificationCode: "SECRET77",
  });
  return { id, token: await linkTo(app, "card", id) };
}
