import { useTranslation } from "react-i18next";
import { monthName } from "#web/language/date-text.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";

export interface ScopeSelectProps {
  readonly label: string;
  readonly months: readonly string[];
  readonly rounds: readonly number[];
  /** "season", a month such as "2025-09", or a gameweek such as "round 7". */
  readonly scope: string;
  readonly onChoose: (scope: string) => void;
  readonly className?: string;
}

/** Chooses the table of the season, of a month or of a gameweek. */
export function ScopeSelect({ label, months, rounds, scope, onChoose, className }: ScopeSelectProps) {
  const { t } = useTranslation("fantasy");
  return (
    <SelectField
      label={label}
      className={className}
      options={[
        { value: "season", label: t("season") },
        ...months.map((month) => ({ value: month, label: monthName(month) })),
        ...rounds.map((round) => ({ value: `round ${round}`, label: t("gameweek", { round }) })),
      ]}
      value={scope}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

/** The query for the chosen table. */
export function scopeChoice(scope: string): { readonly month?: string; readonly round?: number } {
  if (scope === "season") return {};
  return scope.startsWith("round ") ? { round: Number(scope.slice("round ".length)) } : { month: scope };
}
