import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

const FIVE_MINUTES_MS = 300_000;

// shows: 5.17, 7.27
test("player search starts at two letters and caches the results for five minutes", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.clock.install();
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/players/search") asked.push(searchParams.get("q"));
  });
  await page.goto("/upload-cards");
  const search = async (text: string, name: RegExp): Promise<void> => {
    await page.getByLabel("Player name").fill(text);
    await expect(page.getByRole("option", { name }).first()).toBeVisible();
  };
  await page.getByLabel("Player name").fill("s");
  await page.clock.runFor(2000);
  expect(asked).toEqual([]);
  await search("bukayo saka", /Bukayo Saka/);
  await search("odegaard", /Ødegaard/);
  await search("bukayo saka", /Bukayo Saka/);
  expect(asked).toEqual(["bukayo saka", "odegaard"]);
  await page.clock.fastForward(FIVE_MINUTES_MS);
  await search("odegaard", /Ødegaard/);
  await expect.poll(() => asked).toEqual(["bukayo saka", "odegaard", "odegaard"]);
});
