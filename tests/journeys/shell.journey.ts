import type { Page } from "@playwright/test";
import { signInAsAdmin, usePannaWithAdmin } from "#tests/journeys/support/admin.ts";
import {
  test as base,
  expect,
  expectNoSidewaysScroll,
  type RunningPanna,
  signUp,
} from "#tests/journeys/support/journey.ts";

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePannaWithAdmin(use),
    { scope: "worker", timeout: 120_000 },
  ],
});

/** The specification's screens with their headings. */
const screens = [
  ["/", /^Welcome, /],
  ["/play", "Fantasy"],
  ["/collection", "My Collection"],
  ["/live-scores", "Live Scores & Results"],
  ["/team-builder", "Team Builder"],
  ["/my-team", "My Team"],
  ["/transfers", "Transfers"],
  ["/upload-cards", "Upload Cards"],
  ["/how-it-works", "How It Works"],
  ["/about", "About Us"],
  ["/football-test", "Football test"],
  ["/admin", "Admin Panel"],
  ["/leaderboard", "Leaderboard"],
  ["/statistics", "Statistics"],
] as const;

/** Each group's screens from the specification, which come first in it, and the address of the first. */
const groups = {
  Dashboard: { screens: ["Home", "Fantasy", "Live Scores"], first: "/" },
  Team: { screens: ["Team Builder", "My Team", "My Collection", "Upload Cards"], first: "/team-builder" },
  Info: { screens: ["How It Works", "About Us"], first: "/how-it-works" },
} as const;

function navigation(page: Page) {
  return page.getByRole("navigation", { name: "Main" });
}

/** The navigation bar's groups. */
function groupLinks(page: Page) {
  return navigation(page).getByRole("list", { name: "Sections" }).getByRole("link");
}

/** The open group's screens. */
function screenLinks(page: Page) {
  return navigation(page).getByRole("list", { name: "Screens" }).getByRole("link");
}

function userMenu(page: Page) {
  return page.getByRole("button", { name: /^Account:/ });
}

function toasts(page: Page) {
  return page.locator(".toast[data-state=open]");
}

// shows: 2.3, 2.36
test("a full-screen spinner shows until the user is known @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/auth/user", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/collection");
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "My Collection" })).toBeVisible();
  await expect(page.getByText("Loading...", { exact: true })).toHaveCount(0);
});

// shows: 0.1, 1.6, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.11, 2.12, 2.13, 2.14, 2.15, 2.16, 2.105, 2.106, 6.7
test("every route in the specification opens its screen, and any other is not found @short", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signUp(page, { withUsername: true });
  for (const [path, name] of screens) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  }
  await page.goto("/about");
  await expect(page.getByText("Under construction")).toBeVisible();
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
});

// shows: 2.22, 2.23, 2.24, 2.25
test("the navigation bar has groups with their screens, one for admins only @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/");
  await expect(navigation(page)).toBeVisible();
  await expect(groupLinks(page)).toHaveText(Object.keys(groups));
  for (const [group, { screens: own, first }] of Object.entries(groups)) {
    await expect(groupLinks(page).filter({ hasText: group })).toHaveAccessibleDescription(
      `Opens ${own[0]} and lists the screens of this group`,
    );
    await groupLinks(page).filter({ hasText: group }).click();
    await expect(page).toHaveURL((url) => url.pathname === first);
    await expect(screenLinks(page).first()).toHaveText(own[0]);
    await expect(screenLinks(page).first()).toHaveAttribute("aria-current", "page");
    expect((await screenLinks(page).allInnerTexts()).slice(0, own.length)).toEqual([...own]);
  }
  await expectNoSidewaysScroll(page);
  await page.context().clearCookies();
  await signInAsAdmin(page);
  await page.goto("/");
  await expect(navigation(page)).toBeVisible();
  await expect(groupLinks(page)).toHaveText([...Object.keys(groups), "Admin"]);
  await groupLinks(page).filter({ hasText: "Admin" }).click();
  await expect(screenLinks(page)).toHaveText(["Admin Panel"]);
});

test("the open screen's group is highlighted initially", async ({ page }) => {
  await signUp(page, { withUsername: true });
  for (const [path, group] of [
    ["/live-scores", "Dashboard"],
    ["/collection", "Team"],
    ["/about", "Info"],
  ] as const) {
    await page.goto(path);
    await expect(groupLinks(page).and(page.locator("[aria-current]"))).toHaveText([group]);
  }
});

