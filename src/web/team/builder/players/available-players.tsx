import { Link } from "#web/ui/action/link.tsx";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#contract/card/card.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import type { Press } from "#web/team/builder/builder-reducer.ts";
import { EVERY_PLAYER, findPlayers } from "./find-players.ts";
import { MoreFiltersButton, PlayerFilters } from "./player-filters.tsx";
import { PlayerList } from "./player-list.tsx";

export interface AvailablePlayersProps {
  /** The approved cards not on the pitch, newest first. */
  readonly cards: readonly CardView[];
  readonly chosenId: number | null;
  /** The label of the selected slot, or null. */
  readonly waitingSlot: string | null;
  readonly hasCards: boolean;
  readonly onPress: (card: CardView, press: Press) => void;
}

/** The cards to choose from. */
export function AvailablePlayers({ cards, waitingSlot, hasCards, ...list }: AvailablePlayersProps) {
  const { t } = useTranslation("team");
  const [filter, setFilter] = useState(EVERY_PLAYER);
  const [isMore, setIsMore] = useState(false);
  // Keeps typing fast with ten thousand cards: the list may lag behind.
  const settled = useDeferredValue(filter);
  const found = useMemo(() => findPlayers(cards, settled, waitingSlot), [cards, settled, waitingSlot]);
  return (
    <Panel
      title={t("available.title")}
      action={<MoreFiltersButton isMore={isMore} onMoreChange={setIsMore} />}
      description={
        <span aria-live="polite" className="max-lg:sr-only">
          {found.length === cards.length
            ? t("available.count", { count: cards.length })
            : t("available.found", { found: found.length, all: cards.length })}
        </span>
      }
      className="max-lg:sticky max-lg:bottom-17 max-lg:z-10 max-lg:[&_.panel-header]:pt-2 max-lg:[&_.type-heading]:text-xl max-lg:[&>.panel-body]:pt-3 md:max-lg:bottom-2"
    >
      <div data-players className="grid gap-4 max-lg:-m-1.5 max-lg:gap-2">
        <PlayerFilters filter={filter} onFilterChange={setFilter} isMore={isMore} />
        {found.length === 0 ? (
          <NobodyFound hasCards={hasCards} />
        ) : (
          <PlayerList key={JSON.stringify([settled, waitingSlot])} players={found} {...list} />
        )}
      </div>
    </Panel>
  );
}

function NobodyFound({ hasCards }: { readonly hasCards: boolean }) {
  const { t } = useTranslation("team");
  if (hasCards) return <p className="py-6 text-center text-ink-muted">{t("available.empty")}</p>;
  return (
    <EmptyState
      title={t("available.noCards.title")}
      description={t("available.noCards.description")}
      action={
        <Link to="/collection" className={buttonClass()}>
          {t("available.noCards.action")}
        </Link>
      }
    />
  );
}
