import { failureMessage } from "#web/language/refusal-message.ts";

/** The fields the browser reads from a failure; better-auth's own responses have the same `code` and `message`. */
interface FailureBody {
  readonly code: string | null;
  readonly message: string | null;
  readonly params: object;
  readonly details: unknown;
}

const NOTHING: FailureBody = { code: null, message: null, params: {}, details: undefined };

/** An error response from the server. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** From the list in contract/refusals.ts; null if the body has none. */
  readonly code: string | null;
  /** In the page's language if the code is known, else the server's text; null if the body has none. */
  readonly userMessage: string | null;
  /** More about the failure, as the endpoint defines it; undefined if the body has none. */
  readonly details: unknown;

  /** The message is the status code, a colon, a space, then the body or, if it is empty, the status text (spec §8). */
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

/** Whether the session has ended: the message starts with "401: " and contains "Unauthorized" (spec §8). */
export function isUnauthorized(error: unknown): boolean {
  return (
    error instanceof Error && error.message.startsWith("401: ") && error.message.includes("Unauthorized")
  );
}

/** A failure in the page, with a message for the user in the page's language. */
export class PageError extends Error {
  override readonly name = "PageError";
}

/**
 * The message for the user; null if there is none (offline, a broken proxy). The browser's own errors have none: theirs
 * are in English and for developers.
 */
export function userMessageOf(error: unknown): string | null {
  if (error instanceof PageError) return error.message;
  return error instanceof ApiError ? error.userMessage : null;
}

/** Whether Panna gave no answer: the connection failed, or a proxy says that Panna is away, or Panna that it's busy. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof TypeError;
  const { status, code } = error;
  return status === 502 || status === 504 || (status === 503 && (code === null || code === "busy"));
}

/** Whether Panna may have done what was asked, although the call failed: it gave no answer, or none that could be read. */
export function mayBeDone(error: unknown): boolean {
  return !(error instanceof ApiError) || (isUnanswered(error) && !isRefusedWith(error, "busy"));
}

/** Whether it was a 404, whatever its body. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the address of a page names nothing that is there: no such id, or none that there could be. */
export function namesNothing(error: unknown): boolean {
  return isMissing(error) || isRefusedWith(error, "invalid_input");
}

/** Whether the server refused with this code from contract/refusals.ts. */
export function isRefusedWith(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
