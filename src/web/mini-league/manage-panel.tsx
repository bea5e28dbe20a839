import { useNavigate } from "@tanstack/react-router";
import { LogOut, Trash2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { MiniLeagueView } from "#contract/mini-league/mini-league.ts";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { checkLeagueName } from "./create-league-form.tsx";
import { useEndLeague, useRenameLeague } from "./league-queries.ts";

/** The owner renames or deletes the league; the others leave it. */
export function ManagePanel({ league }: { readonly league: MiniLeagueView }) {
  const { t } = useTranslation("league");
  return (
    <Panel title={t(league.isOwner ? "manage.title" : "manage.leave")}>
      <div className="grid gap-6">
        {league.isOwner && <RenameForm league={league} />}
        <EndLeague league={league} />
      </div>
    </Panel>
  );
}

function RenameForm({ league }: { readonly league: MiniLeagueView }) {
  const { t } = useTranslation("league");
  const rename = useRenameLeague(league.id);
  const { register, handleSubmit, formState } = useForm({ values: { name: league.name } });
  const send = ({ name }: { name: string }) => rename.mutate(name);
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(send)(event)}>
      <TextField
        label={t("create.name")}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register("name", { validate: checkLeagueName })}
      />
      <Button type="submit" variant="secondary" isPending={rename.isPending}>
        {t("manage.rename")}
      </Button>
    </form>
  );
}

function EndLeague({ league }: { readonly league: MiniLeagueView }) {
  const { id, name, isOwner } = league;
  const { t } = useTranslation("league");
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const end = useEndLeague(id, isOwner);
  const ending = isOwner ? "delete" : "leave";
  const send = () =>
    end.mutate(undefined, {
      onSuccess: () => void navigate({ to: "/leagues" }),
      onError: () => setIsAsking(false),
    });
  return (
    <>
      <Button
        variant={isOwner ? "destructive" : "secondary"}
        icon={isOwner ? <Trash2 aria-hidden="true" /> : <LogOut aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {t(`end.${ending}.action`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(open) => {
          if (!end.isPending) setIsAsking(open);
        }}
        title={t(`end.${ending}.title`, { name })}
        description={t(`end.${ending}.description`)}
        confirmLabel={t(`end.${ending}.action`)}
        isDestructive={isOwner}
        isPending={end.isPending}
        onConfirm={send}
      />
    </>
  );
}
