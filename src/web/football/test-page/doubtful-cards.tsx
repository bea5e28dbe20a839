import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { UnmappedCardView } from "#contract/football/football-admin.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { unmappedCardsQuery, useMapCard } from "./football-test-queries.ts";

/** Cards that automatic mapping left to an admin, with the possible players; nothing if there are none. */
export function DoubtfulCards() {
  const { t } = useTranslation("football");
  const unmapped = useQuery(unmappedCardsQuery);
  if (!unmapped.data || unmapped.data.cards.length === 0) return null;
  const { cards, total } = unmapped.data;
  return (
    <Panel title={t("test.unlinked.title")} description={t("test.unlinked.description", { count: total })}>
      <ul className="grid gap-4">
        {cards.map((card) => (
          <DoubtfulCard key={card.cardId} card={card} />
        ))}
      </ul>
    </Panel>
  );
}

function DoubtfulCard({ card }: { readonly card: UnmappedCardView }) {
  const { t } = useTranslation(["football", "ui"]);
  const mapping = useMapCard();
  return (
    <li className="grid gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <p>
        <span className="font-semibold">{card.playerName}</span>{" "}
        <span className="text-ink-muted">
          {t(`ui:playerCard.position.${card.position}`)}, {card.club}
        </span>
      </p>
      {card.candidates.length === 0 ? (
        <p className="text-sm text-ink-muted">{t("test.unlinked.noCandidates")}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {card.candidates.map(({ player }) => (
            <Button
              key={player.id}
              variant="secondary"
              size="small"
              disabled={mapping.isPending}
              onClick={() => mapping.mutate({ cardId: card.cardId, playerId: player.id })}
            >
              {player.name}, {player.position && `${t(`ui:playerCard.position.${player.position}`)}, `}
              {player.club}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
