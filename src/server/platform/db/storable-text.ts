/** Escapes in JSON that can make text which PostgreSQL doesn't store: a zero character, and half of a surrogate pair. */
export const unstorableEscape = /\\u(?:0000|d[89a-f])/i;

/** Whether PostgreSQL stores a text: it has neither a zero character nor a lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
