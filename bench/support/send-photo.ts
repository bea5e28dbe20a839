import { codeDay } from "#game/card/verification-code.ts";
import { codeOf } from "#server/card/verification-code.ts";
import { BENCH_SECRET } from "./database.ts";

/** The sender: the number of a user from insertUsersWithSessions, counted from 0, and their Cookie header. */
export interface Sender {
  readonly number: number;
  readonly cookie: string;
}

/** Sends a photo as the upload form does, with any corners as text. @returns status and body */
export async function sendPhoto(
  url: string,
  { number, cookie }: Sender,
  photo: Buffer,
  corners?: string,
): Promise<{ status: number; body: string }> {
  const form = new FormData();
  // The measured installation follows the system clock.
  const code = codeOf(BENCH_SECRET, `user-${number + 1}`, codeDay(Date.now()));
  const fields = { playerName: "Bukayo Saka", position: "forward", club: "Arsenal", verificationCode: code };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (corners !== undefined) form.set("corners", corners);
  form.set("image", new Blob([new Uint8Array(photo)]), "photo.jpg");
  const answer = await fetch(`${url}/api/cards`, { method: "POST", headers: { cookie }, body: form });
  return { status: answer.status, body: await answer.text() };
}
