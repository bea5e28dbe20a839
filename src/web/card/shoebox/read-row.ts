import { readPhoto } from "#contract/card/upload.ts";
import { faceWidth } from "#game/card/face/corners.ts";
import { callWithFile } from "#web/api/call-with-file.ts";
import { type CardFrame, findFrame } from "#web/card/corners/card-frame.ts";
import { type OpenedPhoto, withPhoto } from "#web/card/corners/open-photo.ts";
import { asReading, READING_SIDE, verificationCodeQuery } from "#web/card/upload/upload-queries.ts";
import { words } from "#web/language/words.ts";
import type { RowList } from "./row-list.ts";
import { outcomeOfFailure, type WaitReason } from "./send-outcome.ts";
import type { Sending } from "./send-row.ts";
import { type ShoeboxRow, withReading } from "./shoebox-row.ts";

/** The height of a row's face in pixels. */
const FACE_HEIGHT = 224;

/** Finds the card on a row's photo and reads its name. @returns why readings should wait, or null */
export async function readRow(
  row: ShoeboxRow,
  { list, queryClient }: Pick<Sending, "list" | "queryClient">,
): Promise<WaitReason | null> {
  const file = await list.photoOf(row.id);
  if (file === undefined) {
    await list.change(row.id, (now) => ({
      ...now,
      isRead: true,
      problem: words("upload")("shoebox.photoGone"),
    }));
    return null;
  }
  const smaller = await lookAt(row, file, list).catch(() => file);
  try {
    const { code } = await queryClient.fetchQuery(verificationCodeQuery);
    const reading = await callWithFile(readPhoto, {}, smaller);
    await list.change(row.id, (now) => withReading(now, reading, code));
    return null;
  } catch (error) {
    const outcome = outcomeOfFailure(error, false);
    if (outcome.name === "wait") return outcome.reason;
    const problem = outcome.name === "failed" ? (outcome.message ?? "") : null;
    await list.change(row.id, (now) => ({ ...now, isRead: true, problem }));
    return null;
  }
}

/** Puts frame and face into the row. @returns a smaller copy of the photo @throws if the browser can't decode it */
async function lookAt(row: ShoeboxRow, file: File, { change }: Pick<RowList, "change">): Promise<File> {
  return withPhoto(file, async (photo) => {
    if (row.frame === null) {
      const frame = await findFrame(photo);
      const face = await faceOf(photo, frame);
      // The user may have moved the corners first.
      await change(row.id, (now) => (now.frame === null ? { ...now, frame, face } : now));
    }
    return asReading(file, await photo.ask("shrink", READING_SIDE));
  });
}

/** The straightened card, small. */
export function faceOf(photo: OpenedPhoto, { corners }: CardFrame): Promise<Blob> {
  return photo.ask("face", { corners, width: faceWidth(FACE_HEIGHT), height: FACE_HEIGHT });
}
