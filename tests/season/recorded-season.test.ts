import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tellFigures } from "#scripts/tell-figures.ts";
import type { TableRow } from "#contract/leaderboard.ts";
import { getActiveTournament, getTournamentEntry, listTournaments } from "#contract/tournament.ts";
import { makeImportApp } from "#tests/support/import-app.ts";
import { aFile, importInto } from "#tests/support/neutral-file.ts";
import {
  isRecordedSeasonMissing,
  readRecordedSeason,
  recordedSeasonFile,
  SKIPPED_WITHOUT_FILE,
} from "#tests/support/recorded-season.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { JobsProcess } from "./jobs-process.ts";
import {
  byPlayer,
  counts,
  type PlainEntry,
  type PlainLine,
  plainRow,
  plainSums,
  plainTable,
} from "./plain-tables.ts";
import { enter, makeManagers, printOf, readPage, readTable, type SeasonManager } from "./played-season.ts";
import { MANAGERS, months, planSeason, type Step } from "./season-plan.ts";

const SEED = 20_252_026;
/** One for each month. */
const KILLS = months.length;
/** A quiet machine plays the season of 500 managers in a minute; a busy one must not fail the test. */
const BUSY_MACHINE_MS = 600_000;
const SEASON_OVER = Date.parse("2026-06-03T00:00:00Z");

