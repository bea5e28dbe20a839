import type { Endpoint, RequestOf, ResponseOf } from "#contract/endpoint.ts";
import { answerOf } from "./decode-answer.ts";
import { send } from "./send.ts";

/** What an endpoint takes: of params, query and body those that it declares. */
export type InputOf<E extends Endpoint> = {
  readonly [
    Part in keyof RequestOf<E> as undefined extends RequestOf<E>[Part] ? never : Part
  ]: RequestOf<E>[Part];
};

export interface CallOptions {
  /** The same key gets the first answer again: a new one for each attempt of a person, not for each request. */
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
 * Calls an endpoint of the contract; types of input and answer are the endpoint's.
 * @throws ApiError for an answer that is no success; TypeError where no answer came.
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
