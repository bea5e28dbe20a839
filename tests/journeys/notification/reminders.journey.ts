import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { startPanna } from "#tests/support/panna-process.ts";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import { copyInstalled } from "#tests/journeys/support/installed-folder.ts";
import {
  test as base,
  expect,
  expectAccessible,
  type RunningPanna,
  signUp,
} from "#tests/journeys/support/journey.ts";

interface MatchDay extends RunningPanna {
  /** Gives every entered five's forward a goal in a match in play. */
  score(): Promise<void>;
}

/** A Saturday afternoon, stopped ten minutes into many matches. */
const test = base.extend<object, { readonly matchDay: MatchDay }>({
  matchDay: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = await copyInstalled("reminders");
      const panna = startPanna({
        DATA_DIR: dataDir,
        PANNA_CLOCK: "2026-11-21T15:10:00Z",
        PANNA_CLOCK_SPEED: "0",
      });
      try {
        await use({ url: await panna.url(), score: () => score(dataDir) });
      } finally {
        await panna.end("SIGTERM");
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],
  panna: [async ({ matchDay }, use) => use(matchDay), { scope: "worker" }],
});

/** The line of `postmaster.pid` with the socket's folder. */
const SOCKET_LINE = 4;

async function score(dataDir: string): Promise<void> {
  const lines = (await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  const client = new pg.Client({ host: lines[SOCKET_LINE], user: "postgres", database: "postgres" });
  await client.connect();
  try {
    // The five were entered at the stopped clock's time: date them from before kick-off, to count.
    const { rowCount } = await client.query(`
      with entered as (
        update tournament_entry set entered_at = entered_at - interval '1 hour' returning pick_codes[5] / 4 as player_id),
      playing as (select id from fixture where status = '1H' order by id limit 1)
      insert into performance (fixture_id, player_id, minutes, goals)
      select playing.id, entered.player_id, 10, 1 from entered cross join playing
      on conflict on constraint performance_once do update set goals = 1`);
    expect(rowCount).toBe(1);
  } finally {
    await client.end();
  }
}

test("a notification type switched off by keyboard is still off after a reload", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/notifications");
  const list = page.getByText("What we tell you");
  const goals = page.getByRole("checkbox", { name: "Goals" });
  await expect(goals).toBeHidden();
  await page.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(13);
  await expectAccessible(page);
  await goals.focus();
  await page.keyboard.press("Space");
  await expect(goals).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Challenges" })).toBeChecked();
  await page.reload();
  await list.click();
  await expect(goals).not.toBeChecked();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(12);
});

test("a deadline in a notification names its time zone, and its year if it's another one", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  const data = { name: "Premier League", gameweek: 20, competitionId: 1 };
  const notifications = ["2026-11-22T11:00:00.000Z", "2027-01-02T11:00:00.000Z"].map((deadline, at) => ({
    id: at + 1,
    news: { kind: "deadline near", data: { ...data, deadline } },
    createdAt: "2026-11-21T15:00:00.000Z",
    isRead: true,
  }));
  await page.route(/\/api\/notifications(?:\?|$)/u, (route) =>
    route.fulfill({ json: { notifications, nextCursor: null } }),
  );
  await page.goto("/notifications");
  const zone = /(?:UTC|GMT)\S*\. Check your squad/u.source;
  await expect(page.getByText(new RegExp(`closes Sun 22 Nov, 11:00 ${zone}`, "u"))).toBeVisible();
  await expect(page.getByText(new RegExp(`closes Sat, 2 Jan 2027, 11:00 ${zone}`, "u"))).toBeVisible();
});

test("a goal by the manager's player arrives as a notification", async ({ page, matchDay }) => {
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "The Five");
  const [team] = (await (await page.request.get("/api/teams")).json()) as { id: number }[];
  const tournament = (await (await page.request.get("/api/tournaments/active")).json()) as { id: number };
  const entered = await page.request.post(`/api/tournaments/${tournament.id}/enter`, {
    data: { teamId: team?.id },
  });
  expect(entered.ok(), await entered.text()).toBe(true);
  await expect(async () => matchDay.score()).toPass({ timeout: 60_000 });
  await expect(async () => {
    await page.goto("/notifications");
    await expect(page.getByText("has scored!")).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);
  await page.getByRole("listitem").filter({ hasText: "has scored!" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/fixtures\/\d+$/u);
});
