import { and, eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { LANGUAGE_CODES } from "#contract/languages.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { pictureFolder } from "#server/share/picture/picture-files.ts";
import { share } from "./table.ts";

/**
 * Withdraws one of the viewer's links: page and picture are gone with the row. The stored pictures follow; if the store
 * can't be reached, the sweep removes them.
 */
export async function withdrawShare(
  { db, files, log }: Pick<Deps, "db" | "files" | "log">,
  viewer: Viewer,
  token: string,
): Promise<Outcome<{ ok: true }, { code: "not_found" }>> {
  if (!(await deleteShare(db, viewer.id, token))) return refused({ code: "not_found" });
  try {
    for (const language of LANGUAGE_CODES) await files.removeFolder(pictureFolder(token, language));
  } catch (error) {
    log.warn({ err: error }, "a share's pictures were not removed; the sweep will try again");
  }
  return accepted({ ok: true as const });
}

/** Deletes a user's link. @returns whether there was one */
async function deleteShare(db: Queryable, userId: string, token: string): Promise<boolean> {
  const deleted = await db
    .delete(share)
    .where(and(eq(share.token, token), eq(share.userId, userId)))
    .returning({ token: share.token });
  return deleted.length > 0;
}
