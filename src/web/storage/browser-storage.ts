/** Browser storage that never throws. A browser that denies access looks like one with nothing stored. */
export interface BrowserStorage {
  /** Null if nothing is stored, or the browser denies access. */
  readonly read: (key: string) => string | null;
  /** @returns false if nothing was stored: the browser denies access, or the storage is full */
  readonly keep: (key: string, text: string) => boolean;
  readonly drop: (key: string) => void;
}

/** If the browser denies access, as some do in private windows, even `localStorage` itself throws. */
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

/** Lasts across visits. */
export const visitStorage = guard(() => localStorage);

/** Lasts until the tab is closed. */
export const tabStorage = guard(() => sessionStorage);
