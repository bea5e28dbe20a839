import type * as z from "zod/mini";
import type { createTestLeague as testLeague } from "#contract/fantasy/test-league.ts";
import { DEFAULT_LANGUAGE } from "#contract/languages.ts";
import { seasonStarting } from "#game/leaderboard/season.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import { wordsIn } from "#server/platform/words.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Deps } from "#server/deps.ts";
import { loadSeasons } from "#server/football/view/load-seasons.ts";
import { keepRounds, openLeague } from "#server/fantasy/round/keep-rounds.ts";

/** The league that the test page opens (spec §7, Football integration). */
const TEST_LEAGUE = "premier-league";

/**
 * Opens the fantasy league of the Premier League's latest season with its gameweeks if the job hasn't done so yet.
 * Calling it again changes nothing.
 */
export async function createTestLeague(
  { db, clock }: Deps,
  admin: Admin,
): Promise<Outcome<z.output<typeof testLeague.response>, { code: "season_not_loaded" }>> {
  return db.transaction(async (tx) => {
    const seasons = await loadSeasons(tx);
    const season = seasons.findLast(({ leagueId }) => leagueId === TEST_LEAGUE);
    if (season === undefined) return refused({ code: "season_not_loaded" as const });
    const now = clock.now();
    const id = await openLeague(tx, season);
    const rounds = await keepRounds(tx, id, season, now);
    await recordAudit(tx, {
      at: new Date(now),
      userId: admin.id,
      action: "fantasy.open",
      subject: `fantasy league ${id}`,
      details: { rounds },
    });
    const opened = {
      league: season.leagueName,
      season: seasonStarting(season.season).name,
      gameweeks: rounds,
    };
    const message = wordsIn(DEFAULT_LANGUAGE, "football")("test.createLeague.opened", opened);
    return accepted({ message, ...opened });
  });
}
