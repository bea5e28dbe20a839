import { type RatedCard, type RatingPart, ratingParts } from "#game/team/rating-parts.ts";

export interface RatingDetailsProps {
  readonly formation: string;
  readonly cards: ReadonlyMap<number, RatedCard>;
}

/** How the team rating comes about, slot by slot, and what standing out of position costs in matches. */
export function RatingDetails({ formation, cards }: RatingDetailsProps) {
  const { parts, rating, matchRating } = ratingParts(formation, cards);
  if (parts.length === 0) return null;
  return (
    <details className="rounded-panel border border-line bg-panel px-4 text-sm">
      <summary className="tabular min-h-11 cursor-pointer content-center">
        Rating by slot: <b>{rating}</b>, in matches <b>{matchRating}</b>
      </summary>
      <div className="relative overflow-x-auto">
        <table className="tabular mb-3 w-full">
          <thead className="text-left text-ink-muted">
            <tr>
              <th scope="col" className="pr-3">
                Slot
              </th>
              <th scope="col">Player</th>
              <th scope="col" className="text-right">
                Overall
              </th>
              <th scope="col" className="text-right">
                Adds
              </th>
              <th scope="col" className="text-right">
                In matches
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
    </details>
  );
}

function PartRow({ part: { slot, playerName, overall, share, cost } }: { readonly part: RatingPart }) {
  return (
    <tr className="border-t border-line">
      <td className="py-1.5 font-semibold">{slot}</td>
      <th scope="row" className="text-left font-normal">
        {playerName}
      </th>
      <td className="text-right">{overall}</td>
      <td className="text-right">{share.toFixed(1)}</td>
      <td className="text-right">
        {cost === 0 ? (
          overall
        ) : (
          <span className="text-warning-text">
            {overall - cost} (−{cost}
            <span className="sr-only"> out of position</span>)
          </span>
        )}
      </td>
    </tr>
  );
}
