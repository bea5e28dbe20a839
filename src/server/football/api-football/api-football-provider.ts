import type { Deps } from "#server/deps.ts";
import type { FootballProvider } from "#server/football/provider.ts";
import { remoteProvider } from "#server/football/remote/remote-provider.ts";
import { type RemoteGiven, remoteSource } from "#server/football/remote/remote-source.ts";
import { ApiFootballAdapter } from "./api-football-adapter.ts";

/** Football from API-Football, with the configured account. */
export function apiFootballProvider(
  deps: Pick<Deps, "config" | "db" | "clock" | "log">,
  given?: RemoteGiven,
): FootballProvider {
  const account = deps.config.apiFootball;
  if (account === null) throw new Error("API-Football is not configured");
  const { url, key, perDay, perMinute } = account;
  const source = remoteSource(deps, {
    provider: "api-football",
    url,
    headers: { "x-apisports-key": key },
    limits: { perDay, perMinute },
    given,
  });
  return remoteProvider(deps, new ApiFootballAdapter(deps, source));
}
