import { ProviderTrouble } from "./provider-trouble.ts";

/** Escapes for text that PostgreSQL doesn't store: a zero character, and a lone surrogate. */
const mayNotBeStored = /\\u(?:0000|d[89a-f])/i;

/**
 * The value of a JSON answer, without a byte order mark. Zero characters are dropped from its texts and lone surrogates
 * become the replacement character, because one such name would keep all the others from being stored.
 *
 * @throws ProviderTrouble `not JSON`
 */
export function parseAnswer(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  try {
    return mayNotBeStored.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch {
    const beginning = JSON.stringify(text.slice(0, 20));
    throw new ProviderTrouble("not JSON", `the answer is not JSON: it begins ${beginning}`);
  }
}

function storable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
}
