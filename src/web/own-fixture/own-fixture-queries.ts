import { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { read } from "#web/api/call.ts";

/** The fixtures of the viewer's players: today's and the next. */
export const ownFixturesQuery = read(getOwnFixtures, {});
