import { useTranslation } from "react-i18next";
import type { LineUpHelp } from "#contract/fantasy/help.ts";
import type { SquadBoard } from "#web/fantasy/squad/squad-board.ts";

const REASONS = {
  no_fixture: "call.noFixture",
  more_fixtures: "call.moreFixtures",
  fixture: "call.fixture",
  form: "call.form",
  overall: "call.overall",
  level: "call.level",
  formation: "call.formation",
  club: "call.club",
} as const;

export interface ClosestCallLineProps {
  readonly best: LineUpHelp["bestNine"];
  readonly round: number;
  readonly board: Pick<SquadBoard, "selection" | "cards" | "help">;
}

/** The best nine's expected points, and why one card starts ahead of another; only while that nine is selected. */
export function ClosestCallLine({ best, round, board }: ClosestCallLineProps) {
  const { t } = useTranslation("fantasy");
  const { selection, cards, help } = board;
  if (best === null || !isSameNine(selection, best)) return null;
  const { closestCall: call, expected } = best;
  const points = (cardId: number) => help?.get(cardId)?.expected ?? 0;
  return (
    <output className="block text-sm text-ink-muted">
      {t("call.best", { round, expected })}{" "}
      {call !== null &&
        t(REASONS[call.reason], {
          chosen: cards.get(call.chosenId)?.playerName ?? "",
          other: cards.get(call.otherId)?.playerName ?? "",
          chosenPoints: points(call.chosenId),
          otherPoints: points(call.otherId),
        })}
    </output>
  );
}

function isSameNine(
  { starters, bench }: SquadBoard["selection"],
  best: NonNullable<LineUpHelp["bestNine"]>,
): boolean {
  return isSameSet(starters, best.starterIds) && isSameSet(bench, best.benchIds);
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
