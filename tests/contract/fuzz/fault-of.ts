import type { Endpoint } from "#contract/endpoint.ts";
import { failure } from "#contract/failure.ts";
import { type RefusalCode, refusals } from "#contract/refusals.ts";
import { isDeclared } from "#tests/support/test-user.ts";
import type { FuzzAnswer } from "./send.ts";

/** What's wrong with an answer according to the contract; null: nothing. */
export function faultOf(endpoint: Endpoint, url: string, answer: FuzzAnswer): string | null {
  // With an empty last parameter the path is that of the list, and the list's schema applies.
  const isOfList = /\/(?:\?|$)/.test(url);
  if (answer.status === 200) return isOfList ? null : faultOfSuccess(endpoint, answer);
  const parsed = failure.safeParse(jsonOf(answer));
  if (!parsed.success) return "a failure that is not of the declared form";
  const code = parsed.data.code as RefusalCode;
  if (refusals[code]?.status !== answer.status) return `${code} with another status than its own`;
  if (answer.status === 503 && answer.retryAfter === undefined) return "503 without Retry-After";
  if (isDeclared(endpoint, code)) return null;
  // An empty parameter changes the route, and an overlong one matches none.
  const isElsewhere = url.includes("//") || isOfList || url.split("/").some((part) => part.length > 200);
  return code === "not_found" && isElsewhere ? null : `${code} is not among what the call may refuse`;
}

function faultOfSuccess({ response }: Endpoint, answer: FuzzAnswer): string | null {
  const value = answer.type.startsWith("application/json") ? jsonOf(answer) : answer.text;
  const parsed = response.safeParse(value);
  return parsed.success ? null : `an answer off its schema: ${JSON.stringify(parsed.error?.issues[0])}`;
}

function jsonOf({ text }: FuzzAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
