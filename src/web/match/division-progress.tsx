import { useTranslation } from "react-i18next";
import { PROVISIONAL_MATCHES, standingOf } from "#game/match/divisions.ts";
import { Badge } from "#web/ui/record/badge.tsx";

export interface DivisionProgressProps {
  readonly points: number;
  readonly rankedMatches: number;
}

/** A manager's division and their progress to the next one. */
export function DivisionProgress({ points, rankedMatches }: DivisionProgressProps) {
  const { t } = useTranslation("match");
  const { division, next, isProvisional } = standingOf(points, rankedMatches);
  const from = division.fromPoints;
  const to = next?.division.fromPoints ?? points;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="type-heading">{t(`division.names.${division.code}`)}</span>
        <span className="tabular text-ink-muted">
          {t("division.rating", { points: `${points}${isProvisional ? "?" : ""}` })}
        </span>
        {isProvisional && (
          <Badge variant="outline">
            {t("division.provisional", { count: PROVISIONAL_MATCHES - rankedMatches })}
          </Badge>
        )}
      </p>
      {next !== null && (
        <>
          <progress
            className="progress"
            aria-label={t("division.progress", { division: t(`division.names.${next.division.code}`) })}
            max={to - from}
            value={points - from}
          />
          <p className="tabular text-sm text-ink-muted">
            {t("division.missing", {
              count: next.pointsMissing,
              division: t(`division.names.${next.division.code}`),
            })}
          </p>
        </>
      )}
    </div>
  );
}
