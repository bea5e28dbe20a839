import { queryOptions, useQuery } from "@tanstack/react-query";
import { type CardFormView, listCardForms } from "#contract/card/card-form.ts";
import { read } from "#web/api/read.ts";

/** Forms change only when a match does. */
const FRESH_MS = 5 * 60_000;

/** The forms of the viewer's cards by card id; a card that isn't linked to a league player has none. */
export const cardFormsQuery = queryOptions({
  ...read(listCardForms, {}),
  staleTime: FRESH_MS,
});

export type CardForms = ReadonlyMap<number, CardFormView>;

/** The forms by card id; null while they load, and where they can't be loaded. */
export function useCardForms(options: { readonly enabled?: boolean } = {}): CardForms | null {
  const { data = null } = useQuery({ ...cardFormsQuery, ...options, select: byCard });
  return data;
}

function byCard(forms: readonly CardFormView[]): CardForms {
  return new Map(forms.map((form) => [form.cardId, form]));
}
