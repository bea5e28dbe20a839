import { eq } from "drizzle-orm";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { avatarFile, AVATARS_FOLDER } from "./avatar-files.ts";

/** The user's uploaded picture. */
export const personalAvatar: PersonalPart = {
  name: "avatar",
  async erase(deps, userId) {
    const key = await loadKey(deps, userId);
    if (key !== null) await deps.files.removeFolder(`${AVATARS_FOLDER}/${key}`);
    await deps.db.update(user).set({ avatarKey: null, image: null }).where(eq(user.id, userId));
  },
  async collect(deps, userId) {
    return { isUploaded: (await loadKey(deps, userId)) !== null };
  },
  async *files(deps, userId) {
    const key = await loadKey(deps, userId);
    if (key !== null) yield { path: "avatar.webp", open: () => deps.files.read(avatarFile(key, "large")) };
  },
};

async function loadKey({ db }: Pick<Deps, "db">, userId: string): Promise<string | null> {
  const [found] = await db.select({ key: user.avatarKey }).from(user).where(eq(user.id, userId));
  return found?.key ?? null;
}
