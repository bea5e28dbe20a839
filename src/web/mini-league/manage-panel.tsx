import { useNavigate } from "@tanstack/react-router";
import { LogOut, Trash2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { MiniLeagueView } from "#contract/mini-league/mini-league.ts";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { checkLeagueName } from "./create-league-form.tsx";
import { useEndLeague, useRenameLeague } from "./league-queries.ts";

/** Renaming and deleting one's own league; leaving another's. */
export function ManagePanel({ league }: { readonly league: MiniLeagueView }) {
  return (
    <Panel title={league.isOwner ? "Manage" : "Leave"}>
      <div className="grid gap-6">
        {league.isOwner && <RenameForm league={league} />}
        <EndLeague league={league} />
      </div>
    </Panel>
  );
}

function RenameForm({ league }: { readonly league: MiniLeagueView }) {
  const rename = useRenameLeague(league.id);
  const { register, handleSubmit, formState } = useForm({ values: { name: league.name } });
  const send = ({ name }: { name: string }) =>
    rename.mutate(name, {
      onError: (error) => toastFailure(error, { title: "Error", fallback: "Failed to rename the league" }),
    });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(send)(event)}>
      <TextField
        label="Name of the league"
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register("name", { validate: checkLeagueName })}
      />
      <Button type="submit" variant="secondary" isPending={rename.isPending}>
        Rename
      </Button>
    </form>
  );
}

function EndLeague({ league }: { readonly league: MiniLeagueView }) {
  const { id, name, isOwner } = league;
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const end = useEndLeague(id, isOwner);
  const words = isOwner ? DELETE : LEAVE;
  const send = () =>
    end.mutate(undefined, {
      onSuccess: () => void navigate({ to: "/leagues" }),
      onError: (error) => {
        setIsAsking(false);
        toastFailure(error, { title: "Error", fallback: words.fallback });
      },
    });
  return (
    <>
      <Button
        variant={isOwner ? "destructive" : "secondary"}
        icon={isOwner ? <Trash2 aria-hidden="true" /> : <LogOut aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {words.label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(open) => {
          if (!end.isPending) setIsAsking(open);
        }}
        title={`${words.verb} ${name}?`}
        description={words.description}
        confirmLabel={words.label}
        isDestructive={isOwner}
        isPending={end.isPending}
        onConfirm={send}
      />
    </>
  );
}

const DELETE = {
  verb: "Delete",
  label: "Delete league",
  description: "The league is gone for everybody in it. Nobody loses points.",
  fallback: "Failed to delete the league",
};
const LEAVE = {
  verb: "Leave",
  label: "Leave league",
  description: "You can come back with the invite code.",
  fallback: "Failed to leave the league",
};
