import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { type CardFormView, listCardForms } from "#contract/card/card-form.ts";
import { read } from "#web/api/call.ts";

export const cardFormsQuery = read(listCardForms, {});

export interface CardForms {
  /** A card's form; null: the card isn't linked to a league player; undefined: not known yet. */
  readonly of: (cardId: number) => CardFormView | null | undefined;
  readonly hasFailed: boolean;
}

/**
 * The forms of the viewer's cards, for `<CardForm form={forms.of(card.id)} />`. Fetched again whenever a screen opens:
 * there can be new cards and new results.
 */
export function useCardForms({ isWanted = true }: { readonly isWanted?: boolean } = {}): CardForms {
  const { data, isError, isFetching } = useQuery({
    ...cardFormsQuery,
    refetchOnMount: "always",
    enabled: isWanted,
  });
  // Many at once: drawn in short pieces.
  const shown = useDeferredValue(data);
  const byCard = useMemo(() => new Map(shown?.map((form) => [form.cardId, form])), [shown]);
  const unknown = shown === undefined || isFetching ? undefined : null;
  return useMemo(
    () => ({ of: (cardId) => byCard.get(cardId) ?? unknown, hasFailed: isError }),
    [byCard, unknown, isError],
  );
}
