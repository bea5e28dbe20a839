import { DateTime } from "#web/api/date-time.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { countText } from "#web/language/count-text.ts";

export interface TableFactsProps {
  readonly table: {
    readonly name: string;
    readonly isFinal: boolean;
    readonly settledAt: string | null;
    readonly total: number;
  };
}

/** What a table is of, how many stand in it, and whether its points may still change. */
export function TableFacts({ table: { name, isFinal, settledAt, total } }: TableFactsProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 text-sm text-ink-muted">
      <strong className="text-ink">{name}</strong>
      <Badge variant={isFinal ? "default" : "outline"}>{isFinal ? "Final" : "Provisional"}</Badge>
      <span>
        {countText(total)} {total === 1 ? "manager" : "managers"}
      </span>
      {settledAt !== null && (
        <span>
          as of <DateTime instant={settledAt} />
        </span>
      )}
    </p>
  );
}
