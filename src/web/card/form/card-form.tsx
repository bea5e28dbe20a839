import "./card-form.css";
import { useTranslation } from "react-i18next";
import type { CardFormView } from "#contract/card/card-form.ts";
import { classNames } from "#web/ui/class-names.ts";
import { cardFormText } from "./card-form-text.ts";

const FULL_TIME = 90;

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
