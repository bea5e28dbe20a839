import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { SquadScoreView } from "#contract/fantasy/points.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { RoundCard } from "./round-card.tsx";

export interface ScoredCardsProps {
  readonly score: SquadScoreView;
  readonly isFinal: boolean;
  /** The id of the element with the manager's name, if the page shows two squads. */
  readonly owner?: string;
}

/** A scored squad, card by card, with its substitutions. */
export function ScoredCards({ score, isFinal, owner }: ScoredCardsProps) {
  const { t } = useTranslation("fantasy");
  const id = useId();
  const isBench = ({ place }: SquadScoreView["cards"][number]) => place === "bench" || place === "on";
  const coming = new Set(score.substitutions.map(({ onCardId }) => onCardId));
  const going = new Set(score.substitutions.map(({ offCardId }) => offCardId));
  const change = (cardId: number) => (coming.has(cardId) ? "on" : going.has(cardId) ? "off" : null);
  return (
    <>
      <section aria-labelledby={owner === undefined ? `${id}-line-up` : `${id}-line-up ${owner}`}>
        <h3 id={`${id}-line-up`} className="type-label">
          {t("score.lineUp")}
        </h3>
        {score.cards
          .filter((card) => !isBench(card))
          .map((card) => (
            <RoundCard key={card.cardId} card={card} change={change(card.cardId)} isFinal={isFinal} />
          ))}
      </section>
      <section aria-labelledby={owner === undefined ? `${id}-bench` : `${id}-bench ${owner}`}>
        <h3 id={`${id}-bench`} className="type-label">
          {t("score.bench")}
        </h3>
        {score.cards.filter(isBench).map((card) => (
          <RoundCard key={card.cardId} card={card} change={change(card.cardId)} isFinal={isFinal} />
        ))}
      </section>
    </>
  );
}

/** The most points the same nine could have scored, with other starters or another captain. */
export function BestLineUp({ score }: { readonly score: SquadScoreView }) {
  const { t } = useTranslation(["fantasy", "card"]);
  const { best, cards, lineUpPoints } = score;
  if (best === null) return null;
  const nameOf = (id: number) => cards.find(({ cardId }) => cardId === id)?.playerName ?? "";
  return (
    <Panel
      title={t("score.best.title")}
      description={t("score.best.description", {
        formation: best.formation,
        best: t("card:pts", { count: best.points }),
        own: t("card:pts", { count: lineUpPoints }),
      })}
    >
      <ul className="grid gap-1">
        {best.starterIds.map((id) => (
          <li key={id}>
            {id === best.captainId ? t("score.best.captain", { name: nameOf(id) }) : nameOf(id)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
