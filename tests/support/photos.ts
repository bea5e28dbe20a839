import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sharp } from "#server/card/photo/sharp.ts";
import { getVerificationCode, uploadCard } from "#contract/card/upload.ts";
import type { Failure } from "#contract/failure.ts";
import type { OwnCardView } from "#contract/card/card.ts";
import type { TestApp } from "./test-app.ts";
import type { Answer, TestUser } from "./test-user.ts";

/** Photos of printed cards on a table, with room for a slip below: drawn by `bench/support/card-photo.ts`. */
export type PhotoName = "saka" | "odegaard";

export function cardPhoto(name: PhotoName): Buffer {
  return readFileSync(resolve(import.meta.dirname, "../card/photos", `${name}.jpg`));
}

/**
 * A small photo of nothing but a unique pattern, without a straight edge: among many edges, the server looks for the
 * card for half a second.
 */
export async function anyPhoto(seed: number): Promise<Buffer> {
  const spots = Array.from({ length: 6 }, (_, at) => {
    const [x, y] = [((seed * 31 + at * 71) % 10) * 22, ((seed * 17 + at * 43) % 11) * 24];
    const [hue, light] = [(seed * 137 + at * 59) % 360, 30 + ((seed * 7 + at * 23) % 50)];
    return `<circle cx="${x}" cy="${y}" r="${35 + ((seed + at * 7) % 40)}" fill="hsl(${hue} 70% ${light}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="240"><rect width="200" height="240" fill="#444"/>${spots.join("")}</svg>`;
  return sharp(Buffer.from(svg)).blur(10).jpeg({ quality: 80 }).toBuffer();
}

/** The photo with today's code of a user as a QR code on a slip of paper. */
export async function withCode(user: TestUser, photo: Buffer): Promise<Buffer> {
  const { body } = await user.call(getVerificationCode);
  const { size, path } = body.qr;
  const slip = `<svg xmlns="http://www.w3.org/2000/svg" width="280" height="280" viewBox="0 0 ${size} ${size}">
    <rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
  const { height } = await sharp(photo).metadata();
  return sharp(photo)
    .composite([{ input: Buffer.from(slip), left: 80, top: height - 340 }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

export interface Upload {
  readonly file: Buffer | null;
  readonly fileName?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  readonly path?: string;
}

/** Sends the upload form as a browser does; fields that aren't given get sensible defaults. */
export async function upload(app: TestApp, user: TestUser, given: Upload): Promise<Answer<OwnCardView>> {
  const { body } = await user.call(getVerificationCode);
  const fields = {
    playerName: "Bukayo Saka",
    position: "midfielder",
    club: "Arsenal",
    verificationCode: body.code,
    ...given.fields,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (given.file !== null) {
    form.set("image", new Blob([new Uint8Array(given.file)]), given.fileName ?? "photo.jpg");
  }
  return sendForm(app, user, { form, path: given.path ?? uploadCard.path, key: given.idempotencyKey });
}

interface SentForm {
  readonly form: FormData;
  readonly path: string;
  readonly key: string | undefined;
}

async function sendForm(app: TestApp, user: TestUser, { form, path, key }: SentForm) {
  const encoded = new Response(form);
  const answer = await app.server.inject({
    method: "POST",
    url: path,
    headers: {
      cookie: user.cookie,
      "content-type": encoded.headers.get("content-type") ?? "",
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return {
    status: answer.statusCode,
    body: answer.json<OwnCardView & Partial<Failure>>(),
    headers: answer.headers,
  };
}
