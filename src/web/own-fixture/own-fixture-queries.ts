import { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { read } from "#web/api/read.ts";

/** The fixtures of the viewer's players: today's and the next. */
export const ownFixturesQuery = read(getOwnFixtures, {});
