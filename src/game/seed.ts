const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The seed of a text, such as a user's id: an unsigned 32-bit integer, the same on every machine.
 *
 * FNV-1a over the UTF-16 code units, then a mixing step, so that ids that differ in one character give seeds that
 * have nothing in common. It spreads; it does not hide: never use it where the text must stay secret.
 */
export function seedOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  }
  return mixed(hash);
}

/** The finishing step of MurmurHash3: every bit of the input reaches every bit of the result. */
function mixed(hash: number): number {
  let bits = hash ^ (hash >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
