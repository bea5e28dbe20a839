/** A random number from 0 up to 1, so that ten thousand pages don't send requests at the same moment. */
export function chance(): number {
  // oxlint-disable-next-line panna/no-ambient-input
  const [value = 0] = crypto.getRandomValues(new Uint16Array(1));
  return value / 2 ** 16;
}
