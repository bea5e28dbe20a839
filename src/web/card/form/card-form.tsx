import "./card-form.css";
import { useTranslation } from "react-i18next";
import { CARD_FORM_FIXTURES, type CardFormView } from "#contract/card/card-form.ts";
import { FULL_TIME } from "#game/football/performance.ts";
import { classNames } from "#web/ui/class-names.ts";
import { instantText } from "#web/language/date-text.ts";
import { listText } from "#web/language/list-text.ts";
import type { Words } from "#words/noun.ts";

export interface CardFormProps {
  /** Null: the card isn't linked to a league player; undefined: not known yet, an empty space of the same size. */
  readonly form: CardFormView | null | undefined;
  readonly className?: string | undefined;
}

/**
 * A player's recent form: minutes of the last five fixtures as bars with the points below, then the next fixture with
 * its difficulty. At least 4.5rem wide. A screen that uses it must load the texts of `card`.
 */
export function CardForm({ form, className }: CardFormProps) {
  const { t } = useTranslation("card");
  if (form === undefined) return <div aria-busy="true" className={classNames("form", className)} />;
  const text = cardFormText(t, form);
  return (
    <div className={classNames("form", className)}>
      <p className="sr-only">{text}</p>
      <div aria-hidden="true" title={text} className="form-picture">
        {form === null ? (
          <p className="form-words">{t("form.noneShort")}</p>
        ) : (
          <>
            <RecentGames recent={form.recent} />
            <NextFixture next={form.next} />
          </>
        )}
      </div>
    </div>
  );
}

function RecentGames({ recent }: Pick<CardFormView, "recent">) {
  const { t } = useTranslation("card");
  if (recent.length === 0) return <p className="form-words">{t("form.noMatchShort")}</p>;
  if (recent.every(({ minutes }) => minutes === 0)) {
    return <p className="form-words form-absent">{t("form.didNotPlay")}</p>;
  }
  return (
    <ul className="form-games">
      {recent.map(({ round, opponent, isHome, minutes, points }) => (
        <li
          key={`${round}-${opponent}-${isHome}`}
          className="form-game"
          data-missed={minutes === 0 || undefined}
        >
          <span className="form-bar">
            <span style={{ height: `${Math.min(1, minutes / FULL_TIME) * 100}%` }} />
          </span>
          <span>{minutes === 0 ? "–" : points}</span>
        </li>
      ))}
    </ul>
  );
}

function NextFixture({ next }: Pick<CardFormView, "next">) {
  const { t } = useTranslation("card");
  if (next === null) return <p className="form-next form-absent">{t("form.noFixtureShort")}</p>;
  const { opponentCode: club, isHome, difficulty } = next;
  return (
    <p className="form-next">
      <span>{t(isHome ? "form.home" : "form.away", { club })}</span>
      <span className="form-difficulty" data-difficulty={difficulty}>
        {difficulty}
      </span>
    </p>
  );
}

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
