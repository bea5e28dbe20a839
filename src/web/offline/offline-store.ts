import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { DEFAULT_LANGUAGE, type Language } from "#contract/languages.ts";

/** Whose answers this device stores, and the language of the page. */
export interface Owner {
  /** Null: nobody is signed in, and nothing is stored. */
  readonly userId: string | null;
  readonly language: Language;
  /** A page of Panna is about to open the logout path. Whether its user stays after all, only the worker sees. */
  readonly isSignOutAsked?: boolean;
  /** The user signed out, and the server doesn't know yet: it has to be told before anything else. */
  readonly isSignOutDue?: boolean;
}

/** An answer of the server. */
export interface StoredAnswer {
  readonly data: unknown;
  /** When it arrived, in epoch milliseconds of the device's clock. */
  readonly at: number;
}

interface Tables extends DBSchema {
  owner: { key: "owner"; value: Owner };
  /** By the hash of their query. */
  answers: { key: string; value: StoredAnswer; indexes: { at: number } };
}

const NAME = "panna-offline";
/** Enough for every screen of a season; the oldest answers make room. */
const MOST_ANSWERS = 300;
const PICTURES = "panna-pictures-";

let opened: Promise<IDBPDatabase<Tables>> | null = null;

/** @throws DOMException if the browser stores nothing, as some do in private windows */
function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>(NAME, 1, {
    upgrade(made) {
      made.createObjectStore("owner");
      made.createObjectStore("answers").createIndex("at", "at");
    },
    terminated: () => (opened = null),
  });
  return opened;
}

/** The cache with a user's card pictures. */
export function picturesOf(userId: string): string {
  return PICTURES + userId;
}

/** Null before the first sign-in on this device, and where the browser stores nothing. */
export async function readOwner(): Promise<Owner | null> {
  try {
    return (await (await database()).get("owner", "owner")) ?? null;
  } catch {
    return null;
  }
}

/** Makes this user the owner. What another one stored is deleted first. */
export async function ownBy(owner: Owner): Promise<void> {
  const store = (await database()).transaction(["owner", "answers"], "readwrite");
  const before = await store.objectStore("owner").get("owner");
  if (before?.userId !== owner.userId) await store.objectStore("answers").clear();
  await store.objectStore("owner").put(owner, "owner");
  await store.done;
  await deletePictures((name) => owner.userId !== null && name === picturesOf(owner.userId));
}

/** Deletes everything that is private: call it when a session ends. */
export async function forgetOwner(
  signOut: Pick<Owner, "isSignOutAsked" | "isSignOutDue"> = {},
): Promise<void> {
  const { language = DEFAULT_LANGUAGE } = (await readOwner()) ?? {};
  await ownBy({ userId: null, language, ...signOut });
}

async function deletePictures(isNeeded: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PICTURES) && !isNeeded(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * The stored answer to a query, or null.
 * @param userId the user of the page; undefined: not known yet
 */
export async function storedAnswer(hash: string, userId?: string): Promise<StoredAnswer | null> {
  const store = (await database()).transaction(["owner", "answers"]);
  const owner = await store.objectStore("owner").get("owner");
  const isOwn = typeof owner?.userId === "string" && (userId === undefined || userId === owner.userId);
  return isOwn ? ((await store.objectStore("answers").get(hash)) ?? null) : null;
}

/** Stores answers by the hash of their query, unless this user no longer owns the store. */
export async function storeAnswers(
  userId: string,
  answers: ReadonlyMap<string, StoredAnswer>,
): Promise<void> {
  const store = (await database()).transaction(["owner", "answers"], "readwrite");
  const owner = await store.objectStore("owner").get("owner");
  const table = store.objectStore("answers");
  if (owner?.userId === userId) {
    for (const [hash, answer] of answers) await table.put(answer, hash);
    let surplus = (await table.count()) - MOST_ANSWERS;
    let oldest = surplus > 0 ? await table.index("at").openCursor() : null;
    while (oldest !== null && surplus > 0) {
      await oldest.delete();
      surplus -= 1;
      oldest = await oldest.continue();
    }
  }
  await store.done;
}
