import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveEvent } from "#contract/football/live.ts";

type Hear = (event: { readonly data: string }) => void;

/** A fake EventSource with what a tab uses of it. */
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
  readonly listen: () => () => void;
  /** Listens as the bell does, on every screen. */
  readonly ring: (hear: (event: LiveEvent) => void) => () => void;
  readonly close: () => void;
}

/** Each tab loads its own copy of the code. */
async function aTab(): Promise<Tab> {
  vi.resetModules();
  const { listenLive } = await import("./live-stream.ts");
  const heard: LiveEvent[] = [];
  const listen = () => listenLive("football", (event) => heard.push(event));
  const ring = (hear: (event: LiveEvent) => void) => listenLive("news", hear);
  return { heard, listen, ring, close: listen() };
}

/** What the browser tells the page. */
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("EventSource", Stream);
});

const openStreams = () => streams.filter(({ isOpen }) => isOpen);

describe("the tabs of a browser", () => {
  let tabs: Tab[];

  beforeEach(async () => {
    tabs = [await aTab()];
    await vi.waitUntil(() => openStreams().length === 1);
    tabs.push(await aTab(), await aTab());
  });

  afterEach(() => {
    for (const { close } of tabs) close();
    vi.unstubAllGlobals();
    streams = [];
  });

  test("get the same events from one stream", async () => {
    const news: LiveEvent = { kind: "fantasy", data: { leagueId: 7, round: 1 } };
    openStreams()[0]?.send(news);
    for (const { heard } of tabs) await vi.waitFor(() => expect(heard).toEqual([news]));
    expect(openStreams()).toHaveLength(1);
  });

  test("refetch everything when Back brings them back, but not when they're loaded", async () => {
    const [{ heard } = { heard: [] }] = tabs;
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(heard).toEqual([]);
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(heard.map(({ kind }) => kind)).toEqual(["resync"]);
  });

  test("refetch everything when the tab with the stream closes and another takes over", async () => {
    const [first, ...others] = tabs;
    first?.close();
    for (const { heard } of others) {
      await vi.waitFor(() => expect(heard.map(({ kind }) => kind)).toEqual(["resync"]));
    }
    expect(openStreams()).toHaveLength(1);
  });
});

describe("a tab whose screens did not listen for a while", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    streams = [];
  });

  test("refetches everything; from one screen to the next there's no gap", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { heard, listen, close } = await aTab();
    close();
    const again = listen();
    expect(heard).toEqual([]);
    again();
    vi.advanceTimersByTime(60_000);
    const back = listen();
    expect(heard).toEqual([{ kind: "resync", data: {} }]);
    back();
  });

  test("refetches everything though the bell listened all along, which missed nothing", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { heard, listen, ring, close } = await aTab();
    const bell = vi.fn<(event: LiveEvent) => void>();
    const silence = ring(bell);
    close();
    listen()();
    vi.advanceTimersByTime(60_000);
    const back = listen();
    expect(heard).toEqual([{ kind: "resync", data: {} }]);
    expect(bell).not.toHaveBeenCalled();
    back();
    silence();
  });
});
