import type { AwaitedLineUps } from "#server/football/provider.ts";
import type { Database } from "#server/platform/db/database.ts";
import { lineUpsAskOf } from "./ask-names.ts";
import { loadAsks } from "./asks.ts";
import { areLineUpsDue } from "./due.ts";
import type { StoredFixture } from "./remote-adapter.ts";
import { loadStored } from "./stored.ts";

/** The awaited fixtures whose line-ups are due, and whose players are stored. */
export async function loadDueLineUps(
  db: Database,
  provider: string,
  awaited: readonly AwaitedLineUps[],
  now: number,
): Promise<readonly StoredFixture[]> {
  const whats = awaited.map(({ key }) => lineUpsAskOf(key));
  const asks = await loadAsks(db, provider, whats, now);
  const due = awaited.filter((one) =>
    areLineUpsDue({ ...one, askedAt: asks.get(lineUpsAskOf(one.key)) }, now),
  );
  const keys = due.map(({ key }) => key);
  return (await loadStored(db, provider, keys)).filter(({ hasSquads }) => hasSquads);
}
