import { CARD_FORM_FIXTURES, type CardFormView } from "#contract/card/card-form.ts";
import { instantText } from "#web/language/date-text.ts";
import { listText } from "#web/language/list-text.ts";
import type { Words } from "#words/noun.ts";

/** A card's form for screen readers: "Last five: 90 minutes 6 points, did not play, …. Next: Reds at home, …". */
export function cardFormText(t: Words<"card">, form: CardFormView | null): string {
  if (form === null) return t("form.none");
  return t("form.spoken", { recent: recentText(t, form), next: nextText(t, form) });
}

function recentText(t: Words<"card">, { recent }: CardFormView): string {
  if (recent.length === 0) return t("form.noMatch");
  const games = recent.map(({ minutes, points }) =>
    minutes === 0
      ? t("form.missed")
      : t("form.played", {
          minutes: t("receipt.minutes", { count: minutes }),
          points: t("points", { count: points }),
        }),
  );
  return t(recent.length === CARD_FORM_FIXTURES ? "form.lastFive" : "form.soFar", { games: listText(games) });
}

function nextText(t: Words<"card">, { next }: CardFormView): string {
  if (next === null) return t("form.noFixture");
  const { opponent, isHome, kickOff, difficulty } = next;
  return t(isHome ? "form.nextHome" : "form.nextAway", {
    opponent,
    when: instantText(kickOff),
    difficulty,
  });
}
