import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { isAllowedEndpoint } from "./endpoint-guard.ts";
import { pushSubscription } from "#server/notification/table.ts";

/** Browsers per user; one more replaces the oldest. */
const BROWSERS_MAX = 10;

export interface SubscriptionInput {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The current session's. */
  readonly sessionToken: string;
}

type Refusal = { readonly code: "invalid_input" } | { readonly code: "unauthorized" };

/** Stores a browser for as long as the current session lasts. A known browser moves to this user and session. */
export async function keepSubscription(
  { db, clock, config }: Deps,
  viewer: Viewer,
  input: SubscriptionInput,
): Promise<Outcome<{ ok: true }, Refusal>> {
  if (!isAllowedEndpoint(input.endpoint, config.pushServices)) {
    return refused({ code: "invalid_input" as const });
  }
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from session where token = ${input.sessionToken} and user_id = ${viewer.id} for key share`,
    );
    const [session] = rows;
    if (session === undefined) return refused({ code: "unauthorized" as const });
    const keys = { p256dh: withoutPadding(input.p256dh), auth: withoutPadding(input.auth) };
    const mine = { userId: viewer.id, sessionId: session.id, ...keys, createdAt: new Date(clock.wallTime()) };
    const [kept] = await tx
      .insert(pushSubscription)
      .values({ endpoint: input.endpoint, ...mine })
      .onConflictDoUpdate({ target: pushSubscription.endpoint, set: mine })
      .returning({ id: pushSubscription.id });
    if (kept !== undefined) await dropNewsOfOthers(tx, viewer.id, kept.id);
    await forgetOldest(tx, viewer.id);
    return accepted({ ok: true as const });
  });
}

/** What waits for a browser's former user is not for the present one. */
async function dropNewsOfOthers(tx: Queryable, userId: string, subscriptionId: number): Promise<void> {
  await tx.execute(sql`
    delete from push_delivery d using notification n
     where d.subscription_id = ${subscriptionId} and n.id = d.notification_id and n.user_id <> ${userId}`);
}

async function forgetOldest(tx: Queryable, userId: string): Promise<void> {
  const kept = tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.userId, userId))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
    .limit(BROWSERS_MAX);
  await tx
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.userId, userId), notInArray(pushSubscription.id, kept)));
}

/** Deletes one of the viewer's browsers. */
export async function dropSubscription(db: Queryable, viewer: Viewer, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.userId, viewer.id), eq(pushSubscription.endpoint, endpoint)));
}

/** The endpoints of the viewer's subscribed browsers. */
export async function loadEndpoints(db: Queryable, viewer: Viewer): Promise<string[]> {
  const rows = await db
    .select({ endpoint: pushSubscription.endpoint })
    .from(pushSubscription)
    .where(eq(pushSubscription.userId, viewer.id))
    .orderBy(pushSubscription.id);
  return rows.map(({ endpoint }) => endpoint);
}

function withoutPadding(base64url: string): string {
  return base64url.replace(/=+$/u, "");
}
