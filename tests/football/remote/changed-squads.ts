import { DAY_MS, HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import type { RemoteApp } from "./remote-app.ts";
import { rewriteRecords } from "./rewrite-records.ts";

export interface SquadPlayer {
  id: number;
  name: string;
  position: string;
}

/** API-Football names these squads from now on. */
export function changeSquads(
  app: RemoteApp,
  squadOf: (club: string, squad: SquadPlayer[]) => readonly unknown[],
): void {
  rewriteRecords<{ team: { id: number }; players: readonly unknown[] }>(
    app,
    "/players/squads?team=",
    (records) =>
      records.map((one) => ({ ...one, players: squadOf(String(one.team.id), one.players as SquadPlayer[]) })),
  );
}

/** Follows until all squads are read in the first week after the first Saturday, or in a later one. */
export async function followInWeek(app: RemoteApp, week: number): Promise<void> {
  for (let minute = 0; minute < 6; minute += 1)
    await app.followAt(FIRST_SATURDAY + week * (7 * DAY_MS + HOUR_MS) + minute * MINUTE_MS);
}

/** Changes this club's squad from the next week on. */
export async function changeNextWeek(
  app: RemoteApp,
  club: string,
  change: (squad: SquadPlayer[]) => SquadPlayer[],
): Promise<void> {
  changeSquads(app, (named, squad) => (named === club ? change(squad) : squad));
  await followInWeek(app, 1);
}
