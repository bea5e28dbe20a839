import { Trans, useTranslation } from "react-i18next";
import { DateTime } from "#web/api/date-time.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { tournamentTitle } from "#web/tournament/tournament-name.ts";

export interface TableFactsProps {
  readonly table: {
    readonly name: string;
    readonly isFinal: boolean;
    readonly settledAt: string | null;
    readonly total: number;
  };
}

/** The name of a table, its size, and whether its points can still change. */
export function TableFacts({ table: { name, isFinal, settledAt, total } }: TableFactsProps) {
  const { t } = useTranslation("leaderboard");
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 text-sm text-ink-muted">
      <strong className="text-ink">{tournamentTitle(name)}</strong>
      <Badge variant={isFinal ? "default" : "outline"}>
        {t(isFinal ? "table.final" : "table.provisional")}
      </Badge>
      <span>{t("table.managers", { count: total })}</span>
      {settledAt !== null && (
        <span>
          <Trans t={t} i18nKey="table.settled" components={{ time: <DateTime instant={settledAt} /> }} />
        </span>
      )}
    </p>
  );
}
