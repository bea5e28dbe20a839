import { useDeferredValue, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#contract/card/card.ts";
import type { CardForms } from "#web/card/form/card-forms-query.ts";
import type { Press } from "#web/team/builder/builder-reducer.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";
import { EVERY_PLAYER, findPlayers } from "./find-players.ts";
import { PlayerFilters } from "./player-filters.tsx";
import { PlayerList } from "./player-list.tsx";

export interface PlayerTrayProps {
  /** The approved cards not on the pitch, newest first. */
  readonly cards: readonly CardView[];
  readonly forms: CardForms;
  readonly chosenId: number | null;
  readonly hasCards: boolean;
  readonly onPress: (card: CardView, press: Press) => void;
}

/** The cards to choose from: a strip to swipe on a phone, a grid beside the pitch on a desktop. */
export function PlayerTray({ cards, forms, chosenId, hasCards, onPress }: PlayerTrayProps) {
  const { t } = useTranslation("team");
  const titleId = useId();
  const [filter, setFilter] = useState(EVERY_PLAYER);
  // Keeps typing fast with ten thousand cards: the list can lag behind.
  const settled = useDeferredValue(filter);
  const found = useMemo(() => findPlayers(cards, settled), [cards, settled]);
  return (
    <section aria-labelledby={titleId} className="builder-tray panel" data-players>
      <header className="builder-tray-head">
        <h2 id={titleId} className="type-heading">
          {t("available.title")}
        </h2>
        <p aria-live="polite" className="text-sm text-ink-muted">
          {found.length === cards.length
            ? t("available.count", { count: cards.length })
            : t("available.found", { found: found.length, all: cards.length })}
        </p>
      </header>
      <PlayerFilters filter={filter} onFilterChange={setFilter} />
      <div className="builder-tray-list">
        {found.length === 0 ? (
          <NobodyFound hasCards={hasCards} />
        ) : (
          <PlayerList
            key={JSON.stringify(settled)}
            label={t("available.title")}
            players={found}
            forms={forms}
            chosenId={chosenId}
            className="player-strip"
            onPress={onPress}
          />
        )}
      </div>
    </section>
  );
}

function NobodyFound({ hasCards }: { readonly hasCards: boolean }) {
  const { t } = useTranslation("team");
  if (hasCards) return <p className="text-center text-ink-muted">{t("available.empty")}</p>;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 text-center">
      <p className="text-sm">
        <b>{t("available.noCards.title")}</b> {t("available.noCards.description")}
      </p>
      <Link to="/collection" className={buttonClass({ size: "small" })}>
        {t("available.noCards.action")}
      </Link>
    </div>
  );
}
