import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveEvent } from "#contract/football/live.ts";
import { makeQueryClient } from "#web/api/query-client.ts";
import { followNews } from "./follow-news.ts";
import { notificationsQuery, unreadQuery } from "./notification-queries.ts";

let send: ((event: LiveEvent) => void) | null = null;

/** A fake EventSource with what a tab uses of it. */
class Stream {
  readonly #hearing = new Map<string, (event: { data: string }) => void>();

  constructor() {
    send = ({ kind, data }) => this.#hearing.get(kind)?.({ data: JSON.stringify(data) });
  }

  addEventListener(kind: string, hear: (event: { data: string }) => void): void {
    this.#hearing.set(kind, hear);
  }

  close(): void {
    send = null;
  }
}

const PATHS = ["/api/auth/user", "/api/matches", "/api/mini-leagues/:id"];
const news: LiveEvent = { kind: "news", data: { userId: "me" } };

describe("a page that shows how many notifications are unread", () => {
  let client: ReturnType<typeof makeQueryClient>;
  let unread: number;
  let lists: number;
  let stop: () => void;

  /** What the page polls. */
  const poll = async () => client.refetchQueries({ queryKey: unreadQuery.queryKey });
  const old = () => PATHS.filter((path) => client.getQueryState([path, {}])?.isInvalidated).length;

  beforeEach(async () => {
    vi.stubGlobal("EventSource", Stream);
    vi.stubGlobal("addEventListener", () => undefined);
    client = makeQueryClient(() => undefined);
    [unread, lists] = [2, 0];
    for (const path of PATHS) client.setQueryData([path, {}], {});
    const count = new QueryObserver(client, { ...unreadQuery, queryFn: () => ({ unread }) });
    const list = new QueryObserver(client, {
      queryKey: notificationsQuery.queryKey,
      queryFn: () => (lists += 1),
    });
    const closes = [followNews(client), count.subscribe(() => {}), list.subscribe(() => {})];
    stop = () => closes.forEach((close) => close());
    await vi.waitUntil(() => client.getQueryData(unreadQuery.queryKey) !== undefined && lists === 1);
  });

  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  test("refetches their list, the record, matches and mini-leagues when there are more", async () => {
    await poll();
    expect([old(), lists]).toEqual([0, 1]);
    unread = 3;
    await poll();
    await vi.waitFor(() => expect([old(), lists]).toEqual([3, 2]));
  });

  test("refetches nothing when they were read", async () => {
    unread = 0;
    await poll();
    expect([old(), lists]).toEqual([0, 1]);
  });

  test("refetches once for live news, though the number rises too", async () => {
    unread = 3;
    await vi.waitUntil(() => send !== null);
    send?.(news);
    await vi.waitFor(() => expect(client.getQueryData(unreadQuery.queryKey)).toEqual({ unread: 3 }));
    await vi.waitFor(() => expect([old(), client.isFetching()]).toEqual([3, 0]));
    expect(lists).toBe(2);
  });
});
