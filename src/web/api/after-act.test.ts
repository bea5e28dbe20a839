import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import type * as Code from "./after-act.ts";
import { readAgainOnceSettled } from "./after-act.ts";
import { ApiError } from "./api-error.ts";
import { makeQueryClient } from "./query-client.ts";

interface Tab {
  readonly code: typeof Code;
  readonly client: ReturnType<typeof makeQueryClient>;
  readonly close: () => void;
}

let open: Tab[] = [];

/** Each tab loads its own copy of the code. */
async function aTab(): Promise<Tab> {
  vi.resetModules();
  const code = await import("./after-act.ts");
  const client = makeQueryClient(() => undefined);
  for (const path of ["/api/cards", "/api/teams", "/api/leaderboard/season", "/api/cards-of-others"]) {
    client.setQueryData([path, {}], {});
  }
  const tab = { code, client, close: code.followTabs(client) };
  open.push(tab);
  return tab;
}

afterEach(() => {
  for (const { close } of open) close();
  open = [];
});

const oldPaths = ({ client }: Tab) =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey: [path] }) => path);

describe("an act of the user", () => {
  test("marks what it changed as old, in this tab and in the others", async () => {
    const [here, there] = [await aTab(), await aTab()];
    await here.code.readAgainAfter(here.client, "collection");
    expect(oldPaths(here)).toEqual(["/api/cards", "/api/teams"]);
    await vi.waitFor(() => expect(oldPaths(there)).toEqual(["/api/cards", "/api/teams"]));
  });

  test("of a match changes the list of matches, but no match", async () => {
    const { isChangedBy } = (await aTab()).code;
    expect(isChangedBy("match", "/api/matches")).toBe(true);
    expect(isChangedBy("match", "/api/matches/:id")).toBe(false);
    expect(isChangedBy("match", undefined)).toBe(false);
  });

  test.each(["news", "reading"] as const)(
    "of others (%s) changes what a match or a new member does",
    async (act) => {
      const { isChangedBy } = (await aTab()).code;
      const changed = [
        "/api/auth/user",
        "/api/matches",
        "/api/leaderboard/ladder",
        "/api/mini-leagues/:id",
        "/api/notifications/unread",
        "/api/scout/notice",
      ];
      expect(changed.filter((path) => !isChangedBy(act, path))).toEqual([]);
      expect(isChangedBy(act, "/api/matches/:id")).toBe(false);
      expect(isChangedBy(act, "/api/notifications")).toBe(act === "news");
    },
  );

  test("with the name changes everything", async () => {
    const tab = await aTab();
    await tab.code.readAgainAfter(tab.client, "names");
    expect(oldPaths(tab)).toHaveLength(4);
  });

  test.each(["decision", "mapping"] as const)(
    "of an admin (%s) changes what the admin's own cards do, and which cards wait for a player",
    async (act) => {
      const { isChangedBy } = (await aTab()).code;
      const changed = [
        "/api/cards",
        "/api/football/unmapped-cards",
        "/api/scout",
        "/api/shares",
        "/api/fixtures/own",
      ];
      expect(changed.filter((path) => !isChangedBy(act, path))).toEqual([]);
    },
  );

  test("of an admin who loads the football changes what was empty without it", async () => {
    const { isChangedBy } = (await aTab()).code;
    const changed = ["/api/album", "/api/players/search", "/api/search", "/api/statistics"];
    expect(changed.filter((path) => !isChangedBy("football", path))).toEqual([]);
  });

  test.each([
    { screen: "on screen", isShown: true },
    { screen: "left before its answer came", isShown: false },
  ])(
    "has a first read $screen asked once more: its answer may be from before the act",
    async ({ isShown }) => {
      const { code, client } = await aTab();
      const answers: ((answer: string) => void)[] = [];
      const queryFn = () =>
        new Promise<string>((resolve) => {
          answers.push(resolve);
        });
      const teamsOf = new QueryObserver(client, { queryKey: ["/api/teams/:id", {}], queryFn });
      let leave = teamsOf.subscribe(() => undefined);
      if (!isShown) leave();
      const readAgain = code.readAgainAfter(client, "team");
      answers[0]?.("from before");
      await vi.waitFor(() =>
        expect(client.getQueryState(["/api/teams/:id", {}])).toMatchObject({
          data: "from before",
          isInvalidated: true,
        }),
      );
      // Who comes back sees what the act changed.
      if (!isShown) leave = teamsOf.subscribe(() => undefined);
      await vi.waitFor(() => expect(answers).toHaveLength(2));
      answers[1]?.("from after");
      await readAgain;
      await vi.waitFor(() => expect(teamsOf.getCurrentResult().data).toBe("from after"));
      leave();
    },
  );

  test("doesn't read again what it deleted, and marks it as old", async () => {
    const { code, client } = await aTab();
    const deleted = ["/api/cards/:id", { params: { id: 7 } }] as const;
    client.setQueryData(deleted, {});
    const reads: string[] = [];
    const closes = [["/api/cards", {}] as const, deleted].map((queryKey) => {
      const queryFn = (): object => {
        reads.push(queryKey[0]);
        return {};
      };
      return new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
    });
    await code.readAgainAfter(client, "collection", deleted);
    expect(reads).toEqual(["/api/cards"]);
    expect(client.getQueryState(deleted)?.isInvalidated).toBe(true);
    for (const close of closes) close();
  });
});

test("other tabs hear of an act that got no answer, because the server may have done it", async () => {
  const [here, there] = [await aTab(), await aTab()];
  const settle = here.code.readAgainOnceSettled(here.client, "collection");
  await settle(undefined, new TypeError("Failed to fetch"));
  expect(oldPaths(here)).toEqual(["/api/cards", "/api/teams"]);
  await vi.waitFor(() => expect(oldPaths(there)).toEqual(["/api/cards", "/api/teams"]));
});

describe("the leagues on screen after one was created", () => {
  const LEAGUES = ["/api/mini-leagues", {}];

  /** How often they're read again once the change has ended like this, and whether they're old after that. */
  async function leaguesAfter(error: Error | null) {
    const client = makeQueryClient(() => undefined);
    const queryFn = vi.fn(async () => []);
    client.setQueryData(LEAGUES, []);
    const leave = new QueryObserver(client, { queryKey: LEAGUES, queryFn }).subscribe(() => undefined);
    await readAgainOnceSettled(client, "leagues")(undefined, error);
    leave();
    return { reads: queryFn.mock.calls.length, isOld: client.getQueryState(LEAGUES)?.isInvalidated };
  }

  test.each([
    ["succeeded", null],
    ["was refused", new ApiError(409, "", "Conflict")],
    ["got another page's answer", new SyntaxError("Unexpected token '<'")],
  ])("are read again if that %s", async (_how, error) => {
    expect(await leaguesAfter(error)).toEqual({ reads: 1, isOld: false });
  });

  test.each([
    ["no answer", new TypeError("Failed to fetch")],
    ["a proxy's answer, because Panna is away", new ApiError(502, "<html>", "Bad Gateway")],
  ])("are only marked as old if it got %s: the server may still have created it", async (_what, error) => {
    expect(await leaguesAfter(error)).toEqual({ reads: 0, isOld: true });
  });
});
