import { eq } from "drizzle-orm";
import type { Refusal } from "#contract/refusals.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { isOwnRow } from "#server/account/own-row.ts";
import { user } from "#server/account/table.ts";
import { orRefusal } from "#server/card/photo/take-photo.ts";
import type { Deps } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { newPictureKey } from "#server/platform/files/serve-pictures.ts";
import type { SentFile } from "#server/platform/http/form/with-form.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { answerOnce } from "#server/platform/idempotency/answer-once.ts";
import type { WorkerTask } from "#server/platform/worker/worker-pool.ts";
import { avatarFile, AVATARS_FOLDER, avatarUrl } from "./avatar-files.ts";
import type { prepareAvatar, TakenAvatar } from "./prepare-avatar.ts";

/** Each waiting task is a file of up to 10 MB. */
const preparing: WorkerTask<string, Awaited<ReturnType<typeof prepareAvatar>>> = {
  file: new URL("./prepare-avatar.ts", import.meta.url),
  name: "prepareAvatar",
  mostWaiting: 30,
};

interface Sent {
  readonly file: SentFile | null;
  readonly idempotencyKey: string | null;
}

/**
 * Gives the viewer an uploaded picture. The files are written before the row and the former ones removed after it; the
 * sweep removes what a crash leaves in between.
 */
export async function setAvatar(
  deps: Deps,
  viewer: Viewer,
  { file, idempotencyKey }: Sent,
): Promise<Outcome<{ profileImageUrl: string }, Refusal>> {
  if (file === null) return refused({ code: "file_not_image" });
  const taken = await orRefusal(() => deps.workers.run(preparing, file.path, viewer.id));
  if (!taken.ok) return taken;
  const key = newPictureKey();
  await writeAvatar(deps, key, taken.value);
  let former: string | null = null;
  const once = { viewer, key: idempotencyKey, endpoint: "set-avatar", input: taken.value.hash };
  const outcome = await answerOnce<{ profileImageUrl: string }, Refusal>(deps, once, async (tx) => {
    const exchanged = await exchangeKey(tx, viewer.id, { key, now: deps.clock.wallTime() });
    if (!exchanged.ok) return exchanged;
    former = exchanged.value;
    return accepted({ profileImageUrl: avatarUrl(key, "large") });
  });
  // A repeated upload has its answer already, and a refused one has no use for the files.
  const isOurs = outcome.ok && outcome.value.profileImageUrl === avatarUrl(key, "large");
  const left = isOurs ? former : key;
  if (left !== null) await removeAvatarFiles(deps, left);
  return outcome;
}

/** Removes the viewer's picture, wherever it's from. */
export async function removeAvatar(
  deps: Pick<Deps, "db" | "clock" | "files" | "log">,
  viewer: Viewer,
): Promise<Outcome<{ ok: true }, NotTheirs>> {
  const now = deps.clock.wallTime();
  const former = await deps.db.transaction((tx) => exchangeKey(tx, viewer.id, { key: null, now }));
  if (!former.ok) return former;
  if (former.value !== null) await removeAvatarFiles(deps, former.value);
  return accepted({ ok: true as const });
}

/** The account was deleted or banned after the call had begun. */
interface NotTheirs {
  readonly code: "unauthorized";
}

/** @returns the key before; null: there was none */
async function exchangeKey(
  tx: Transaction,
  userId: string,
  { key, now }: { readonly key: string | null; readonly now: number },
): Promise<Outcome<string | null, NotTheirs>> {
  const [held] = await tx
    .select({ key: user.avatarKey })
    .from(user)
    .where(isOwnRow(userId, now))
    .for("no key update");
  if (held === undefined) return refused({ code: "unauthorized" as const });
  await tx
    .update(user)
    .set({ avatarKey: key, image: key === null ? null : avatarUrl(key, "large") })
    .where(eq(user.id, userId));
  return accepted(held.key);
}

async function writeAvatar({ files }: Pick<Deps, "files">, key: string, { sizes }: TakenAvatar) {
  for (const size of ["small", "large"] as const) {
    await files.write(avatarFile(key, size), sizes[size], "image/webp");
  }
}

/** Removes the files of a picture; if that fails, the sweep does it later. */
export async function removeAvatarFiles(
  { files, log }: Pick<Deps, "files" | "log">,
  key: string,
): Promise<void> {
  await files.removeFolder(`${AVATARS_FOLDER}/${key}`).catch((error: unknown) => {
    log.warn({ err: error }, "a picture was not removed; the sweep will try again");
  });
}
