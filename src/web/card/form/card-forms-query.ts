import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type CardFormView, listCardForms } from "#contract/card/card-form.ts";
import { read } from "#web/api/read.ts";

/** How long forms stay fresh, in milliseconds: they change only when a match does. */
const FRESH_MS = 5 * 60_000;

export interface CardForms {
  /** A card's form; null: the card isn't linked to a league player; undefined: not known yet. */
  readonly of: (cardId: number) => CardFormView | null | undefined;
  readonly hasFailed: boolean;
}

/** The forms of the viewer's cards, for `<CardForm form={forms.of(card.id)} />`. */
export function useCardForms({ isWanted = true }: { readonly isWanted?: boolean } = {}): CardForms {
  const { data, isError } = useQuery({
    ...read(listCardForms, {}),
    staleTime: FRESH_MS,
    enabled: isWanted,
  });
  const byCard = useMemo(() => data && new Map(data.map((form) => [form.cardId, form])), [data]);
  return useMemo(
    () => ({ of: (cardId) => byCard && (byCard.get(cardId) ?? null), hasFailed: isError }),
    [byCard, isError],
  );
}
