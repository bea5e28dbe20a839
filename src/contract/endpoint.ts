import type * as z from "zod/mini";
import type { RefusalCode } from "./refusals.ts";

/** Who may call: anyone, a signed-in user, or an admin. */
export type Access = "public" | "user" | "admin";
export type Method = "GET" | "POST" | "PUT" | "DELETE";

type Schema = z.ZodMiniType;

/** One call, declared once for both sides: the server mounts it, the browser calls it, the documentation lists it. */
export interface Endpoint {
  readonly method: Method;
  /** With parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One line for the documentation. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /**
   * The part that holds the one file of a call sent as multipart/form-data. `body` then declares its text parts.
   */
  readonly file?: string;
  readonly response: Schema;
  /** What the call may refuse beyond what every call may (unauthorized, admins only, invalid input, limits). */
  readonly refusals: readonly RefusalCode[];
  /**
   * For a change with a file: its verb stores the answers to Idempotency-Keys. For those without, answerCallOnce does,
   * unless they're secret. Either way the same key gets the first answer again.
   */
  readonly isIdempotent?: boolean;
  /**
   * Anyone with the answer can act as somebody else, so the database doesn't keep it for an Idempotency-Key: asked again,
   * the call makes another.
   */
  readonly isAnswerSecret?: true;
  /**
   * The answer may be read from a replica of the database: up to two seconds old, but never older than what the caller
   * changed or was told (docs/decisions/0115-a-replica-proves-its-age.md).
   */
  readonly mayBeSecondsOld?: true;
}

/** What every call whose answers are kept may refuse beyond its own, on account of its Idempotency-Key. */
export const keyRefusals: readonly RefusalCode[] = ["idempotency_key_reused", "idempotency_key_in_use"];

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

/** What a caller hands over. */
export interface RequestOf<E extends Endpoint> {
  readonly params: Input<E["params"]>;
  readonly query: Input<E["query"]>;
  readonly body: Input<E["body"]>;
}

/** What the server receives, parsed. */
export interface ParsedRequestOf<E extends Endpoint> {
  readonly params: Output<E["params"]>;
  readonly query: Output<E["query"]>;
  readonly body: Output<E["body"]>;
}

export type ResponseOf<E extends Endpoint> = z.output<E["response"]>;

/** @__NO_SIDE_EFFECTS__ An endpoint that a browser does not call is no part of its code. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
