/** What a browser keeps of us between two pages. A browser that keeps nothing is one that has nothing kept. */
export interface BrowserStorage {
  /** Null for what was never kept, and where the browser lets us read nothing. */
  readonly read: (key: string) => string | null;
  /** @returns false where the browser kept nothing: it lets us keep nothing, or it is full. */
  readonly keep: (key: string, text: string) => boolean;
  readonly drop: (key: string) => void;
}

/** Even to name the storage throws where a browser allows none, as some do in private windows. */
function guard(storage: () => Storage): BrowserStorage {
  const attempt = <Answer>(use: (storage: Storage) => Answer, otherwise: Answer): Answer => {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((store) => store.getItem(key), null),
    keep: (key, text) => attempt((store) => (store.setItem(key, text), true), false),
    drop: (key) => attempt((store) => store.removeItem(key), undefined),
  };
}

/** Kept for the next visit. */
export const visitStorage = guard(() => localStorage);

/** Kept until this tab is closed. */
export const tabStorage = guard(() => sessionStorage);
