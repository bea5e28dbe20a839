import { listCardForms } from "#contract/card/card-form.ts";
import { claimBaseSet, listCards } from "#contract/card/card.ts";
import { activateTeam, createTeam, saveTeamPositions, type TeamView } from "#contract/team.ts";
import { bestNaturalFive } from "#game/team/best-natural-five.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { isBaseSetTaken } from "#web/card/card-queries.ts";
import { call } from "#web/api/call.ts";
import { filledSlots } from "./line-up.ts";

export interface FiveToField {
  readonly name: string;
  /** Claims the base set first. */
  readonly isClaiming: boolean;
  /** The same for every retry: a retry uses the team that the first try created. */
  readonly idempotencyKey: string;
}

/**
 * Creates a team of the five cards expected to score most this month with everybody in position, and makes it the active
 * one. Safe to retry after a failure: finished steps aren't repeated.
 *
 * @throws ApiError, or Error if the cards are not of five players
 */
export async function fieldBestFive({ name, isClaiming, idempotencyKey }: FiveToField): Promise<TeamView> {
  if (isClaiming) await claimOnce();
  const [cards, forms] = await Promise.all([call(listCards, {}), call(listCardForms, {})]);
  const expected = new Map(forms.map((form) => [form.cardId, form.expectedInMonth]));
  const eligible = cards
    .filter(({ isApproved }) => isApproved)
    .map((card) => ({ ...card, expected: expected.get(card.id) ?? 0 }));
  const { formation, places } = bestNaturalFive(eligible);
  if (places.size < TEAM_SIZE) throw new Error("These cards are not of five players.");
  const body = { name, formation, isActive: false };
  const { id } = await call(createTeam, { body }, { idempotencyKey });
  const slots = filledSlots(formation, places).map((slot) => ({ ...slot, teamId: id }));
  await call(saveTeamPositions, { params: { id }, query: {}, body: slots });
  return call(activateTeam, { params: { id } });
}

/** Claims the base set, unless the manager already has it. */
async function claimOnce(): Promise<void> {
  try {
    await call(claimBaseSet, {});
  } catch (error) {
    if (!isBaseSetTaken(error)) throw error;
  }
}
