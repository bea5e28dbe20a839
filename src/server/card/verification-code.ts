import { createHmac } from "node:crypto";
import {
  acceptedDays,
  CODE_BYTES,
  codeDay,
  codeExpiresAt,
  codeFromBytes,
  parseCode,
  qrText,
} from "#game/card/verification-code.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";

/** Modules of white around a QR code that readers need. */
const QUIET_ZONE = 4;

/** The code of a user on a UTC day of the application's clock. Nothing is stored: it is a keyed hash of both. */
export function codeOf(secret: string, userId: string, day: number): string {
  const bytes = createHmac("sha256", secret).update(`verification-code ${day} ${userId}`).digest();
  return codeFromBytes(bytes.subarray(0, CODE_BYTES));
}

/** The codes of a user that are accepted at an instant: today's and yesterday's. */
export function acceptedCodes(secret: string, userId: string, now: number): readonly string[] {
  return acceptedDays(now).map((day) => codeOf(secret, userId, day));
}

/** A code as it was typed, in its plain form; null where it is not accepted from this user now. */
export function acceptCode(
  { config, clock }: Pick<Deps, "config" | "clock">,
  viewer: Viewer,
  typed: string,
): string | null {
  const code = parseCode(typed);
  return acceptedCodes(config.secret, viewer.id, clock.now()).includes(code) ? code : null;
}

/** Today's code of the viewer, with its QR code. */
export async function loadVerificationCode(
  { config, clock }: Pick<Deps, "config" | "clock">,
  viewer: Viewer,
) {
  const now = clock.now();
  const code = codeOf(config.secret, viewer.id, codeDay(now));
  return { code, expiresAt: new Date(codeExpiresAt(now)).toISOString(), qr: await drawQr(qrText(code)) };
}

/** A QR code as the path of an SVG, one unit to a module: a page draws it at any size, and paper takes it sharp. */
async function drawQr(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import("qrcode");
  // Quartile: a quarter of the code may be covered or blurred. The text fits the smallest size all the same.
  const { modules } = create(text, { errorCorrectionLevel: "quartile" });
  const rows = Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (_cell, x) =>
      modules.get(y, x) === 0 ? "" : `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`,
    ).join(""),
  );
  return { size: modules.size + 2 * QUIET_ZONE, path: rows.join("") };
}
