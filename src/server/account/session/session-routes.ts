import { and, desc, eq, gt, ne } from "drizzle-orm";
import * as contract from "#contract/access/sessions.ts";
import { deviceOf } from "#game/account/device.ts";
import { accepted, refused } from "#game/outcome.ts";
import { sessionToken } from "#server/account/session-cookie.ts";
import { session } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";

/** The most sessions to list. */
const LISTED = 100;

/** Where a user is signed in, and signing out there. It counts at the next request of those sessions, everywhere. */
export function mountSessions(mount: Mount, { config, clock, db }: Deps): void {
  mount(contract.listSessions, async ({ viewer, http }) => {
    const current = sessionToken(http.request.headers.cookie, config);
    const rows = await db
      .select()
      .from(session)
      .where(and(eq(session.userId, viewer.id), gt(session.expiresAt, new Date(clock.wallTime()))))
      .orderBy(desc(session.updatedAt), desc(session.id))
      .limit(LISTED);
    return accepted({
      sessions: rows.map(({ id, token, userAgent, createdAt, updatedAt }) => ({
        id,
        ...deviceOf(userAgent ?? ""),
        signedInAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
        isCurrent: token === current,
      })),
    });
  });

  mount(contract.endSession, async ({ parts, viewer, params }) => {
    const ended = await parts.db
      .delete(session)
      .where(and(eq(session.id, params.id), eq(session.userId, viewer.id)))
      .returning({ id: session.id });
    return ended.length === 0 ? refused({ code: "not_found" }) : accepted({ ok: true });
  });

  mount(contract.endOtherSessions, async ({ parts, viewer, http }) => {
    const current = sessionToken(http.request.headers.cookie, config) ?? "";
    await parts.db.delete(session).where(and(eq(session.userId, viewer.id), ne(session.token, current)));
    return accepted({ ok: true });
  });
}
