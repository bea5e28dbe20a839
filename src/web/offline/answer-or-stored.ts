import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import { getCurrentUser, type UserView } from "#contract/account.ts";

/** When answers from the device's store had arrived (epoch milliseconds), by the hash of their query. */
const ages = new Map<string, number>();
const silenceListeners = new Set<() => void>();

/** When the data of a query arrived, if it's from the device's store; null: the server answered. */
export function ageOf(hash: string): number | null {
  return ages.get(hash) ?? null;
}

/** Calls back when the server doesn't answer a call. @returns a function that stops it */
export function onSilence(listener: () => void): () => void {
  silenceListeners.add(listener);
  return () => silenceListeners.delete(listener);
}

/** Whether a call failed without an answer of the server; if so, those who listen are told. */
export function noteSilence(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false;
  for (const listener of silenceListeners) listener();
  return true;
}

/**
 * The server's answer to a query, or the one that this device stores, if the server can't be reached. A persister of
 * TanStack Query.
 */
export async function answerOrStored<Data, Key extends QueryKey>(
  ask: QueryFunction<Data, Key>,
  context: QueryFunctionContext<Key>,
  { queryHash }: Query,
): Promise<Data> {
  try {
    const data = await ask(context);
    ages.delete(queryHash);
    return data;
  } catch (error) {
    if (!noteSilence(error)) throw error;
    const user = context.client.getQueryData<UserView | null>([getCurrentUser.path, {}]);
    const stored = await readStored(queryHash, user?.id);
    if (stored === null) throw error;
    ages.set(queryHash, stored.at);
    return stored.data as Data;
  }
}

async function readStored(hash: string, userId: string | undefined) {
  try {
    const { storedAnswer } = await import("./offline-store.ts");
    return await storedAnswer(hash, userId);
  } catch {
    return null;
  }
}
