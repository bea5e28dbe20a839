import { Trans, useTranslation } from "react-i18next";
import { type RatedCard, type RatingPart, ratingParts } from "#game/team/rating-parts.ts";

import { figureOf } from "#web/language/count-text.ts";
import { slotText } from "./slot-text.ts";

export interface RatingDetailsProps {
  readonly formation: string;
  readonly cards: ReadonlyMap<number, RatedCard>;
}

/** The team rating slot by slot, and what playing out of position costs in matches. */
export function RatingDetails({ formation, cards }: RatingDetailsProps) {
  const { t } = useTranslation("team");
  const { parts, rating, matchRating } = ratingParts(formation, cards);
  if (parts.length === 0) return null;
  return (
    <details className="rounded-panel border border-line bg-panel px-4 text-sm">
      <summary className="tabular min-h-11 cursor-pointer content-center">
        <Trans t={t} i18nKey="rating.summary" values={{ rating, matchRating }} components={{ b: <b /> }} />
      </summary>
      <RatingTable formation={formation} cards={cards} />
    </details>
  );
}

/** What each player adds to the rating, and their overall in matches. */
export function RatingTable({ formation, cards }: RatingDetailsProps) {
  const { t } = useTranslation("team");
  const { parts } = ratingParts(formation, cards);
  return (
    <div className="relative overflow-x-auto text-sm">
      <table className="tabular mb-3 w-full [&_:is(td,th):not(:first-child)]:pl-2 max-sm:[&_thead]:text-xs">
        <thead className="text-left text-ink-muted">
          <tr>
            <th scope="col">{t("rating.slot")}</th>
            <th scope="col">{t("rating.player")}</th>
            <th scope="col" className="text-right">
              {t("rating.overall")}
            </th>
            <th scope="col" className="text-right">
              {t("rating.adds")}
            </th>
            <th scope="col" className="text-right">
              {t("rating.inMatches")}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.at} part={part} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PartRow({ part: { slot, playerName, overall, share, cost } }: { readonly part: RatingPart }) {
  const { t } = useTranslation("team");
  return (
    <tr className="border-t border-line">
      <td className="py-1.5 font-semibold">{slotText(t, slot)}</td>
      <th scope="row" className="text-left font-normal">
        {playerName}
      </th>
      <td className="text-right">{overall}</td>
      <td className="text-right">{figureOf(share, 1)}</td>
      <td className="text-right">
        {cost === 0 ? (
          overall
        ) : (
          <span className="text-warning-text">
            <Trans
              t={t}
              i18nKey="rating.outOfPosition"
              values={{ played: overall - cost, cost }}
              components={{ hidden: <span className="sr-only" /> }}
            />
          </span>
        )}
      </td>
    </tr>
  );
}
