import { and, asc, isNotNull, ne } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { fantasyRound } from "../table.ts";
import { settleRound } from "./settle-round.ts";

/** Counts every round that has begun and is not final; one without anything new costs some small queries. */
export async function settleFantasy(deps: Deps): Promise<void> {
  const due = await deps.db
    .select({ id: fantasyRound.id })
    .from(fantasyRound)
    .where(and(isNotNull(fantasyRound.lockedAt), ne(fantasyRound.state, "final")))
    .orderBy(asc(fantasyRound.deadline));
  for (const { id } of due) {
    const outcome = await settleRound(deps, id);
    if (outcome === "settled") deps.log.info({ fantasyRoundId: id }, "fantasy round settled");
  }
}
