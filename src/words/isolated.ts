/** Letters of the scripts that are written from the right, such as Hebrew and Arabic. */
const FROM_THE_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/**
 * Somebody's own name, for a text with figures after it. After a name that is written from the right they would be too:
 * "2-1-1" would read "1-1-2".
 */
export function isolated(name: string): string {
  return FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}
