/** Addresses that are remembered; an entry takes about 150 bytes. The one whose window began first makes room. */
const MOST_ADDRESSES = 50_000;

interface Window {
  requests: number;
  readonly endsAt: number;
}

/** Counts requests by address in windows of a fixed length, each of which begins with an address's first request. */
export interface RateTable {
  /** Counts a request. @returns milliseconds until the address may ask again; 0 where it may now. */
  take(address: string): number;
  /** Takes back one that was counted, for a request that is counted again elsewhere. */
  giveBack(address: string): void;
}

/** A table that lets an address ask so many times in a window of so many milliseconds. */
export function rateTable(most: number, windowMs: number, wallTime: () => number): RateTable {
  const windows = new Map<string, Window>();

  function begin(address: string, now: number): Window {
    windows.delete(address);
    if (windows.size >= MOST_ADDRESSES) windows.delete(windows.keys().next().value ?? "");
    const window = { requests: 0, endsAt: now + windowMs };
    windows.set(address, window);
    return window;
  }

  return {
    take(address) {
      const now = wallTime();
      const known = windows.get(address);
      const window = known !== undefined && now < known.endsAt ? known : begin(address, now);
      window.requests += 1;
      return window.requests > most ? window.endsAt - now : 0;
    },
    giveBack(address) {
      const window = windows.get(address);
      if (window !== undefined && window.requests > 0) window.requests -= 1;
    },
  };
}
