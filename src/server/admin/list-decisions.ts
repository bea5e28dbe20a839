import { and, desc, inArray } from "drizzle-orm";
import { type AuditEntryView, decisionActions } from "#contract/admin.ts";
import type { Position } from "#game/card/position.ts";
import { loadUserNames } from "#server/account/user-name.ts";
import { olderThan } from "#server/platform/db/older-than.ts";
import type { Deps } from "#server/deps.ts";
import { auditLog } from "#server/platform/audit/table.ts";

const PAGE_SIZE = 50;

/** What the audit of a decision says of the card. */
interface DecisionDetails {
  readonly playerName?: string;
  readonly position?: Position;
  readonly overall?: number;
  readonly reason?: string | null;
  readonly awaitsSecond?: boolean;
}

/** Decisions on cards, the latest first, from where the page before ended. Served by audit_log_decision_idx. */
export async function listDecisions(
  { db }: Pick<Deps, "db">,
  cursor: string | null,
): Promise<{ entries: AuditEntryView[]; nextCursor: string | null }> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(inArray(auditLog.action, [...decisionActions]), olderThan(auditLog.id, cursor)))
    .orderBy(desc(auditLog.id))
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const userOf = await loadUserNames(
    db,
    page.map(({ userId }) => userId),
  );
  const entries = page.map((row): AuditEntryView => {
    const { playerName, position, overall, reason, awaitsSecond } = row.details as DecisionDetails;
    const { id, name } = userOf(row.userId);
    return {
      id: row.id,
      at: row.at.toISOString(),
      admin: { id, name },
      action: row.action as AuditEntryView["action"],
      cardId: Number(row.subject.replace("card ", "")),
      playerName: playerName ?? null,
      position: position ?? null,
      overall: overall ?? null,
      reason: reason ?? null,
      awaitsSecond: awaitsSecond ?? false,
    };
  });
  return { entries, nextCursor: rows.length > PAGE_SIZE ? String(page.at(-1)?.id) : null };
}
