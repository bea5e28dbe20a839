import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { getScout } from "#contract/scout.ts";
import { read } from "#web/api/call.ts";
import { makeQueryClient } from "#web/api/query-client.ts";
import { regionChange, scoutQuery } from "./scout-queries.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers each call when it's told to, in any order. */
function useServer() {
  const calls: { readonly asked: string; readonly answer: (region: string) => void }[] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
    const answer = Promise.withResolvers<Response>();
    const settle = (region: string) => answer.resolve(Response.json({ region, offers: [] }));
    calls.push({ asked: `${method} ${path} ${body ?? ""}`.trim(), answer: settle });
    return answer.promise;
  });
  return calls;
}

function scoutInEngland() {
  const client = makeQueryClient(() => undefined);
  const { queryKey } = scoutQuery;
  client.setQueryData([...queryKey], { region: "premier-league" });
  const scout = new QueryObserver(client, read(getScout, {}));
  const change = new MutationObserver(client, regionChange(client));
  return { client, scout, change, region: () => client.getQueryData(queryKey)?.region };
}

describe("a scout who is sent to another league", () => {
  test("stays there, though an answer from before comes later", async () => {
    const calls = useServer();
    const { client, scout, change, region } = scoutInEngland();
    const leave = scout.subscribe(() => undefined);
    void client.refetchQueries({ queryKey: scoutQuery.queryKey });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    void change.mutate("serie-a");
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer("serie-a");
    await vi.waitFor(() => expect(region()).toBe("serie-a"));
    calls[0]?.answer("premier-league");
    calls[2]?.answer("serie-a");
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(region()).toBe("serie-a");
    leave();
  });

  test("and then to a third goes there after the second, in whatever order answers come", async () => {
    const calls = useServer();
    const { change, region } = scoutInEngland();
    void change.mutate("serie-a");
    void change.mutate("la-liga");
    await vi.waitFor(() =>
      expect(calls.map(({ asked }) => asked)).toEqual(['PUT /api/scout/region {"region":"serie-a"}']),
    );
    calls[0]?.answer("serie-a");
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer("la-liga");
    await vi.waitFor(() => expect(region()).toBe("la-liga"));
  });
});
