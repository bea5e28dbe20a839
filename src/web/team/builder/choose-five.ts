import type { CardFormView } from "#contract/card/card-form.ts";
import type { CardView } from "#contract/card/card.ts";
import { bestFive } from "#game/team/best-five.ts";
import { bestFiveForPoints, bestFormation } from "#game/team/best-five-for-points.ts";
import { decideFormation } from "#game/team/decide-team.ts";
import { closestForMatches, formationForMatches } from "#game/team/five-for-matches.ts";
import type { FiveASideFormationName } from "#game/team/formation.ts";
import type { CardForms } from "#web/card/form/card-forms-query.ts";
import { figureOf } from "#web/language/count-text.ts";
import { slotName } from "#web/team/slot-text.ts";
import type { Placement } from "#web/team/line-up.ts";
import { calledBeside } from "#web/ui/card/family-name.ts";
import type { Spoken } from "./builder-state.ts";

/** What a best five is chosen for. */
export type FiveAim = "points" | "matches";

/** A five to put on the pitch, and the reason for the closest call; null if no card is left out. */
export interface ChosenFive extends Placement {
  readonly reason: Spoken | null;
}

/**
 * The best five of these cards for an aim, in the formation if one is chosen, else in the one they play best in.
 *
 * @param forms the expected points of the cards; a card without form counts 0
 */
export function chooseFive(
  aim: FiveAim,
  { formation, cards, forms }: { formation: string; cards: readonly CardView[]; forms: CardForms["of"] },
): ChosenFive {
  const known = decideFormation(formation);
  const chosen = known.ok ? known.value : null;
  return aim === "points" ? forPoints(chosen, cards, forms) : forMatches(chosen, cards);
}

function forPoints(
  chosen: FiveASideFormationName | null,
  cards: readonly CardView[],
  formOf: CardForms["of"],
): ChosenFive {
  const isMonthOver = cards.every(({ id }) => (formOf(id)?.fixturesInMonth ?? 0) === 0);
  const figure = (form: CardFormView) => (isMonthOver ? form.expected : form.expectedInMonth);
  const expecting = cards.map((card) => {
    const form = formOf(card.id);
    return { ...card, expected: form ? figure(form) : 0 };
  });
  const { formation, places, closest } =
    chosen === null
      ? bestFormation(expecting)
      : { formation: chosen, ...bestFiveForPoints(chosen, expecting) };
  const reason: Spoken | null =
    closest &&
    ((t) => {
      const { chosen: one, left } = closest;
      const isLevel = one.expected === left.expected;
      const span = isMonthOver ? "gameweek" : "month";
      return t(`reason.${span}${isLevel ? "Level" : ""}`, {
        ...calledApart(one, left),
        more: figureOf(one.expected, 1),
        less: figureOf(left.expected, 1),
      });
    });
  return { formation, lineUp: places, reason };
}

function forMatches(chosen: FiveASideFormationName | null, cards: readonly CardView[]): ChosenFive {
  const formation = chosen ?? formationForMatches(cards);
  const lineUp = bestFive(formation, cards);
  const closest = closestForMatches(formation, lineUp, cards);
  const reason: Spoken | null =
    closest &&
    ((t) => {
      const { at, chosen: one, left, chosenPlays: more, leftPlays: less } = closest;
      return t(more === less ? "reason.matchesLevel" : "reason.matches", {
        ...calledApart(one, left),
        slot: slotName(t, formation, at),
        more,
        less,
      });
    });
  return { formation, lineUp, reason };
}

function calledApart(chosen: CardView, left: CardView): { readonly chosen: string; readonly left: string } {
  const both = [chosen.playerName, left.playerName];
  return { chosen: calledBeside(chosen.playerName, both), left: calledBeside(left.playerName, both) };
}
