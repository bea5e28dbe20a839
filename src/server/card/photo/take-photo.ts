import type { PhotoRefusal } from "#contract/card/photo-refusals.ts";
import { type Outcome, refused } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import { WorkerEndedError, WorkersBusyError, type WorkerTask } from "#server/platform/worker/worker-pool.ts";
import type { PhotoOfCard, TakenCard, TakenPhoto } from "./prepare-photo.ts";

/** Why a photo is refused; `busy`: too many are waiting. */
export type TakeRefusal = PhotoRefusal | { readonly code: "busy" };

/** Each waiting task is a file of up to 10 MB. */
const where = { file: new URL("./prepare-photo.ts", import.meta.url), mostWaiting: 30 };
const preparing: WorkerTask<string, Outcome<TakenPhoto, PhotoRefusal>> = { ...where, name: "preparePhoto" };
const preparingCard: WorkerTask<PhotoOfCard, Outcome<TakenCard, PhotoRefusal>> = {
  ...where,
  name: "prepareCard",
};

/**
 * Inspects an uploaded photo, decodes it, and writes the stored sizes next to it. All of it happens in a child process,
 * because image decoders are written in C and the files are untrusted.
 *
 * @param owner the user's id
 */
export function takePhoto(
  { workers }: Pick<Deps, "workers">,
  path: string,
  owner: string,
): Promise<Outcome<TakenPhoto, TakeRefusal>> {
  return orRefusal(() => workers.run(preparing, path, owner));
}

/** The same for the photo of a card, with its face. */
export function takeCard(
  { workers }: Pick<Deps, "workers">,
  photo: PhotoOfCard,
  owner: string,
): Promise<Outcome<TakenCard, TakeRefusal>> {
  return orRefusal(() => workers.run(preparingCard, photo, owner));
}

/**
 * The outcome of work on a photo. If a process dies of it, the photo is refused as broken; if it takes too long, the
 * photo or the machine can be the cause, and the user decides whether to try again.
 */
export async function orRefusal<Value>(
  work: () => Promise<Outcome<Value, TakeRefusal>>,
): Promise<Outcome<Value, TakeRefusal>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WorkersBusyError) return refused({ code: "busy" });
    if (error instanceof WorkerEndedError) {
      return refused({ code: error.tookTooLong ? "photo_took_too_long" : "photo_broken" });
    }
    throw error;
  }
}
