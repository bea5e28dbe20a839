import type { MatchResult } from "./match-result.ts";

/** FNV-1a's 32-bit start and prime, and a second odd multiplier: two lanes make 64 bits. */
const START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const SECOND_PRIME = 0x85ebca6b;

/**
 * The fingerprint of a match: sixteen hexadecimal digits over everything in it. Server and browser compare it, so it
 * depends on the values alone: not on the order of keys, which a database may change, nor on absent fields.
 * It detects differences; it doesn't resist forgery and doesn't have to, since anyone can replay the match.
 */
export function matchHash(result: MatchResult): string {
  const text = canonical(result);
  let first = START;
  let second = START;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, FNV_PRIME);
    second = Math.imul(second ^ unit ^ (first >>> 15), SECOND_PRIME);
  }
  return hexadecimal(first) + hexadecimal(second);
}

/**
 * JSON with the keys of every object in order. Numbers in a result have at most two decimals, so that every JavaScript
 * engine prints them alike.
 */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  let text = "";
  for (const [key, field] of Object.entries(value).sort(byKey)) {
    if (field !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonical(field)}`;
  }
  return `{${text}}`;
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function hexadecimal(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
