import type {
  Query,
  QueryClient,
  QueryFunction,
  QueryFunctionContext,
  QueryKey,
} from "@tanstack/react-query";
import { getCurrentUser, type UserView } from "#contract/account.ts";
import { isUnanswered } from "#web/api/api-error.ts";
import { makeListeners } from "#web/ui/listeners.ts";

/** When answers from the device's store had arrived (epoch milliseconds), by the hash of their query. */
const ages = new Map<string, number>();
let asks = 0;
/** The number of the latest ask that the server answered, by the hash of its query. */
const answered = new Map<string, number>();
const silenceListeners = makeListeners();

/** When the data of a query arrived, if it's from the device's store; null: the server answered. */
export function ageOf(hash: string): number | null {
  return ages.get(hash) ?? null;
}

/** Whether any query has shown an answer from the device's store since the server last answered it. */
export function isAnyStored(): boolean {
  return ages.size > 0;
}

/**
 * Whether a query shows what was true before its latest read, because the server didn't answer that, or before a change
 * that got no answer.
 */
export function isMissed({ queryHash, state }: Pick<Query, "queryHash" | "state">): boolean {
  if (ages.has(queryHash)) return true;
  // Refused, as for something deleted, it was answered.
  if (state.error === null) return state.isInvalidated;
  return state.data !== undefined && isUnanswered(state.error);
}

/** Calls back when the server doesn't answer a call. @returns a function that stops it */
export const onSilence = silenceListeners.subscribe;

/** Whether a call failed without an answer of the server; if so, those who listen are told. */
export function noteSilence(error: unknown): boolean {
  if (!isUnanswered(error)) return false;
  silenceListeners.tell();
  return true;
}

/** Milliseconds without an answer after which a stored one is shown: a tunnel can keep a call waiting for minutes. */
export const PATIENCE_MS = 4000;

/**
 * The server's answer to a query, or the one that this device stores, if the server gives none. An answer that
 * comes too late still takes the place of the stored one. A persister of TanStack Query.
 *
 * @throws TypeError or ApiError if the server gives no answer and the device stores none, or only an older one than the
 *   query's
 */
export async function answerOrStored<Data, Key extends QueryKey>(
  ask: QueryFunction<Data, Key>,
  context: QueryFunctionContext<Key>,
  { queryHash, state }: Pick<Query, "queryHash" | "state">,
): Promise<Data> {
  const { client } = context;
  const queryKey: QueryKey = context.queryKey;
  const shownAt = state.data === undefined ? 0 : (ageOf(queryHash) ?? state.dataUpdatedAt);
  asks += 1;
  const turn = asks;
  let isAnswered = false;
  let isStored = false;
  const answer = async (): Promise<Data> => {
    const data = await ask(context);
    isAnswered = true;
    // A later ask can be answered sooner.
    if (turn < (answered.get(queryHash) ?? 0)) return data;
    answered.set(queryHash, turn);
    ages.delete(queryHash);
    if (isStored) replaceData(client, queryKey, data);
    return data;
  };
  const stored = async (error?: unknown): Promise<Data> => {
    const found = await readStored(client, queryHash);
    if (found === null || found.at < shownAt || isAnswered) throw error;
    isStored = true;
    ages.set(queryHash, found.at);
    return found.data as Data;
  };
  const answering = answer().catch((error: unknown) => {
    if (!noteSilence(error)) throw error;
    return stored(error);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatient = new Promise<Data>((resolve) => {
    timer = setTimeout(() => {
      silenceListeners.tell();
      stored().then(resolve, () => undefined);
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([answering, impatient]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Puts other data in the place of a query's, such as a late answer in that of the stored one. What has been marked as old
 * stays so: the server may have answered before the change.
 */
export function replaceData(client: QueryClient, queryKey: QueryKey, data: unknown): void {
  const isOld = client.getQueryState(queryKey)?.isInvalidated === true;
  client.setQueryData(queryKey, data);
  if (isOld) void client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
}

async function readStored(client: QueryClient, hash: string) {
  try {
    const user = client.getQueryData<UserView | null>([getCurrentUser.path, {}]);
    const { storedAnswer } = await import("./offline-store.ts");
    return await storedAnswer(hash, user?.id);
  } catch {
    return null;
  }
}
