import { PROVISIONAL_MATCHES, standingOf } from "#game/match/divisions.ts";
import { Badge } from "#web/ui/record/badge.tsx";

export interface DivisionProgressProps {
  readonly points: number;
  readonly rankedMatches: number;
}

/** A manager's division, and the way to the next one. */
export function DivisionProgress({ points, rankedMatches }: DivisionProgressProps) {
  const { division, next, isProvisional } = standingOf(points, rankedMatches);
  const from = division.fromPoints;
  const to = next?.division.fromPoints ?? points;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="type-heading">{division.name}</span>
        <span className="tabular text-ink-muted">
          {points}
          {isProvisional && "?"} points
        </span>
        {isProvisional && (
          <Badge variant="outline">Provisional, {PROVISIONAL_MATCHES - rankedMatches} to go</Badge>
        )}
      </p>
      {next !== null && (
        <>
          <progress
            className="progress"
            aria-label={`Way to ${next.division.name}`}
            max={to - from}
            value={points - from}
          />
          <p className="tabular text-sm text-ink-muted">
            {next.pointsMissing} {next.pointsMissing === 1 ? "point" : "points"} to {next.division.name}
          </p>
        </>
      )}
    </div>
  );
}
