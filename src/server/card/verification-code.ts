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

/** The white modules that readers need around a QR code. */
const QUIET_ZONE = 4;

/** A user's code on a UTC day of the application's clock. Nothing is stored: it's a keyed hash of both. */
export function codeOf(secret: string, userId: string, day: number): string {
  const bytes = createHmac("sha256", secret).update(`verification-code ${day} ${userId}`).digest();
  return codeFromBytes(bytes.subarray(0, CODE_BYTES));
}

/** A user's accepted codes at an instant: today's and yesterday's. */
export function acceptedCodes(secret: string, userId: string, now: number): readonly string[] {
  return acceptedDays(now).map((day) => codeOf(secret, userId, day));
}

/** A typed code in its plain form; null if it isn't accepted from this user now. */
export function acceptCode(
  { config, clock }: Pick<Deps, "config" | "clock">,
  viewer: Viewer,
  typed: string,
): string | null {
  const code = parseCode(typed);
  return acceptedCodes(config.secret, viewer.id, clock.now()).includes(code) ? code : null;
}

/** The viewer's code for today, with its QR code. */
export async function loadVerificationCode(
  { config, clock }: Pick<Deps, "config" | "clock">,
  viewer: Viewer,
) {
  const now = clock.now();
  const code = codeOf(config.secret, viewer.id, codeDay(now));
  return { code, expiresAt: new Date(codeExpiresAt(now)).toISOString(), qr: await drawQr(qrText(code)) };
}

/** A QR code as an SVG path, one unit per module: it's sharp at any size and on paper. */
async function drawQr(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import("qrcode");
  // Quartile: a quarter of the code can be covered or blurred. The text still fits the smallest size.
  const { modules } = create(text, { errorCorrectionLevel: "quartile" });
  const rows = Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (_cell, x) =>
      modules.get(y, x) === 0 ? "" : `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`,
    ).join(""),
  );
  return { size: modules.size + 2 * QUIET_ZONE, path: rows.join("") };
}
