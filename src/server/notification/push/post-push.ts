import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isAllowedEndpoint, publicLookup, type PushServices } from "./endpoint-guard.ts";

/** A push service that has not answered by then is tried again later. */
const TIME_LIMIT_MS = 10_000;
const LONGEST_WAIT_S = 3600;

export interface PushRequest {
  readonly endpoint: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | null;
}

export interface PushAnswer {
  readonly status: number;
  /** What the service asks to wait, in milliseconds; null: it does not say. */
  readonly retryAfterMs: number | null;
}

/**
 * Hands an encrypted message to a push service. Redirects are not followed, and nothing of the answer but its status
 * is read. @throws Error where there is no answer, or the address is not one that may be asked.
 */
export function postPush(push: PushRequest, services: PushServices): Promise<PushAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PushAnswer>();
  if (!isAllowedEndpoint(push.endpoint, services)) {
    reject(new Error("the endpoint may not be sent to"));
    return promise;
  }
  const request = push.endpoint.startsWith("https:") ? requestHttps : requestHttp;
  const sent = request(push.endpoint, {
    method: push.method,
    headers: push.headers,
    agent: false,
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    ...(services === "public" ? { lookup: publicLookup } : {}),
  });
  sent.on("error", reject);
  sent.on("response", (answer) => {
    resolve({
      status: answer.statusCode ?? 0,
      retryAfterMs: retryAfterOf(answer.headers["retry-after"]),
    });
    answer.on("error", () => undefined);
    answer.destroy();
  });
  sent.end(push.body);
  return promise;
}

/** Only its form in seconds is understood: a date would trust the service's clock. */
function retryAfterOf(header: string | undefined): number | null {
  if (header === undefined || !/^\d{1,9}$/u.test(header.trim())) return null;
  return Math.min(Number(header), LONGEST_WAIT_S) * 1000;
}
