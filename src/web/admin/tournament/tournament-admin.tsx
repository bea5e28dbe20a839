import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import type { TournamentView } from "#contract/tournament.ts";
import { isTournamentStatus } from "#game/tournament/month.ts";
import type { Words } from "#words/noun.ts";
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
import { tournamentTitle } from "#web/tournament/tournament-name.ts";
import { tournamentsQuery } from "./tournament-admin-queries.ts";
import { TournamentForm } from "./tournament-form.tsx";

/** What the dialog edits: a new tournament or an existing one; null: it is closed. */
type Editing = TournamentView | "new" | null;

/** All tournaments. Upcoming ones can be changed, and later months can be planned ahead. */
export function TournamentAdmin() {
  const { t } = useTranslation("admin");
  const tournaments = useQuery(tournamentsQuery);
  const [editing, setEditing] = useState<Editing>(null);
  return (
    <Panel
      title={t("tournament.title")}
      isFlush
      action={
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          aria-label={t("tournament.newTitle")}
          onClick={() => setEditing("new")}
        >
          {t("tournament.new")}
        </Button>
      }
    >
      <ReadView
        query={tournaments}
        failure={t("tournament.failed")}
        skeleton={
          <div className="px-5 pb-5">
            <RowsSkeleton count={3} label={t("tournament.loading")} />
          </div>
        }
      >
        {(found) => (
          <Table
            caption={t("tournament.title")}
            columns={columnsFor(t, setEditing)}
            rows={found.tournaments}
            rowKey={({ id }) => id}
          />
        )}
      </ReadView>
      <TournamentDialog editing={editing} onClose={() => setEditing(null)} />
    </Panel>
  );
}

interface TournamentDialogProps {
  readonly editing: Editing;
  readonly onClose: () => void;
}

function TournamentDialog({ editing, onClose }: TournamentDialogProps) {
  const { t } = useTranslation("admin");
  return (
    <Dialog
      isOpen={editing !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={editing === "new" ? t("tournament.newTitle") : t("tournament.changeTitle")}
      description={t("tournament.rule")}
    >
      {editing !== null && (
        <TournamentForm tournament={editing === "new" ? null : editing} onSaved={onClose} />
      )}
    </Dialog>
  );
}

function columnsFor(
  t: Words<"admin">,
  onEdit: (tournament: TournamentView) => void,
): readonly TableColumn<TournamentView>[] {
  return [
    {
      key: "name",
      header: t("tournament.name"),
      isRowHeader: true,
      cell: ({ name, startDate, endDate }) => (
        <>
          {tournamentTitle(name)}
          <span className="block text-sm font-normal text-ink-muted">
            {t("tournament.days", {
              first: monthDay(Date.parse(startDate)),
              last: monthDay(Date.parse(endDate) - 1),
            })}
          </span>
        </>
      ),
    },
    {
      key: "status",
      header: t("tournament.status"),
      cell: (tournament) => <Status tournament={tournament} />,
    },
    {
      key: "entries",
      header: t("tournament.entries"),
      isNumeric: true,
      isWideOnly: true,
      cell: ({ entries }) => countText(entries),
    },
    {
      key: "change",
      header: <span className="sr-only">{t("tournament.change")}</span>,
      isNumeric: true,
      cell: (tournament) =>
        tournament.status === "upcoming" ? (
          <IconButton
            label={t("tournament.changeNamed", { name: tournamentTitle(tournament.name) })}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onEdit(tournament)}
          />
        ) : null,
    },
  ];
}

/** In UTC: tournaments start and end at midnight UTC. */
function monthDay(at: number): string {
  return dayOfYear(dayOf(at, { timeZone: "UTC" }));
}

function Status({ tournament: { status, isFinal } }: { readonly tournament: TournamentView }) {
  const { t } = useTranslation("admin");
  if (!isTournamentStatus(status)) return <Badge variant="outline">{status}</Badge>;
  if (status !== "finished") {
    const variant = status === "active" ? "default" : "outline";
    return <Badge variant={variant}>{t(`tournament.state.${status}`)}</Badge>;
  }
  const state = isFinal ? "final" : "provisional";
  return <Badge variant="secondary">{t(`tournament.state.${state}`)}</Badge>;
}
