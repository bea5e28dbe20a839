import { queryOptions } from "@tanstack/react-query";
import type { Endpoint, RequestOf, ResponseOf } from "#contract/endpoint.ts";
import { forgetDevice } from "#web/offline/forget-device.ts";
import { ApiError, isUnauthorized } from "./api-error.ts";
import { answerOf } from "./decode-answer.ts";
import { noteServerTime } from "./server-time.ts";

/** An endpoint's input: those of params, query and body that it declares. */
export type InputOf<E extends Endpoint> = {
  readonly [
    Part in keyof RequestOf<E> as undefined extends RequestOf<E>[Part] ? never : Part
  ]: RequestOf<E>[Part];
};

export interface CallOptions {
  /** A repeated key gets the first response again: make one per attempt of the user, not per request. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Lets a small write outlive the page that sends it. */
  readonly keepalive?: boolean | undefined;
}

type Scalar = string | number | boolean;

interface AnyInput {
  readonly params?: Readonly<Record<string, Scalar>>;
  readonly query?: Readonly<Record<string, Scalar | undefined>>;
  readonly body?: unknown;
}

/**
 * Calls an endpoint of the contract, which types the input and the response.
 * @throws ApiError for an error response; TypeError without a response.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  const { params = {}, query = {}, body }: AnyInput = input;
  const { idempotencyKey, signal, keepalive } = options;
  const answer = await send({
    method: endpoint.method,
    path: pathOf(endpoint.path, params) + searchOf(query),
    body,
    signal,
    keepalive,
    ...(idempotencyKey === undefined ? {} : { headers: { "idempotency-key": idempotencyKey } }),
  });
  return answerOf(endpoint, answer);
}

function pathOf(template: string, params: Readonly<Record<string, Scalar>>): string {
  return template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function searchOf(query: Readonly<Record<string, Scalar | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? "" : `?${search}`;
}

export interface RequestToSend {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Lets a small write outlive the page that sends it. */
  readonly keepalive?: boolean | undefined;
}

/**
 * Sends a request with cookies and a JSON body, and parses the response as JSON (spec §7).
 * @throws ApiError for an error response; TypeError without a response.
 */
export async function send(request: RequestToSend): Promise<unknown> {
  const { method, path, body, signal, keepalive = false } = request;
  const hasBody = body !== undefined;
  const answer = await fetch(path, {
    method,
    credentials: "include",
    keepalive,
    headers: { ...request.headers, ...(hasBody ? { "content-type": "application/json" } : {}) },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
  noteServerTime(answer.headers);
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText);
  const text = await answer.text();
  // Some responses are not used (spec §7) and can be empty.
  return text === "" ? undefined : JSON.parse(text);
}

/** The query of an endpoint. Its key is the endpoint's path and the input, its data the response. */
export function read<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ResponseOf<E>>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

/** The same, but a 401 yields null instead of failing (spec §7). */
export function readOrNull<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ResponseOf<E> | null>({
    queryKey: [endpoint.path, input],
    queryFn: async ({ signal }) => {
      try {
        return await call(endpoint, input, { signal });
      } catch (error) {
        if (isUnauthorized(error)) {
          void forgetDevice();
          return null;
        }
        throw error;
      }
    },
  });
}
