import { visitStorage } from "#web/storage/browser-storage.ts";
import { changeRow, loadPhoto, loadRows, removeRow, storeRow } from "./row-store.ts";
import type { ShoeboxRow } from "./shoebox-row.ts";
import { unsentMark } from "./unsent-mark.ts";

export interface RowList {
  /** In the order in which photos were added. */
  readonly all: () => readonly ShoeboxRow[];
  /** Reads what is stored, as another tab may have changed it. */
  readonly reload: () => Promise<void>;
  readonly add: (row: ShoeboxRow, photo: File) => Promise<void>;
  readonly change: (id: string, change: (row: ShoeboxRow) => ShoeboxRow) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Removes a sent row's photo and forgets it; this tab keeps showing the row. */
  readonly finish: (id: string) => Promise<void>;
  readonly photoOf: (id: string) => Promise<File | undefined>;
  readonly isStored: () => boolean;
}

/** A user's rows in this tab's memory and in the browser's storage. `onChange` is called after every change. */
export function makeRowList(userId: string, onChange: () => void): RowList {
  let rows: readonly ShoeboxRow[] = [];
  const finished = new Set<string>();
  /** Photos that the browser didn't store. */
  const loose = new Map<string, File>();
  const show = (next: readonly ShoeboxRow[]) => {
    rows = next;
    const isUnsent = rows.some(({ id }) => !finished.has(id));
    if (isUnsent) visitStorage.keep(unsentMark(userId), "1");
    else visitStorage.drop(unsentMark(userId));
    onChange();
  };
  const reload = () =>
    shelf.attempt(async () => {
      const stored = await loadRows(userId);
      const here = rows.filter(({ id }) => finished.has(id) || loose.has(id));
      const others = stored.filter(({ id }) => !here.some((row) => row.id === id));
      show([...here, ...others].toSorted((a, b) => a.place - b.place));
    });
  const shelf = makeShelf(userId, { onOtherTab: () => void reload(), onLoss: onChange });
  return {
    all: () => rows,
    reload,
    add: async (row, photo) => {
      loose.set(row.id, photo);
      show([...rows, row]);
      await shelf.write(storeRow(row, photo));
      if (shelf.isStored()) loose.delete(row.id);
    },
    change: async (id, change) => {
      show(rows.map((row) => (row.id === id ? change(row) : row)));
      await shelf.write(changeRow(id, change));
    },
    remove: async (id) => {
      loose.delete(id);
      show(rows.filter((row) => row.id !== id));
      await shelf.write(removeRow(id));
    },
    finish: async (id) => {
      finished.add(id);
      loose.delete(id);
      show(rows);
      await shelf.write(removeRow(id));
    },
    photoOf: async (id) => loose.get(id) ?? loadPhoto(id).catch(() => undefined),
    isStored: shelf.isStored,
  };
}

interface ShelfEvents {
  readonly onOtherTab: () => void;
  /** Called when the browser turns out to store nothing. */
  readonly onLoss: () => void;
}

/** The browser's storage, which may be closed or full, and the other tabs that read it. */
function makeShelf(userId: string, { onOtherTab, onLoss }: ShelfEvents) {
  let isStored = true;
  const channel = new BroadcastChannel(`panna-shoebox-${userId}`);
  channel.addEventListener("message", onOtherTab);
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch {
      isStored = false;
      onLoss();
    }
  };
  const write = (written: Promise<void>) =>
    attempt(async () => {
      await written;
      // A channel only reaches this origin and takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage("changed");
    });
  return { attempt, write, isStored: () => isStored };
}
