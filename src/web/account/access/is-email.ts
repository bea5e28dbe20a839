const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** Whether a typed text looks like an address; spaces around it are no mistake. */
export function isEmail(typed: string): boolean {
  return EMAIL.test(typed.trim());
}
