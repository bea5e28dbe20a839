import type { Browser, BrowserContext, Page } from "@playwright/test";
import { aPushBrowser, startPushService } from "#tests/support/push-service.ts";
import { expect, expectAccessible, signUp, test as base, usePanna } from "#tests/journeys/support/journey.ts";

/** A Panna that sends to a local push service. */
const test = base.extend<object, { panna: { readonly url: string } }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePanna(use, { PUSH_SERVICES: "any" }),
    { scope: "worker", timeout: 120_000 },
  ],
});

/** A time zone where it's about noon: at night hardly anything is pushed. */
function zoneByDay(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

function contextWithWorker(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL, timezoneId: zoneByDay(), serviceWorkers: "allow" });
}

const switchOf = (page: Page) => page.getByRole("checkbox", { name: "Notifications on this device" });

/** Points the browser at our push service instead of Google's; everything else is Chromium's own. */
async function subscribeAt(context: BrowserContext, endpoint: string, keys: object): Promise<void> {
  await context.addInitScript(
    ([at, made]) => {
      const isOn = () => localStorage.getItem("subscribed") === "yes";
      const subscription = {
        endpoint: at,
        toJSON: () => ({ endpoint: at, keys: made }),
        unsubscribe: async () => (localStorage.removeItem("subscribed"), true),
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (isOn() ? subscription : null),
        subscribe: async () => (localStorage.setItem("subscribed", "yes"), subscription),
      });
    },
    [endpoint, keys] as const,
  );
}

/** Registers a worker where devices have theirs that turned notifications on before the app was stored. */
async function useFormerWorker(context: BrowserContext, page: Page): Promise<void> {
  const former = "addEventListener('push', () => undefined);";
  await context.route("**/push-worker.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: former }),
  );
  await page.goto("/robots.txt");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/push-worker.js", { scope: "/" });
    await navigator.serviceWorker.ready;
  });
}

/** Whether the page's tab is shown: pages of tests always are. */
function turnVisible(state: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
}

async function unreadOf(page: Page): Promise<number> {
  const answer = await page.request.get("/api/notifications/unread");
  return ((await answer.json()) as { unread: number }).unread;
}

/** Another user joins a league of the page's user, who is notified. */
async function joinLeagueOf(page: Page, friend: Page): Promise<void> {
  const made = await page.request.post("/api/mini-leagues", { data: { name: "Lunch Club" } });
  const { id } = (await made.json()) as { id: number };
  const { inviteCode } = (await (await page.request.get(`/api/mini-leagues/${id}`)).json()) as {
    inviteCode: string;
  };
  const joined = await friend.request.post("/api/mini-leagues/join", { data: { code: inviteCode } });
  expect(joined.ok(), await joined.text()).toBe(true);
}

test("a device gets notifications from opt-in to opt-out", async ({ browser, panna }) => {
  const service = await startPushService();
  const device = aPushBrowser();
  const context = await contextWithWorker(browser, panna.url);
  await context.grantPermissions(["notifications"], { origin: panna.url });
  await subscribeAt(context, `${service.url}/device`, device.keys);
  const page = await context.newPage();
  await signUp(page, { withUsername: true });
  const friend = await (await browser.newContext({ baseURL: panna.url })).newPage();
  const friendName = await signUp(friend, { withUsername: true });

  await test.step("it's off until turned on, and stays on", async () => {
    await page.goto("/notifications");
    await expect(switchOf(page)).not.toBeChecked();
    await switchOf(page).check();
    await expect(page.getByText("This device gets notifications until you sign out.")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(switchOf(page)).toBeChecked();
  });

  await test.step("a notification reaches the push service, and the worker shows it", async () => {
    await page.evaluate(turnVisible, "hidden" as const);
    await joinLeagueOf(page, friend);
    await expect.poll(() => service.received.length, { timeout: 30_000 }).toBe(1);
    const message = device.read(service.received[0]?.body ?? Buffer.alloc(0)) as {
      title: string;
      body: string;
    };
    expect(message).toMatchObject({ title: "Lunch Club", body: `${friendName} joined your league.` });
    await deliver(context, page, JSON.stringify(message));
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
      });
    await expect.poll(shown).toEqual([{ title: message.title, body: message.body }]);
  });

  await test.step("a tab in the background leaves it unread until it's seen", async () => {
    const tab = await context.newPage();
    await tab.addInitScript(turnVisible, "hidden" as const);
    await tab.goto("/notifications");
    await expect(tab.getByRole("listitem").filter({ hasText: friendName })).toBeVisible();
    await expect(switchOf(tab)).toBeVisible();
    expect(await unreadOf(page)).toBe(1);
    await tab.evaluate(turnVisible, "visible" as const);
    await expect.poll(() => unreadOf(page)).toBe(0);
    await tab.close();
  });

  await test.step("turning it off ends the subscription, here and on the server", async () => {
    await page.reload();
    await switchOf(page).uncheck();
    await expect(page.getByText("Get notified even when Panna is closed.")).toBeVisible();
    const subscription = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription(),
      );
    expect(await subscription()).toBeNull();
    const push = (await (await page.request.get("/api/notifications/push")).json()) as {
      endpoints: string[];
    };
    expect(push.endpoints).toEqual([]);
  });
  await friend.context().close();
  await context.close();
  await service.close();
});

test("a device with the former worker moves over in the same registration", async ({ browser, panna }) => {
  const context = await contextWithWorker(browser, panna.url);
  const page = await context.newPage();
  await signUp(page, { withUsername: true });
  await useFormerWorker(context, page);
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL);
  expect(await worker()).toBe(`${panna.url}/push-worker.js`);
  await page.goto("/notifications");
  await expect.poll(worker).toBe(`${panna.url}/worker.js`);
  const registrations = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(registrations).toHaveLength(1);
  await expect(page.getByText("A new version is ready.")).toHaveCount(0);
  await context.close();
});

/** Delivers a message to the page's service worker, as the browser does with a push. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

test("a browser that blocks or doesn't support notifications shows that instead of a switch", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const isBlocked = location.search !== "?none";
    if (isBlocked) Object.defineProperty(Notification, "permission", { get: () => "denied" });
    else Reflect.deleteProperty(window, "PushManager");
  });
  await signUp(page, { withUsername: true });
  await page.goto("/notifications");
  await expect(page.getByText("You've blocked notifications from this site.")).toBeVisible();
  await expect(switchOf(page)).toHaveCount(0);
  await page.goto("/notifications?none");
  await expect(page.getByText("This browser doesn't support notifications.")).toBeVisible();
  await expect(switchOf(page)).toHaveCount(0);
  await expectAccessible(page);
});
