import { unstorableEscape } from "#server/platform/db/storable-text.ts";
import { ProviderTrouble } from "./provider-trouble.ts";

export interface FetchLimits {
  /** For the whole answer, body included: a slow trickle is given up too. */
  readonly timeoutMs: number;
  readonly mostBytes: number;
}

export const FETCH_LIMITS: FetchLimits = { timeoutMs: 15_000, mostBytes: 16 * 1024 * 1024 };

const USER_AGENT = "Panna/0.1 (fantasy football; self-hosted)";
const TOO_MANY_REQUESTS = 429;

/**
 * Gets JSON from a provider. It follows no redirects, so a key goes nowhere else.
 *
 * @throws ProviderTrouble for everything except a complete JSON answer with a status of success.
 */
export async function fetchJson(
  url: string,
  headers: Readonly<Record<string, string>>,
  { timeoutMs, mostBytes }: FetchLimits,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, {
      redirect: "error",
      signal,
      headers: { accept: "application/json", "user-agent": USER_AGENT, ...headers },
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw troubleOf(answer);
    }
    return parseAnswer(await readBody(answer, mostBytes));
  } catch (error) {
    if (error instanceof ProviderTrouble) throw error;
    if (signal.aborted) throw new ProviderTrouble("timed out", `no answer within ${timeoutMs} ms`);
    throw new ProviderTrouble("unreachable", reasonOf(error));
  }
}

function troubleOf({ status, headers }: Response): ProviderTrouble {
  const kind = status === TOO_MANY_REQUESTS ? "quota" : "status";
  return new ProviderTrouble(kind, `answered with status ${status}`, retryAfter(headers.get("retry-after")));
}

/** Retry-After in milliseconds. Only its form in seconds is supported: a date would trust the provider's clock. */
function retryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1000 : null;
}

async function readBody(answer: Response, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes)
      throw new ProviderTrouble("too large", `the answer has more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : "no connection";
}

/**
 * The value of a JSON answer, without a byte order mark. Zero characters are dropped from its texts and lone surrogates
 * become the replacement character, because one such name would keep all the others from being stored.
 *
 * @throws ProviderTrouble `not JSON`
 */
export function parseAnswer(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  try {
    return unstorableEscape.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch {
    const beginning = JSON.stringify(text.slice(0, 20));
    throw new ProviderTrouble("not JSON", `the answer is not JSON: it begins ${beginning}`);
  }
}

function storable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
}
