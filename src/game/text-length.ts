/** How many characters a text has, as the contract's limits count them: an emoji is one, though it's stored as two. */
export function textLength(text: string): number {
  return Array.from(text).length;
}
