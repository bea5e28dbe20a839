import type { Deps } from "#server/deps.ts";
import { coalescedBy } from "#server/platform/batching/coalesced.ts";
import { type KnownPlayer, loadPlayerForms } from "./load-player-forms.ts";

/** The players' forms by league; concurrent callers share one answer. */
export type PlayerForms = (leagueId: string) => Promise<readonly KnownPlayer[]>;

/** The forms of a league's players. Concurrent requests share one query per league. */
export function playerForms({ db, clock, config }: Deps): PlayerForms {
  return coalescedBy((leagueId) =>
    loadPlayerForms(db, { provider: config.footballProvider, leagueId, now: clock.now() }),
  );
}
