import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ShoeboxRow } from "./shoebox-row.ts";

interface ShoeboxSchema extends DBSchema {
  readonly rows: {
    readonly key: string;
    readonly value: ShoeboxRow;
    readonly indexes: { readonly user: string };
  };
  /** The photos by the id of their row, apart from it: a row is written with every letter that is typed. */
  readonly photos: { readonly key: string; readonly value: File };
}

let opening: Promise<IDBPDatabase<ShoeboxSchema>> | null = null;

function database(): Promise<IDBPDatabase<ShoeboxSchema>> {
  opening ??= openDB<ShoeboxSchema>("panna-shoebox", 1, {
    upgrade: (db) => {
      db.createObjectStore("rows", { keyPath: "id" }).createIndex("user", "userId");
      db.createObjectStore("photos");
    },
    terminated: () => {
      opening = null;
    },
  });
  return opening;
}

/** A user's rows in their order. @throws if the browser stores nothing */
export async function loadRows(userId: string): Promise<ShoeboxRow[]> {
  const rows = await (await database()).getAllFromIndex("rows", "user", userId);
  return rows.toSorted((a, b) => a.place - b.place);
}

export async function loadPhoto(id: string): Promise<File | undefined> {
  return (await database()).get("photos", id);
}

/** Stores a row and its photo together. @throws if the browser stores nothing, or is full */
export async function storeRow(row: ShoeboxRow, photo: File): Promise<void> {
  const tx = (await database()).transaction(["rows", "photos"], "readwrite");
  await Promise.all([tx.objectStore("rows").put(row), tx.objectStore("photos").put(photo, row.id), tx.done]);
}

/** Changes the stored row, whatever another tab changed in it before; a removed one stays removed. */
export async function changeRow(id: string, change: (row: ShoeboxRow) => ShoeboxRow): Promise<void> {
  const tx = (await database()).transaction("rows", "readwrite");
  const row = await tx.store.get(id);
  if (row !== undefined) await tx.store.put(change(row));
  await tx.done;
}

export async function removeRow(id: string): Promise<void> {
  const tx = (await database()).transaction(["rows", "photos"], "readwrite");
  await Promise.all([tx.objectStore("rows").delete(id), tx.objectStore("photos").delete(id), tx.done]);
}

/** How many of a user's photos aren't sent; 0 if the browser stores nothing. */
export async function countUnsent(userId: string): Promise<number> {
  try {
    return await (await database()).countFromIndex("rows", "user", userId);
  } catch {
    return 0;
  }
}

/** Removes all of a user's photos. */
export async function removeUnsent(userId: string): Promise<void> {
  for (const { id } of await loadRows(userId)) await removeRow(id);
}
