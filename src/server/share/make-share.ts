import { randomBytes } from "node:crypto";
import { and, eq, isNull, not, or } from "drizzle-orm";
import type { SharedView, ShareView } from "#contract/share.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { decideNewShare, type TooManyShares } from "#game/share/decide-share.ts";
import { card } from "#server/card/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import { isViolationOf } from "#server/platform/db/violation.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { settlement } from "#server/platform/standings/table.ts";
import { tournament, tournamentEntry } from "#server/tournament/table.ts";
import { loadShared } from "./load-shared.ts";
import { toShareView } from "./store.ts";
import { columnsFor, isAbout, type Subject } from "./subject.ts";
import { share } from "./table.ts";

/** Bytes of a token: too many to guess, so having the link means being allowed to see the page. */
const TOKEN_BYTES = 16;

type ShareRefusal =
  | { readonly code: "not_found" }
  | { readonly code: "card_not_approved"; readonly playerName: string }
  | { readonly code: "month_not_finished" }
  | TooManyShares;

/** Violated by a link to a card or a team that was deleted while the link was made. */
const GONE = ["share_card_id_card_id_fk", "share_team_id_team_id_fk"];

/** Makes a link to a thing of the viewer's, or gives the one that there is. docs/rules.md#sharing. */
export async function makeShare(
  { db, clock }: Pick<Deps, "db" | "clock">,
  viewer: Viewer,
  subject: Subject,
): Promise<Outcome<ShareView, ShareRefusal>> {
  try {
    return await db.transaction((tx) => make(tx, clock, viewer, subject));
  } catch (error) {
    if (GONE.some((constraint) => isViolationOf(error, constraint))) return refused({ code: "not_found" });
    throw error;
  }
}

async function make(
  tx: Transaction,
  clock: Deps["clock"],
  viewer: Viewer,
  subject: Subject,
): Promise<Outcome<ShareView, ShareRefusal>> {
  // One link after the other, so neither the limit nor a thing's one link can be overrun.
  await lockUntilCommit(tx, `share ${viewer.id}`);
  const mine = eq(share.userId, viewer.id);
  const [known] = await tx
    .select()
    .from(share)
    .where(and(mine, isAbout(subject)));
  if (known !== undefined) return accepted(await toShareView(tx, known));
  const shown = await loadShared(tx, viewer.id, subject);
  if (shown === null) return refused(await reasonOf(tx, viewer, subject));
  const decided = decideNewShare(await tx.$count(share, mine));
  if (!decided.ok) return decided;
  const row = {
    token: randomBytes(TOKEN_BYTES).toString("base64url"),
    userId: viewer.id,
    ...columnsFor(subject),
    createdAt: new Date(clock.now()),
  };
  await tx.insert(share).values(row);
  return accepted(toView(row.token, { ...subject, createdAt: row.createdAt, shown }));
}

function toView(
  token: string,
  { kind, id, createdAt, shown }: Subject & { readonly createdAt: Date; readonly shown: SharedView },
): ShareView {
  return { token, kind, subjectId: id, createdAt: createdAt.toISOString(), shared: shown };
}

/** Why a thing can't be shared: other users' things are as unknown as those that don't exist. */
async function reasonOf(db: Queryable, { id: userId }: Viewer, { kind, id }: Subject): Promise<ShareRefusal> {
  if (kind === "card") {
    const { playerName } = card;
    const rows = await db
      .select({ playerName })
      .from(card)
      .where(and(eq(card.id, id), eq(card.userId, userId)));
    if (rows[0] !== undefined) return { code: "card_not_approved" as const, playerName: rows[0].playerName };
  }
  if (kind === "month" && (await isInOpenMonth(db, userId, id)))
    return { code: "month_not_finished" as const };
  return { code: "not_found" as const };
}

/** Whether the user has entered a tournament that has no final table yet. */
async function isInOpenMonth(db: Queryable, userId: string, tournamentId: number): Promise<boolean> {
  const entered = and(eq(tournamentEntry.tournamentId, tournamentId), eq(tournamentEntry.userId, userId));
  const rows = await db
    .select({ id: tournament.id })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .leftJoin(settlement, eq(settlement.id, tournament.settlementId))
    .where(and(entered, or(isNull(settlement.id), not(settlement.isFinal))));
  return rows.length > 0;
}
