import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveEvent } from "#contract/football/live.ts";

type Hear = (event: { readonly data: string }) => void;

/** The browser's end of a stream, as far as a tab uses it. */
class Stream {
  readonly #hearing = new Map<string, Hear>();
  isOpen = true;

  constructor() {
    streams.push(this);
  }

  addEventListener(kind: string, hear: Hear): void {
    this.#hearing.set(kind, hear);
  }

  close(): void {
    this.isOpen = false;
  }

  send({ kind, data }: LiveEvent): void {
    this.#hearing.get(kind)?.({ data: JSON.stringify(data) });
  }
}

let streams: Stream[] = [];

interface Tab {
  readonly heard: LiveEvent[];
  readonly close: () => void;
}

/** Each tab loads the code for itself. */
async function aTab(): Promise<Tab> {
  vi.resetModules();
  const { listenLive } = await import("./live-stream.ts");
  const heard: LiveEvent[] = [];
  return { heard, close: listenLive((event) => heard.push(event)) };
}

const openStreams = () => streams.filter(({ isOpen }) => isOpen);

describe("the tabs of a browser", () => {
  let tabs: Tab[];

  beforeEach(async () => {
    vi.stubGlobal("EventSource", Stream);
    tabs = [await aTab()];
    await vi.waitUntil(() => openStreams().length === 1);
    tabs.push(await aTab(), await aTab());
  });

  afterEach(() => {
    for (const { close } of tabs) close();
    vi.unstubAllGlobals();
    streams = [];
  });

  test("hear the same from one stream", async () => {
    const news: LiveEvent = { kind: "fantasy", data: { leagueId: 7, round: 1 } };
    openStreams()[0]?.send(news);
    for (const { heard } of tabs) await vi.waitFor(() => expect(heard).toEqual([news]));
    expect(openStreams()).toHaveLength(1);
  });

  test("read all again when the one with the stream is closed and another takes it over", async () => {
    const [first, ...others] = tabs;
    first?.close();
    for (const { heard } of others) {
      await vi.waitFor(() => expect(heard.map(({ kind }) => kind)).toEqual(["resync"]));
    }
    expect(openStreams()).toHaveLength(1);
  });
});
