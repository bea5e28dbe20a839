import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import type { TournamentView } from "#contract/tournament.ts";
import { Button } from "#web/ui/action/button.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { countText } from "#web/language/count-text.ts";
import { dayOf, dayOfYear } from "#web/language/date-text.ts";
import { tournamentsQuery } from "./tournament-admin-queries.ts";
import { TournamentForm } from "./tournament-form.tsx";

/** What the window is open for: a new tournament, one to change, or not at all. */
type Editing = TournamentView | "new" | null;

/** All tournaments; those that have not begun can be changed, and months to come can get theirs early. */
export function TournamentAdmin() {
  const tournaments = useQuery(tournamentsQuery);
  const [editing, setEditing] = useState<Editing>(null);
  const close = () => setEditing(null);
  return (
    <Panel
      title="Tournaments"
      isFlush
      action={
        <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => setEditing("new")}>
          New <span className="sr-only">tournament</span>
        </Button>
      }
    >
      <ReadView
        query={tournaments}
        failure="Failed to load the tournaments"
        skeleton={
          <div className="px-5 pb-5">
            <RowsSkeleton count={3} label="Loading the tournaments" />
          </div>
        }
      >
        {(found) => (
          <Table
            caption="Tournaments"
            columns={columnsFor(setEditing)}
            rows={found.tournaments}
            rowKey={({ id }) => id}
          />
        )}
      </ReadView>
      <Dialog
        isOpen={editing !== null}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        title={editing === "new" ? "New tournament" : "Change the tournament"}
        description="A tournament lies inside one calendar month (UTC) that has not begun. A month without a plan gets one by itself."
      >
        {editing !== null && (
          <TournamentForm tournament={editing === "new" ? null : editing} onSaved={close} />
        )}
      </Dialog>
    </Panel>
  );
}

function columnsFor(onEdit: (tournament: TournamentView) => void): readonly TableColumn<TournamentView>[] {
  return [
    {
      key: "name",
      header: "Name",
      isRowHeader: true,
      cell: ({ name, startDate, endDate }) => (
        <>
          {name}
          <span className="block text-sm font-normal text-ink-muted">
            {monthDay(Date.parse(startDate))} – {monthDay(Date.parse(endDate) - 1)}
          </span>
        </>
      ),
    },
    { key: "status", header: "Status", cell: (tournament) => <Status tournament={tournament} /> },
    {
      key: "entries",
      header: "Entries",
      isNumeric: true,
      isWideOnly: true,
      cell: ({ entries }) => countText(entries),
    },
    {
      key: "change",
      header: <span className="sr-only">Change</span>,
      isNumeric: true,
      cell: (tournament) =>
        tournament.status === "upcoming" ? (
          <IconButton
            label={`Change ${tournament.name}`}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onEdit(tournament)}
          />
        ) : null,
    },
  ];
}

/** A tournament begins and ends with days of UTC. */
function monthDay(at: number): string {
  return dayOfYear(dayOf(at, { timeZone: "UTC" }));
}

function Status({ tournament: { status, isFinal } }: { readonly tournament: TournamentView }) {
  if (status !== "finished") {
    return <Badge variant={status === "active" ? "default" : "outline"}>{status}</Badge>;
  }
  return <Badge variant="secondary">{isFinal ? "final" : "provisional"}</Badge>;
}
