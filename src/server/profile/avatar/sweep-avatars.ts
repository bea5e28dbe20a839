import { inArray } from "drizzle-orm";
import { user } from "#server/account/table.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { sweepOrphans } from "#server/platform/files/sweep-orphans.ts";
import { AVATARS_FOLDER } from "./avatar-files.ts";

/**
 * Removes pictures without a user, from uploads and removals that were cut off between file and row.
 *
 * @returns the number of pictures removed; null if another process is running this.
 * @throws AbortError when the process stops
 */
export async function sweepAvatars(deps: DepsWithPool): Promise<number | null> {
  return holdLock(deps.pool, "sweep-avatars", async () =>
    sweepOrphans(deps, {
      folder: AVATARS_FOLDER,
      async known(keys) {
        const rows = await deps.db
          .select({ key: user.avatarKey })
          .from(user)
          .where(inArray(user.avatarKey, [...keys]));
        return new Set(rows.flatMap(({ key }) => key ?? []));
      },
      remove: (key) => deps.files.removeFolder(`${AVATARS_FOLDER}/${key}`),
    }),
  );
}
