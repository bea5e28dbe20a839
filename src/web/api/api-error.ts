import { failureMessage } from "#web/language/refusal-message.ts";

/** What the browser reads of a failure; better-auth's own answers have the same two fields. */
interface FailureBody {
  readonly code: string | null;
  readonly message: string | null;
  readonly params: object;
  readonly details: unknown;
}

const NOTHING: FailureBody = { code: null, message: null, params: {}, details: undefined };

/** A call that the server answered, but not with a success. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** From the list in contract/refusals.ts, or null where the body has none. */
  readonly code: string | null;
  /** In the language of the page where the code is known, else as the server says it; null where the body has none. */
  readonly userMessage: string | null;
  /** Facts beside the code; undefined where the body has none. What they are the endpoint says. */
  readonly details: unknown;

  /** The message is the status code, a colon, a space, and the body or else the status text (spec §8). */
  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    const failure = parseFailure(body);
    this.status = status;
    this.code = failure.code;
    this.userMessage =
      failure.code === null
        ? failure.message
        : (failureMessage(failure.code, failure.params) ?? failure.message);
    this.details = failure.details;
  }
}

function parseFailure(body: string): FailureBody {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== "object" || parsed === null) return NOTHING;
    const { code, message, params, details }: { [field in keyof FailureBody]?: unknown } = parsed;
    return {
      code: textOrNull(code),
      message: textOrNull(message),
      params: typeof params === "object" && params !== null ? params : {},
      details,
    };
  } catch {
    return NOTHING;
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** Whether the session is gone: the message starts "401: " and contains "Unauthorized" (spec §8). */
export function isUnauthorized(error: unknown): boolean {
  return (
    error instanceof Error && error.message.startsWith("401: ") && error.message.includes("Unauthorized")
  );
}

/** What the server says to the person, or null where it said nothing (offline, a broken proxy). */
export function userMessageOf(error: unknown): string | null {
  return error instanceof ApiError ? error.userMessage : null;
}

/** Whether there is no such thing: the status says it, whatever body came with it. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the server refused with this code of contract/refusals.ts. */
export function isRefusedWith(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
