import * as contract from "#contract/football.ts";
import { accepted, refused } from "#game/outcome.ts";
import type { Deps } from "../deps.ts";
import type { Mount } from "../http/mount.ts";
import { chooseProvider } from "./choose-provider.ts";
import { followFootball } from "./follow-football.ts";
import { loadConnection } from "./load-connection.ts";
import { loadGameweek } from "./load-gameweek.ts";
import { loadMatchesByDate } from "./load-matches-by-date.ts";

export function mountFootball(mount: Mount, deps: Deps): void {
  const { db, clock, config } = deps;
  const provider = config.footballProvider;
  mount(contract.getMatchesByDate, async () =>
    accepted(await loadMatchesByDate(db, { provider, now: clock.now() })),
  );
  mount(contract.testFootballConnection, async () => accepted(await loadConnection(db, provider)));
  mount(contract.listGameweekFixtures, async () => accepted(await loadGameweek(db, provider, clock.now())));
  mount(contract.initializeFootball, async () => {
    const followed = await followFootball(deps, await chooseProvider(config, db));
    return followed === null ? refused({ code: "busy" }) : accepted({ ok: true as const });
  });
}
