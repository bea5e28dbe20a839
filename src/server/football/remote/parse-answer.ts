import { ProviderTrouble } from "./provider-trouble.ts";

/** Escapes that make a text which PostgreSQL does not store: a zero character, and half of a pair of surrogates. */
const mayNotBeStored = /\\u(?:0000|d[89a-f])/i;

/**
 * The value of a JSON answer. A byte-order mark before it is passed over. In its texts zero characters are left out and
 * half a character becomes the sign for an unknown one, as one such name would keep all the others from being stored.
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
