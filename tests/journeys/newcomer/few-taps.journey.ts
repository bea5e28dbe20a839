import { expect, expectAccessible, test } from "#tests/journeys/support/journey.ts";
import { Person } from "#tests/journeys/support/person.ts";

/**
 * From the landing page into the tournament, by the keystroke-level model (Card, Moran and Newell 1983; a key on a
 * phone 0.3 s, pointing with a thumb 1.1 s, deciding 1.35 s):
 *
 * - 10 taps, 5 of them with a decision (start, create, claim, enter, lock in): 10 × 1.1 + 5 × 1.35 = 17.8 s
 * - 3 fields, each with a decision and typed by hand: 22 + 12 + 8 keys = 3 × 1.35 + 42 × 0.3 = 16.7 s
 *
 * A user takes about 34 seconds plus the server's response times. It used to take 20 taps and 4 fields.
 */
test(
  "a newcomer enters the tournament with few taps and three typed fields",
  { tag: "@touch" },
  async ({ page }) => {
    test.setTimeout(180_000);
    const person = new Person();
    const username = `quick_${process.pid}`;

    await test.step("an account", async () => {
      await page.goto("/");
      await person.tap(page.getByRole("link", { name: "Start Playing Now" }));
      await person.type(page.getByLabel("Email"), `${username}@example.com`);
      await person.type(page.getByLabel("Password", { exact: true }), "correct horse battery");
      await person.tap(page.getByRole("button", { name: "Create Account" }));
      const chooser = page.getByRole("dialog", { name: "Choose Your Username" });
      await person.type(chooser.getByLabel("Username", { exact: true }), username);
      await person.tap(chooser.getByRole("button", { name: "Set Username" }));
      await expect(chooser).toHaveCount(0);
    });

    await test.step("eleven cards, five of them on the pitch, with one tap in view", async () => {
      const claim = page.getByRole("button", { name: "Claim my cards and field my best five" });
      await expect(claim).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await person.tap(claim);
      await expect(page.getByText("Your best five are on the pitch").first()).toBeVisible();
      const team = (await (await page.request.get("/api/teams/active")).json()) as {
        name: string;
        positions: unknown[];
      };
      expect(team.name).toBe(`${username}'s five`);
      expect(team.positions).toHaveLength(5);
    });

    await test.step("the next step is in view, and the only team is preselected", async () => {
      const next = page.getByRole("button", { name: "Enter the tournament" });
      await expect(next).toBeInViewport({ ratio: 1 });
      await expect(next).toBeFocused();
      await person.tap(next);
      const enter = page.getByRole("button", { name: "Enter Tournament", exact: true });
      await expect(enter).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("combobox").locator("option:checked")).toContainText(`${username}'s five`);
      await person.tap(enter);
      await person.tap(page.getByRole("button", { name: "Lock in my team" }));
    });

    await test.step("the widget shows the next match of the five", async () => {
      const widget = page.getByRole("region", { name: "Monthly Tournament" });
      await expect(widget.getByText("Team Locked In")).toBeVisible();
      await expect(widget.getByText(/^Next: .+ v .+$/u)).toBeVisible();
      await expectAccessible(page);
    });

    expect(person.taps).toBeLessThanOrEqual(12);
    expect(person.typedFields).toBeLessThanOrEqual(3);
  },
);
