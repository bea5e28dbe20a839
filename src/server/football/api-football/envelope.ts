import * as z from "zod/mini";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { wholeNumber } from "#server/football/remote/lenient-fields.ts";
import { NEVER_MS, ProviderTrouble } from "#server/football/remote/provider-trouble.ts";

/** What an operator can do about a plan that does not cover the season. */
const WITHOUT_PLAN =
  "Nothing is asked until the configuration changes. FOOTBALL_PROVIDER=fpl follows the Premier League without a key.";

const envelope = z.object({
  /** Empty, or messages, mostly in an object: with HTTP 200. */
  errors: z.nullish(z.union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())])),
  results: wholeNumber(),
  paging: z.nullish(z.object({ current: wholeNumber(), total: wholeNumber() })),
  response: z.array(z.unknown()),
});

export interface Envelope {
  readonly records: readonly unknown[];
  /** False if the answer itself counts more records, or more pages, than it has. */
  readonly isWhole: boolean;
}

/**
 * The records of an API-Football answer.
 *
 * @param wallTime epoch milliseconds; the day's quota resets at midnight UTC
 * @throws ProviderTrouble `quota` or `refused` if the answer has errors, whatever its HTTP status, and
 *   `unknown shape` if it isn't an API-Football answer.
 */
export function readEnvelope(body: unknown, wallTime: number): Envelope {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) throw new ProviderTrouble("unknown shape", "the answer is not one of API-Football");
  const { errors, results, paging, response } = parsed.data;
  const problems = Object.entries(typeof errors === "string" ? [errors] : (errors ?? []));
  const told = problems.filter(([, text]) => text !== "");
  if (told.length > 0) throw troubleOf(told, wallTime);
  const isLastPage = paging === null || paging === undefined || paging.current >= paging.total;
  return { records: response, isWhole: response.length >= results && isLastPage };
}

/** By the error's name: too many a minute, too many a day; else the account lacks access (plan, key, suspended). */
function troubleOf(problems: readonly (readonly [string, unknown])[], wallTime: number): ProviderTrouble {
  const names = new Set(problems.map(([name]) => name));
  const message = problems.map(([name, text]) => `${name}: ${String(text)}`).join("; ");
  if (names.has("rateLimit")) return new ProviderTrouble("quota", message, MINUTE_MS);
  if (names.has("requests")) return new ProviderTrouble("quota", message, DAY_MS - (wallTime % DAY_MS));
  if (names.has("token") || names.has("access")) return new ProviderTrouble("refused", message, HOUR_MS);
  if (names.has("plan")) return new ProviderTrouble("refused", `${message} ${WITHOUT_PLAN}`, NEVER_MS);
  return new ProviderTrouble("refused", message);
}
