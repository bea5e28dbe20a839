import { setTimeout as delay } from "node:timers/promises";

/** How often a client asks again before it gives up, with this pause. */
const TRIES = 200;
const PAUSE_MS = 100;

export interface Sent {
  readonly method?: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly cookie: string;
  readonly body?: FormData | object;
  /** The Idempotency-Key of a change: with it, a client may send it again. */
  readonly key?: string;
  /** The client's address, as the proxy passes it on. */
  readonly from?: string;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
  /** How often it was asked again before. */
  readonly retries: number;
}

/** Sends one request. @returns null if the connection failed */
export async function send(origin: string, sent: Sent): Promise<Omit<Answered, "retries"> | null> {
  const isForm = sent.body instanceof FormData;
  const headers = {
    cookie: sent.cookie,
    ...(sent.key === undefined ? {} : { "idempotency-key": sent.key }),
    ...(sent.from === undefined ? {} : { "x-forwarded-for": sent.from }),
    ...(sent.body === undefined || isForm ? {} : { "content-type": "application/json" }),
  };
  const body = sent.body instanceof FormData ? sent.body : JSON.stringify(sent.body);
  const method = sent.method ?? (sent.body === undefined ? "GET" : "POST");
  try {
    const answer = await fetch(origin + sent.path, {
      method,
      headers,
      redirect: "manual",
      ...(sent.body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.startsWith("application/json") === true;
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  } catch {
    return null;
  }
}

/**
 * Sends a request as a patient client does: again after a lost connection, after a proxy's 502 or 504, after a 503 with
 * Retry-After, and while its own first try is still at work.
 *
 * @throws Error for any other failure, and for one that doesn't end
 */
export async function sendPatiently(origin: string, sent: Sent): Promise<Answered> {
  const statuses = new Set<number>();
  for (let retries = 0; retries < TRIES; retries += 1) {
    const answer = await send(origin, sent);
    statuses.add(answer?.status ?? 0);
    if (answer !== null && answer.status < 400) return { ...answer, retries };
    if (answer !== null && !isPassing(answer)) {
      throw new Error(`${sent.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    await delay(PAUSE_MS);
  }
  throw new Error(`${sent.path}: no answer after ${TRIES} tries (${[...statuses].join(", ")})`);
}

function isPassing({ status, headers, body }: Omit<Answered, "retries">): boolean {
  if (status === 502 || status === 504) return true;
  if (status === 503) return headers.has("retry-after");
  return status === 409 && (body as { code?: string }).code === "idempotency_key_in_use";
}
