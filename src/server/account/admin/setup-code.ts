import { createHmac, timingSafeEqual } from "node:crypto";

/** Without lookalike characters. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Fifteen letters of thirty: 73 bits. */
const GROUPS = 3;
const GROUP_LENGTH = 5;

/**
 * The code that makes the operator's account the first admin. It's derived from the secret, so all instances have the
 * same one and nothing has to be stored.
 */
export function setupCode(secret: string): string {
  const bytes = createHmac("sha256", secret).update("panna setup code").digest();
  const letters = [...bytes.subarray(0, GROUPS * GROUP_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return letters.join("").replaceAll(/(.{5})(?=.)/gu, "$1-");
}

/** Whether this is the code, in any case, with or without hyphens and spaces. */
export function isSetupCode(typed: string, secret: string): boolean {
  const [given, right] = [typed, setupCode(secret)].map((code) =>
    createHmac("sha256", secret).update(code.toUpperCase().replaceAll(/[\s-]/gu, "")).digest(),
  );
  return given !== undefined && right !== undefined && timingSafeEqual(given, right);
}
