import type { Deps } from "#server/deps.ts";
import type { FootballProvider } from "#server/football/provider.ts";
import { remoteProvider } from "#server/football/remote/remote-provider.ts";
import { type RemoteGiven, remoteSource } from "#server/football/remote/remote-source.ts";
import { FplAdapter } from "./fpl-adapter.ts";

/** The public API states no limits; a busy Saturday needs far less than these. */
const LIMITS = { perDay: 6000, perMinute: 20 };

/** Football from the Fantasy Premier League at FPL_URL. */
export function fplProvider(
  deps: Pick<Deps, "config" | "db" | "clock" | "log">,
  given?: RemoteGiven,
): FootballProvider {
  const url = deps.config.fplUrl;
  const source = remoteSource(deps, { provider: "fpl", url, headers: {}, limits: LIMITS, given });
  return remoteProvider(deps, new FplAdapter(deps, source));
}
