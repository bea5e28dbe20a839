import type { TransferRequest, ValidationView } from "#contract/fantasy/transfers.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { judgeSquad, toValidationView } from "./judge-squad.ts";
import { loadManagerSeason } from "./load-manager-season.ts";

/** What executing this squad now would come to; changes nothing (spec §7). */
export async function validateTransfers(
  { db, clock }: Deps,
  viewer: Viewer,
  request: TransferRequest,
): Promise<Outcome<ValidationView, { code: "not_found" }>> {
  const asked = { userId: viewer.id, now: clock.now() };
  const loaded = await loadManagerSeason(db, { ...asked, leagueId: request.leagueId });
  if (loaded === null) return refused({ code: "not_found" as const });
  const { validation } = await judgeSquad(db, loaded, { ...asked, request });
  return accepted(toValidationView(validation));
}
