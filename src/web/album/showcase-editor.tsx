import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Sparkles, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#contract/card/card.ts";
import { SHOWCASE_MAX } from "#game/card/album/album.ts";
import { useUser } from "#web/account/user-context.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { cardsQuery } from "#web/card/card-queries.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { CardGridSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { keepFocusIn } from "#web/ui/keep-focus-in.ts";
import { showcaseQuery, useArrangeShowcase } from "./album-queries.ts";

/** Chooses and orders the cards on the user's profile. Every change is saved at once. */
export function ShowcaseEditor() {
  const { t } = useTranslation("profile");
  const { id } = useUser();
  const showcase = useQuery(showcaseQuery(id));
  return (
    <ReadView
      query={showcase}
      failure={t("album.showcase.loadFailed")}
      skeleton={<CardGridSkeleton count={3} label={t("album.showcase.loading")} />}
    >
      {({ cards }) => <Editor saved={cards} />}
    </ReadView>
  );
}

function Editor({ saved }: { readonly saved: readonly CardView[] }) {
  const { t } = useTranslation("profile");
  const own = useQuery(cardsQuery);
  const [cards, change] = useArrangement(saved);
  const others = (own.data ?? []).filter(
    (card) => card.isApproved && cards.every(({ id }) => id !== card.id),
  );
  return (
    <div className="grid gap-6" ref={keepFocusIn}>
      <p className="text-ink-muted">{t("album.showcase.intro")}</p>
      <AddCard
        others={others}
        isFull={cards.length >= SHOWCASE_MAX}
        hasCards={cards.length + others.length > 0 || own.isPending}
        onAdd={(card) => change([...cards, card])}
      />
      {cards.length === 0 ? (
        <EmptyState
          icon={<Sparkles aria-hidden="true" />}
          title={t("album.showcase.empty.title")}
          description={t("album.showcase.empty.text")}
        />
      ) : (
        <ol className="card-grid" aria-label={t("album.showcase.list")}>
          {cards.map((card, at) => (
            <Place
              key={card.id}
              card={card}
              place={at + 1}
              count={cards.length}
              onMove={(by) => change(moved(cards, at, by))}
              onRemove={() => change(cards.toSpliced(at, 1))}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

/**
 * The cards as the user arranges them, and how to change them. Each change is saved at once; when the last one has been
 * answered, what the server has shows again, as another tab may change it too.
 */
function useArrangement(saved: readonly CardView[]) {
  const arrange = useArrangeShowcase();
  const [chosen, setChosen] = useState<readonly CardView[] | null>(null);
  const cards = chosen ?? saved;
  const change = (next: readonly CardView[]): void => {
    if (next === cards) return;
    setChosen(next);
    arrange.mutate(
      next.map(({ id }) => id),
      // Of several changes, only that of the last is called.
      { onSettled: () => setChosen(null) },
    );
  };
  return [cards, change] as const;
}

interface AddCardProps {
  readonly others: readonly CardView[];
  readonly isFull: boolean;
  readonly hasCards: boolean;
  readonly onAdd: (card: CardView) => void;
}

function AddCard({ others, isFull, hasCards, onAdd }: AddCardProps) {
  const { t } = useTranslation("profile");
  const hint = isFull ? t("album.showcase.full") : hasCards ? undefined : t("album.showcase.noCards");
  return (
    <SelectField
      label={t("album.showcase.add")}
      placeholder={t("album.showcase.choose")}
      hint={hint}
      className="sm:w-96"
      value=""
      disabled={isFull || others.length === 0}
      onChange={(event) => {
        const card = others.find(({ id }) => String(id) === event.target.value);
        if (card !== undefined) onAdd(card);
      }}
      options={others.map(({ id, playerName: player, overall, club }) => ({
        value: String(id),
        label: t("album.showcase.option", { player, overall, club }),
      }))}
    />
  );
}

interface PlaceProps {
  readonly card: CardView;
  readonly place: number;
  readonly count: number;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function Place({ card, place, count, onMove, onRemove }: PlaceProps) {
  const { t } = useTranslation("profile");
  const player = card.playerName;
  return (
    <li className="grid gap-2" aria-label={t("album.showcase.place", { player, place, count })}>
      <PlayerCard card={card} size="fluid" />
      <span className="flex justify-center gap-1">
        <IconButton
          label={t("album.showcase.earlier", { player })}
          icon={<ChevronLeft aria-hidden="true" />}
          aria-disabled={place === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t("album.showcase.remove", { player })}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
        <IconButton
          label={t("album.showcase.later", { player })}
          icon={<ChevronRight aria-hidden="true" />}
          aria-disabled={place === count}
          onClick={() => onMove(1)}
        />
      </span>
    </li>
  );
}

/** The list with the element at this place moved by one; unchanged at its ends. */
export function moved<Value>(list: readonly Value[], at: number, by: 1 | -1): readonly Value[] {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return list;
  return list.with(at, other).with(at + by, one);
}
