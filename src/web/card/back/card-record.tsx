import { Link } from "#web/ui/action/link.tsx";
import { Lock } from "lucide-react";
import type { CardBackView } from "#contract/card/card-back.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { MatchList } from "#web/match/match-list.tsx";

/** Where a card cannot be deleted from, and until when. */
export function CardLocks({ locks }: Pick<CardBackView, "locks">) {
  if (locks.length === 0) return null;
  return (
    <Notice tone="warning" title="Locked: it cannot be deleted for now">
      <ul className="grid gap-1">
        {locks.map(({ where, until }) => (
          <li key={where} className="flex flex-wrap items-center gap-x-2">
            <Lock aria-hidden="true" className="size-4 flex-none" />
            <span className="first-letter:uppercase">{where}</span>
            <span>
              until <DateTime instant={until} hasZone className="font-semibold" />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type Entry = CardBackView["tournaments"][number];

const columns: readonly TableColumn<Entry>[] = [
  { key: "name", header: "Tournament", cell: ({ name }) => name, isRowHeader: true },
  { key: "team", header: "Team", cell: ({ teamName }) => teamName },
  { key: "points", header: "Points", cell: ({ points }) => points, isNumeric: true },
];

/** The tournaments and matches that a card played in, and the teams that it stands in. */
export function CardRecord({
  tournaments,
  matches,
  teams,
}: Pick<CardBackView, "tournaments" | "matches" | "teams">) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel title="Tournaments" isFlush>
        <Table
          caption="Tournaments of this card"
          columns={columns}
          rows={tournaments}
          rowKey={({ id }) => id}
          empty={<p className="px-5 pb-5 text-ink-muted">It has not been entered in a tournament.</p>}
        />
      </Panel>
      <Panel title="Matches" isFlush>
        {matches.length === 0 ? (
          <p className="px-5 pb-5 text-ink-muted">It has not played in a match of yours.</p>
        ) : (
          <MatchList matches={matches} />
        )}
      </Panel>
      <Panel title="Teams">
        {teams.length === 0 ? (
          <p className="text-ink-muted">It stands in none of your teams.</p>
        ) : (
          <ul className="grid gap-1">
            {teams.map(({ id, name }) => (
              <li key={id} className="font-semibold">
                {name}
              </li>
            ))}
          </ul>
        )}
        <Link
          to="/team-builder"
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-flood-text hover:underline"
        >
          Open the Team Builder
        </Link>
      </Panel>
    </div>
  );
}
