import { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { read } from "#web/api/read.ts";

/** Fixtures of one's own players, today's and the next. */
export const ownFixturesQuery = read(getOwnFixtures, {});
