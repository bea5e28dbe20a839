import { LIVE_PATH, type LiveEvent, liveEventKinds } from "#contract/football/live.ts";

/** Milliseconds before reopening a stream the server refused (not signed in, overloaded); pages poll until then. */
const REOPEN_MS = 30_000;

type Tell = (event: LiveEvent) => void;

/** Opens the stream; the browser reconnects with the last event's id. @returns a function to close it. */
function openStream(tell: Tell): () => void {
  let source: EventSource | null = null;
  let timer = 0;
  const open = (): void => {
    source = new EventSource(LIVE_PATH);
    for (const kind of liveEventKinds) {
      source.addEventListener(kind, ({ data }: MessageEvent<string>) =>
        tell({ kind, data: JSON.parse(data) }),
      );
    }
    source.addEventListener("error", () => {
      if (source?.readyState === EventSource.CLOSED) timer = window.setTimeout(open, REOPEN_MS);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

const NAME = "panna-live";

/**
 * Follows live events with one stream for all tabs of the browser: the tab that holds a lock has the stream and
 * forwards events. When it closes, the next one takes over and all tabs refetch everything they may have missed, as does
 * a page that Back brings back.
 * Without locks (a page without https) each tab has its own stream. @returns a function to stop.
 */
function followLive(tell: Tell): () => void {
  const channel = new BroadcastChannel(NAME);
  const stopping = new AbortController();
  channel.addEventListener("message", ({ data }: MessageEvent<LiveEvent>) => tell(data));
  const tellAll: Tell = (event) => {
    tell(event);
    // A channel only reaches this origin and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(event);
  };
  const lead = (): Promise<void> =>
    new Promise((settle) => {
      const close = openStream(tellAll);
      stopping.signal.addEventListener("abort", () => {
        close();
        settle();
      });
    });
  void leadWhenAlone(lead, {
    signal: stopping.signal,
    onTakeOver: () => tellAll({ kind: "resync", data: {} }),
  });
  // While the browser keeps a page for Back, nothing is forwarded to it.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell({ kind: "resync", data: {} });
  };
  addEventListener("pageshow", comeBack, { signal: stopping.signal });
  return () => {
    stopping.abort();
    channel.close();
  };
}

async function leadWhenAlone(
  lead: () => Promise<void>,
  { signal, onTakeOver }: { signal: AbortSignal; onTakeOver: () => void },
): Promise<void> {
  // Typed as always present, but missing outside a secure context.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return lead();
  const isAlone = await locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock !== null && !signal.aborted) await lead();
    return lock !== null;
  });
  if (isAlone || signal.aborted) return;
  try {
    await locks.request(NAME, { signal }, async () => {
      onTakeOver();
      await lead();
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Milliseconds without listeners that are no gap: from one screen that listens to the next. */
const GAP_MS = 1000;

/** Those who listen for the same: the bell on every screen, and the screens with football. */
class Audience {
  readonly listeners = new Set<Tell>();
  /** Whether these listeners missed events since the last of them left. */
  #hasGap = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  join(listener: Tell): void {
    clearTimeout(this.#timer);
    this.listeners.add(listener);
    if (this.#hasGap) listener({ kind: "resync", data: {} });
    this.#hasGap = false;
  }

  leave(listener: Tell): void {
    this.listeners.delete(listener);
    if (this.listeners.size === 0) this.#timer = setTimeout(() => (this.#hasGap = true), GAP_MS);
  }
}

const audiences = { football: new Audience(), news: new Audience() };
let stop: (() => void) | null = null;

const allListeners = (): Tell[] => Object.values(audiences).flatMap(({ listeners }) => [...listeners]);

const tellListeners: Tell = (event) => {
  for (const each of allListeners()) each(event);
};

/**
 * Listens to live events; the stream is open while there are listeners. Each audience has gaps of its own, because the
 * stream stays open for the bell while no screen applies scores. After a gap the listener refetches what its audience may
 * have missed. @returns a function to stop listening.
 */
export function listenLive(audience: keyof typeof audiences, listener: Tell): () => void {
  stop ??= followLive(tellListeners);
  audiences[audience].join(listener);
  return () => {
    audiences[audience].leave(listener);
    if (allListeners().length > 0) return;
    stop?.();
    stop = null;
  };
}
