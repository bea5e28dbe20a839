import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { CardBackView } from "#contract/card/card-back.ts";
import type { OwnCardView } from "#contract/card/card.ts";
import { clubColoursOf } from "#game/card/drawing/club-colours.ts";
import { RARITY_MARKS } from "#game/card/drawing/rarity-marks.ts";
import { figureText } from "#web/language/count-text.ts";
import { dayOf, dayOfYear } from "#web/language/date-text.ts";
import { ClubBadge } from "#web/ui/card/club-badge.tsx";
import { familyName } from "#web/ui/card/family-name.ts";
import { cardBackQuery } from "#web/card/card-queries.ts";

/** The back of a card as it would be printed: the player's season, the latest matches, and where the card comes from. */
export function CardReverse({ card }: { readonly card: OwnCardView }) {
  const { t } = useTranslation(["card", "ui"]);
  const { data, isError } = useQuery(cardBackQuery(card.id));
  const colours = clubColoursOf(card.club, card.clubColours);
  return (
    <section aria-label={t("reverse.label", card)} className={`card card-fluid card-${card.rarity}`}>
      <div className="card-stock">
        <div className="card-reverse">
          <div className="card-reverse-head">
            <b>
              <span aria-hidden="true">{card.overall}</span>
              <span className="sr-only">{t("overall", card)}</span>
            </b>
            <span className="min-w-0">
              <strong>{familyName(card.playerName)}</strong>
              <span className="card-reverse-line">
                {t(`ui:playerCard.position.${card.position}`)}, {card.club}
              </span>
            </span>
            <ClubBadge club={card.club} code={card.clubCode} colours={colours} />
          </div>
          <Season player={data?.player} hasFailed={isError} />
          <p className="card-reverse-foot">
            <span className="card-reverse-line">
              {t(`reverse.${card.origin}`, { date: dayOfYear(dayOf(card.createdAt)) })}
            </span>
            <span className="flex-none">
              <span aria-hidden="true">{RARITY_MARKS[card.rarity]} </span>
              {t(`ui:playerCard.rarity.${card.rarity}`)}
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

interface SeasonProps {
  /** Undefined: not read yet. */
  readonly player: CardBackView["player"] | undefined;
  readonly hasFailed: boolean;
}

function Season({ player, hasFailed }: SeasonProps) {
  const { t } = useTranslation("card");
  if (hasFailed) return <p>{t("back.failed")}</p>;
  if (player === undefined) return <p>{t("back.loading")}</p>;
  if (player === null) return <p>{t("season.unlinkedText")}</p>;
  const { points, appearances, goals, assists, latest } = player.season;
  const figures = { points, played: appearances, goals, assists } as const;
  return (
    <>
      <dl className="card-reverse-figures">
        {(["points", "played", "goals", "assists"] as const).map((figure) => (
          <div key={figure}>
            <dd>{figureText(figures[figure])}</dd>
            <dt>{t(`season.${figure}`)}</dt>
          </div>
        ))}
      </dl>
      <ul className="card-reverse-games" aria-label={t("season.latest")}>
        {latest.slice(0, SHOWN_GAMES).map(({ fixtureId, title, points: scored }) => (
          <li key={fixtureId}>
            <span className="card-reverse-line">{title}</span>
            <b>
              <span aria-hidden="true">{scored}</span>
              <span className="sr-only">{t("points", { count: scored })}</span>
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** As many matches as fit. */
const SHOWN_GAMES = 6;