// shows: 2.32, 2.33, 4.5
test("the user menu has a letter, a name and Logout, which goes through /api/logout @short", async ({
  page,
}) => {
  const username = await signUp(page, { withUsername: true });
  await page.goto("/");
  await expect(userMenu(page).locator(".avatar")).toHaveText("R");
  await expect(userMenu(page)).toHaveAccessibleName(`Account: ${username}`);
  await userMenu(page).click();
  const loggedOut = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === "/api/logout",
  );
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await loggedOut;
  await expect(page.getByRole("link", { name: "Start Playing Now" }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("a tab leaves its user's screens when they log out, or another user appears, in another tab", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  await page.goto("/leagues");
  await expect(userMenu(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/");

  await test.step("logged out there, it shows the landing page", async () => {
    await userMenu(other).click();
    await other.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Start Playing Now" }).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  await test.step("with another user there, it becomes theirs", async () => {
    await signUp(page, { withUsername: true });
    await page.goto("/leagues");
    await expect(userMenu(page)).toBeVisible();
    await page.context().clearCookies();
    const next = await signUp(page, { withUsername: true });
    await other.goto("/");
    await expect(userMenu(page)).toHaveAccessibleName(`Account: ${next}`);
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

const HOUR_MS = 3_600_000;

/** Records when the page learns that the session is gone, and when it leaves for sign-in. */
async function noteTimes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = (name: string): void => sessionStorage.setItem(name, String(Date.now()));
    const send = window.fetch.bind(window);
    window.fetch = async (...call) => {
      const answer = await send(...call);
      if (answer.status === 401 && sessionStorage.getItem("refusedAt") === null) note("refusedAt");
      return answer;
    };
    window.navigation.addEventListener("navigate", ({ destination }) => {
      if (new URL(destination.url).pathname === "/api/login") note("leftAt");
    });
  });
}

/** The session has ended: the page says so and half a second later goes to sign-in, to come back to `to`. */
async function expectLoggedOut(page: Page, to: string | null, act: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  await noteTimes(page);
  await act();
  const told = async (): Promise<string> => {
    await page.clock.runFor(10);
    return (await toasts(page).allInnerTexts()).join();
  };
  await expect
    .poll(told, { intervals: [300] })
    .toMatch(/^Unauthorized\s+You are logged out\. Logging in again\.\.\./);
  // Half a second from the frame that drew the toast, which may be the next one.
  await page.clock.runFor(520);
  await expect(page).toHaveURL((url) => url.pathname === "/sign-in" && url.searchParams.get("to") === to);
  const [refusedAt = NaN, leftAt = NaN] = await page.evaluate(() =>
    ["refusedAt", "leftAt"].map((name) => Number(sessionStorage.getItem(name))),
  );
  expect(leftAt - refusedAt).toBeGreaterThanOrEqual(500);
  // The clock advances in steps of 10 ms while the response is read, hence the tolerance.
  expect(leftAt - refusedAt).toBeLessThanOrEqual(600);
}

test("a write without a session says so and leads to sign-in", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.clock.install();
  await page.goto("/collection");
  await expect(page.getByText("No cards yet")).toBeVisible();
  await page.context().clearCookies();
  await expectLoggedOut(page, "/collection", () =>
    page.getByRole("button", { name: "Get Base Cards" }).first().click(),
  );
});

// shows: 2.37
test("the dashboard says so when the session has expired, and leads to sign-in", async ({ page }) => {
  await signUp(page, { withUsername: false });
  await page.clock.install();
  await page.goto("/");
  const username = `gone_${process.pid}_${page.viewportSize()?.width ?? 0}`;
  await page.getByLabel("Username", { exact: true }).fill(username);
  await expect(page.getByText("Username is available!")).toBeVisible();
  await page.route("**/api/auth/set-username", async (route) => {
    const answer = await route.fetch();
    await page.context().clearCookies();
    await route.fulfill({ response: answer });
  });
  await expectLoggedOut(page, null, () => page.getByRole("button", { name: "Set Username" }).click());
});

// shows: 2.37
test("a dashboard opened without a session says so and leads to sign-in", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.clock.install();
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "About Us" })).toBeVisible();
  await page.context().clearCookies();
  await expectLoggedOut(page, null, () => page.getByRole("link", { name: "Panna, home" }).click());
});

// shows: 9.50, 9.51
test("notifications show one at a time, get focus with F8, and are dismissed by a swipe to the right @short", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  await page.goto("/collection");
  const claim = page.getByRole("button", { name: "Get Base Cards" }).first();

  await test.step("a second one replaces the first", async () => {
    await claim.click();
    await expect(toasts(page)).toContainText("Your base cards are here");
    await claim.click();
    await expect(toasts(page)).toContainText("You already have base cards in your collection.");
    await expect(page.locator(".toast")).toHaveCount(1);
    // Hovering keeps it open.
    await toasts(page).hover();
  });

  await test.step("F8 moves focus to them", async () => {
    await page.keyboard.press("F8");
    await expect(page.locator(".toast-viewport")).toBeFocused();
  });

  await test.step("a swipe of less than 50 px leaves it, a longer one dismisses it", async () => {
    for (const [distance, count] of [
      [40, 1],
      [90, 0],
    ] as const) {
      const box = await toasts(page).boundingBox();
      if (box === null) throw new Error("There is no notification to swipe.");
      const [x, y] = [box.x + 30, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 8 });
      await page.mouse.up();
      await expect(toasts(page)).toHaveCount(count);
    }
  });
});
