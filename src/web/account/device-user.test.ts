import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { readOrNull } from "#web/api/call.ts";
import { makeQueryClient } from "#web/api/query-client.ts";
import type * as Code from "./device-user.ts";

const USER = ["/api/auth/user", {}];

interface Tab {
  readonly code: typeof Code;
  readonly client: ReturnType<typeof makeQueryClient>;
  readonly close: () => void;
}

let open: Tab[] = [];
/** Where tabs went. */
let opened: string[] = [];
/** Brings back a page that the browser has kept. */
let goBack: () => void;

/** A tab that shows a user's cards. Each tab loads its own copy of the code. */
async function aTabOf(id: string): Promise<Tab> {
  vi.resetModules();
  const code = await import("./device-user.ts");
  const client = makeQueryClient(() => undefined);
  const tab = { code, client, close: code.followDeviceUser(client) };
  open.push(tab);
  client.setQueryData(USER, { id });
  client.setQueryData(["/api/cards", {}], ["Saka"]);
  return tab;
}

const cached = ({ client }: Tab): number => client.getQueryCache().getAll().length;

beforeEach(() => {
  vi.stubGlobal("location", { replace: (path: string) => opened.push(path) });
  vi.stubGlobal("document", { documentElement: { hidden: false } });
  const shows = new EventTarget();
  vi.stubGlobal("addEventListener", shows.addEventListener.bind(shows));
  vi.stubGlobal("removeEventListener", shows.removeEventListener.bind(shows));
  goBack = () => void shows.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
});

afterEach(() => {
  for (const { close } of open) close();
  [open, opened] = [[], []];
  vi.unstubAllGlobals();
});

describe("a tab", () => {
  test("drops its user's data and opens / when they sign out in another tab", async () => {
    const [here, there] = [await aTabOf("anna"), await aTabOf("anna")];
    here.code.tellSignedOut();
    await vi.waitFor(() => expect(opened).toEqual(["/"]));
    expect([cached(here), cached(there)]).toEqual([2, 0]);
  });

  test("does so when another user appears in another tab, however the first session ended", async () => {
    const [annas, bens] = [await aTabOf("anna"), await aTabOf("ben")];
    await vi.waitFor(() => expect(opened).toEqual(["/"]));
    expect([cached(annas), cached(bens)]).toEqual([0, 2]);
  });

  test("does so when the server names another user", async () => {
    const tab = await aTabOf("anna");
    tab.client.setQueryData(USER, { id: "ben" });
    await vi.waitFor(() => expect(opened).toEqual(["/"]));
    expect(cached(tab)).toBe(0);
  });

  test("stays when its user opens another tab, or changes", async () => {
    const [first, second] = [await aTabOf("anna"), await aTabOf("anna")];
    first.client.setQueryData(USER, { id: "anna", username: "anna" });
    // Messages arrive in order: the one of the second tab has come before this one.
    second.code.tellSignedOut();
    await vi.waitFor(() => expect(cached(first)).toBe(0));
    expect(opened).toEqual(["/"]);
  });
});

describe("a page that Back brings back", () => {
  test("shows nothing of a user who signed out there, and opens /", async () => {
    const page = await aTabOf("anna");
    page.code.tellSignedOut();
    expect(document.documentElement.hidden).toBe(true);
    goBack();
    expect(opened).toEqual(["/"]);
    expect(cached(page)).toBe(0);
  });

  test("asks whose browser it is by now", async () => {
    const { client } = await aTabOf("anna");
    vi.stubGlobal("fetch", async () => Response.json({ id: "ben", username: "ben" }));
    const leave = new QueryObserver(client, readOrNull(getCurrentUser, {})).subscribe(() => undefined);
    goBack();
    await vi.waitFor(() => expect(opened).toEqual(["/"]));
    leave();
  });

  test("stays if it's still that user's", async () => {
    const page = await aTabOf("anna");
    goBack();
    expect(cached(page)).toBe(2);
    expect(opened).toEqual([]);
  });
});
