import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

test("a name saved in one tab isn't taken back by the settings open in another", async ({
  page,
  context,
}) => {
  await signUp(page, { withUsername: true });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto("/settings");
  await other.getByLabel("Last name").fill("Vale");
  await page.getByLabel("First name").fill("Ada");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(other.getByLabel("First name")).toHaveValue("Ada");
  await expect(other.getByLabel("Last name")).toHaveValue("Vale");
  await other.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByLabel("Last name")).toHaveValue("Vale");
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
});
