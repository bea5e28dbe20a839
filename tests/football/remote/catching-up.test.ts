import { afterEach, beforeEach, expect, test } from "vitest";
import { HOUR_MS } from "#game/milliseconds.ts";
import { ApiFootballAdapter } from "#server/football/api-football/api-football-adapter.ts";
import { ProviderTrouble } from "#server/football/remote/provider-trouble.ts";
import { remoteProvider } from "#server/football/remote/remote-provider.ts";
import type { RemoteSource } from "#server/football/remote/remote-source.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";

const NIGHT = FIRST_SATURDAY + 13 * HOUR_MS;

let app: RemoteApp;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
  await app.followAt(NIGHT);
  await app.pool.query("update fixture set details_hash = null where status = 'FT'");
});

afterEach(() => app.close());

test("catching up stops where the budget of requests is spent, until the next run", async () => {
  let tries = 0;
  const source: RemoteSource = {
    provider: "api-football",
    ask: () => {
      tries += 1;
      return Promise.reject(new ProviderTrouble("budget spent", "none is left"));
    },
  };
  const provider = remoteProvider(app.deps, new ApiFootballAdapter(app.deps, source));
  const { rows } = await app.pool.query<{ key: string }>("select key from fixture where status = 'FT'");
  const keys = rows.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(40);
  const now = NIGHT + HOUR_MS;
  for (let at = 0; at < keys.length; at += 20) {
    expect(await provider.details(keys.slice(at, at + 20), now)).toEqual([]);
  }
  expect(tries).toBe(1);
  expect(provider.takeReport?.().trouble?.kind).toBe("budget spent");
  await provider.details(keys.slice(0, 20), now);
  expect(tries).toBe(2);
});
