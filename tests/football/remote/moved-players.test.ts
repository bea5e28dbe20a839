import { afterEach, expect, test } from "vitest";
import { changeSquads, followInWeek } from "./changed-squads.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";

/** With names as API-Football's squads really have them. */
const [CHELSEA, ARSENAL] = ["49", "42"];

let app: RemoteApp;

afterEach(() => app.close());

async function saka() {
  const { rows } = await app.pool.query(
    `select player.name, player.short_name as "shortName", own_name as "ownName", overall, club.name as club
       from player join club on club.id = player.club_id where player.name like '%Saka'`,
  );
  return rows;
}

test("a player who changes clubs keeps the full name, if the squads only have the first letter", async () => {
  app = await makeLoadedApp("api-football");
  const short = (squad: readonly { name: string }[]) =>
    squad.map((one) => (one.name === "Bukayo Saka" ? { ...one, name: "B. Saka" } : one));
  changeSquads(app, (_, squad) => short(squad));
  await followInWeek(app, 1);
  const before = { name: "Bukayo Saka", shortName: "B. Saka", ownName: "B. Saka", overall: 91 };
  expect(await saka()).toEqual([{ ...before, club: "Arsenal" }]);
  let moved: unknown[] = [];
  changeSquads(app, (club, squad) => {
    if (club === ARSENAL) moved = short(squad).filter(({ name }) => name === "B. Saka");
    const rest = short(squad).filter(({ name }) => name !== "B. Saka");
    return club === CHELSEA ? [...rest, ...moved] : rest;
  });
  await followInWeek(app, 2);
  expect(await saka()).toEqual([{ ...before, club: "Chelsea" }]);
});
