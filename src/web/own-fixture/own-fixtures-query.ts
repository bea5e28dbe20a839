import { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { read } from "#web/api/read.ts";

/** The fixtures of the players whose points count: those of the entry, or else of the active team. */
export const ownFixturesQuery = read(getOwnFixtures, {});
