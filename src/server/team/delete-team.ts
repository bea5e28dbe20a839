import { and, eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "../account/viewer.ts";
import type { Deps } from "../deps.ts";
import { team } from "./table.ts";

/** Deletes one of the viewer's teams with its slots. Entries made with it keep their own copy of the line-up. */
export async function deleteTeam(
  { db }: Deps,
  viewer: Viewer,
  teamId: number,
): Promise<Outcome<{ ok: true }, { code: "not_found" }>> {
  const deleted = await db
    .delete(team)
    .where(and(eq(team.id, teamId), eq(team.userId, viewer.id)))
    .returning({ id: team.id });
  return deleted.length === 0 ? refused({ code: "not_found" }) : accepted({ ok: true });
}