describe.skipIf(isRecordedSeasonMissing)(
  `a season of ${months.length} months (${SKIPPED_WITHOUT_FILE})`,
  () => {
    const rows = isRecordedSeasonMissing ? [] : readRecordedSeason().filter(isPlayed);
    const season = byPlayer(rows);
    let plan: ReturnType<typeof planSeason>;
    const entries: PlainEntry[] = [];
    const wrong: unknown[] = [];
    let compared = 0;
    let cutShort = 0;
    let app: TestApp;
    let jobs: JobsProcess;
    let managers: SeasonManager[];

    const reader = () => {
      const [manager] = managers;
      if (manager === undefined) throw new Error("there are no managers");
      return manager.user;
    };
    const ofMonth = (month: string) => entries.filter((entry) => entry.month === month);

    /** The tables at the end of the season's months. */
    let final: PlainLine[][] | null = null;
    const finalTables = () =>
      (final ??= months.map((month) => plainTable(ofMonth(month), season, SEASON_OVER)));

    beforeAll(async () => {
      plan = planSeason(rows, SEED);
      app = await makeImportApp(`${months[0]}-01T00:00:00Z`);
      jobs = new JobsProcess(app.url);
      await importInto(app, aFile(fileOf(rows), "season.csv.gz"));
      managers = await makeManagers(app, plan);
      const runs = plan.steps.filter(({ kind }) => kind === "jobs");
      const killed = new Set<Step>();
      // Some kills come too late, when the jobs are done, so choose more than twice as many as needed.
      while (killed.size < 2 * KILLS + 4) killed.add(runs[plan.chance(runs.length)] as Step);
      for (const step of plan.steps) await take(step, killed.has(step) && cutShort < KILLS);
    }, BUSY_MACHINE_MS);

    afterAll(async () => {
      await jobs.stop();
      await app.close();
    });

    async function take(step: Step, isKilled: boolean): Promise<void> {
      app.clock.set(step.at);
      if (step.kind === "enter") {
        const { body: tournament } = await reader().call(getActiveTournament);
        const id = tournament?.id ?? 0;
        const entered = step.who.map((one) => enter(app, id, managers[one.manager] as SeasonManager, one));
        for (const one of await Promise.all(entered)) entries.push({ ...one, month: step.month });
        return;
      }
      if (isKilled && (await jobs.killWithin(step.at, plan.chance(100) / 100))) cutShort += 1;
      await jobs.runAt(step.at);
      const month = step.monthOver ?? new Date(step.at).toISOString().slice(0, 7);
      const expected = plainTable(ofMonth(month), season, step.at);
      if (step.monthOver === null) {
        const middle = Math.floor(expected.length / 2);
        for (const from of [1, middle + 1]) compare(await readPage(reader(), "month", from), expected);
      } else {
        const shown = await readTable(reader(), "previous");
        compare(shown, expected);
        if (new Set(shown.map(({ id }) => id)).size !== expected.length) wrong.push(month);
      }
    }

    /** Collects the lines that differ. Teams that share a position can come in any order. */
    function compare(shown: readonly TableRow[], expected: readonly PlainLine[]): void {
      const lines = new Map(expected.map((line) => [line.user, line]));
      for (const row of shown) {
        const { position, points } = lines.get(row.id) ?? {};
        const decidedBy = expected[row.place - 1]?.decidedBy;
        if (row.position !== position || row.points !== points || row.decidedBy !== decidedBy)
          wrong.push({ row, position, points, decidedBy });
        compared += 1;
      }
    }

    test("is played by every manager, a run for each month killed on the way", () => {
      expect(managers).toHaveLength(MANAGERS);
      expect(new Set(entries.map(({ month }) => month)).size).toBe(months.length);
      expect(entries.length).toBeGreaterThan(0.7 * months.length * MANAGERS);
      expect(cutShort).toBe(KILLS);
      tellFigures(
        `${entries.length} entries, ${compared} lines compared, ${cutShort} runs of the jobs cut short`,
      );
    });

    test("has the table that the file alone gives after every run of the jobs, to the last line", () => {
      expect(wrong.slice(0, 2)).toEqual([]);
      expect(compared).toBeGreaterThan(entries.length);
    });

    test("adds up to the sums of the months", async () => {
      const shown = await readTable(reader(), "season");
      const figures = (one: { position: number; points: number; tournaments: number }, user: string) =>
        [user, one.position, one.points, one.tournaments].join(" ");
      expect(shown.map((row) => figures(row, row.id)).sort()).toEqual(
        plainSums(finalTables())
          .map((row) => figures(row, row.user))
          .sort(),
      );
    });

    test("tells each manager the place that each month ended with, once", async () => {
      const { rows: told } = await app.pool.query<{ line: string }>(
        `select concat_ws(' ', data->>'name', user_id, data->>'position', data->>'points', data->>'entries') as line
         from notification where kind = 'tournament finished'`,
      );
      const expected = finalTables().flatMap((table, at) => {
        const name = new Date(months[at] ?? "").toLocaleString("en-GB", {
          month: "long",
          year: "numeric",
          timeZone: "UTC",
        });
        return table.map(({ user, position, points }) =>
          [name, user, position, points, table.length].join(" "),
        );
      });
      expect(told.map(({ line }) => line).sort()).toEqual(expected.sort());
    });

    test("shows each fixture on a receipt, and the receipts add up to the place in the table", async () => {
      const { body } = await reader().call(listTournaments, { query: {} });
      const ids = new Map(body.tournaments.map(({ id, startDate }) => [startDate.slice(0, 7), id]));
      const lines = new Map(months.map((month, at) => [month as string, finalTables()[at] ?? []]));
      const sample = entries.filter((_, at) => at % 25 === 0);
      for (const entry of sample) {
        const { user } = managers.find((one) => one.user.id === entry.user) as SeasonManager;
        const params = { id: ids.get(entry.month) ?? 0 };
        const { body: shown } = await user.call(getTournamentEntry, { params });
        const receipts = shown?.picks.flatMap((pick) => pick.receipts) ?? [];
        const played = entry.five.flatMap((code) =>
          (season.get(code ?? "") ?? []).filter((row) => counts(row, entry, SEASON_OVER)),
        );
        const expected = played.map(({ kickOff, points }) => `${kickOff} ${points}`);
        expect(receipts.map(({ kickOff, points }) => `${Date.parse(kickOff)} ${points}`).sort()).toEqual(
          expected.sort(),
        );
        const line = lines.get(entry.month)?.find((one) => one.user === entry.user);
        expect([shown?.totalPoints, shown?.position]).toEqual([line?.points, line?.position]);
      }
    });

    test("settled twice more is written nowhere", async () => {
      await jobs.runAt(SEASON_OVER);
      const before = await printOf(app);
      await jobs.runAt(SEASON_OVER + 1);
      await jobs.runAt(SEASON_OVER + 2);
      expect(await printOf(app)).toEqual(before);
    });

    test("corrected in one fixture changes exactly the entries that hold its players", async () => {
      app.clock.set(SEASON_OVER + 3);
      const before = new Map((await readTable(reader(), "previous")).map((row) => [row.id, row.points]));
      const fixture = rows.findLast((row) => row["kickoff_time"]?.startsWith("2026-05-1"))?.["fixture"];
      const isCorrected = (row: (typeof rows)[number]) =>
        row["fixture"] === fixture && row["minutes"] !== "0";
      const corrected = rows.map((row) => (isCorrected(row) ? withAnAssist(row) : row));
      const { ok } = await importInto(app, aFile(fileOf(corrected), "corrected.csv.gz"));
      expect(ok).toBe(true);
      await jobs.runAt(SEASON_OVER + 3);
      const after = await readTable(reader(), "previous");
      const may = ofMonth("2026-05");
      const touched = rows.filter(isCorrected);
      const holders = may.filter((entry) =>
        touched.some(
          (row) => entry.five.includes(row["player_code"] ?? "") && counts(plainRow(row), entry, SEASON_OVER),
        ),
      );
      const changed = after.filter(({ id, points }) => before.get(id) !== points).map(({ id }) => id);
      expect(changed.sort()).toEqual(holders.map(({ user }) => user).sort());
      expect(holders.length).toBeGreaterThan(0);
      expect(holders.length).toBeLessThan(may.length);
      compare(after, plainTable(may, byPlayer(corrected), SEASON_OVER));
      expect(wrong).toEqual([]);
    });
  },
);

/** The row with one more assist: three points. */
function withAnAssist(row: Readonly<Record<string, string>>): Record<string, string> {
  const { assists, total_points: points } = row;
  return { ...row, assists: String(Number(assists) + 1), total_points: String(Number(points) + 3) };
}

function isPlayed(row: Readonly<Record<string, string>>): boolean {
  return months.some((month) => row["kickoff_time"]?.startsWith(month));
}

/** The recorded season with these rows instead of its own. */
function fileOf(rows: readonly Readonly<Record<string, string>>[]): Buffer {
  const [header = ""] = gunzipSync(readFileSync(recordedSeasonFile)).toString("utf8").split(/\r?\n/u);
  const columns = header.split(",");
  const lines = rows.map((row) => columns.map((column) => row[column]).join(","));
  return gzipSync(`${[header, ...lines].join("\n")}\n`);
}
