import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeQueryClient } from "#web/api/query-client.ts";
import { leagueQuery } from "./league-queries.ts";

beforeEach(() => vi.stubGlobal("fetch", () => new Promise<Response>(() => undefined)));

afterEach(() => vi.unstubAllGlobals());

describe("a page of the Sunday league while another table of it loads", () => {
  /** What the page shows after this is asked for. */
  function shownFor(id: number, period: "month" | "season") {
    const client = makeQueryClient(() => undefined);
    client.setQueryData([...leagueQuery(3, "month").queryKey], { id: 3, name: "Sunday league" });
    const page = new QueryObserver(client, leagueQuery(3, "month"));
    const leave = page.subscribe(() => undefined);
    page.setOptions(leagueQuery(id, period));
    leave();
    return page.getCurrentResult().data?.name;
  }

  test("keeps the one that it shows", () => {
    expect(shownFor(3, "season")).toBe("Sunday league");
  });

  test("shows nothing of it once another league is opened", () => {
    expect(shownFor(4, "month")).toBeUndefined();
  });
});
