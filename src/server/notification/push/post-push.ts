import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isAllowedEndpoint, publicLookup, type PushServices } from "./endpoint-guard.ts";

/** The time limit for a push service's answer; after it we retry later. */
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
  /** The wait that the service asks for, in milliseconds; null: it doesn't say. */
  readonly retryAfterMs: number | null;
}

/**
 * Sends an encrypted message to a push service. Follows no redirects, and reads only the answer's status and
 * Retry-After. @throws Error if there's no answer or the address isn't allowed.
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

/** Only the form in seconds is read, because a date would rely on the service's clock. */
function retryAfterOf(header: string | undefined): number | null {
  if (header === undefined || !/^\d{1,9}$/u.test(header.trim())) return null;
  return Math.min(Number(header), LONGEST_WAIT_S) * 1000;
}
