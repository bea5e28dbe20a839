import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { refusalMessage } from "#web/language/refusal-message.ts";
import { decideLeagueName } from "#game/mini-league/league.ts";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useCreateLeague } from "./league-queries.ts";

/** True for a legal league name, else what's wrong with it. */
export function checkLeagueName(name: string): true | string {
  const decided = decideLeagueName(name);
  return decided.ok || refusalMessage(decided.refusal);
}

/** Creates a league and opens it. */
export function CreateLeagueForm() {
  const { t } = useTranslation("league");
  const navigate = useNavigate();
  const create = useCreateLeague();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: "" } });
  const send = ({ name }: { name: string }) =>
    create.mutate(name, {
      onSuccess: ({ id }) => void navigate({ to: "/leagues/$leagueId", params: { leagueId: String(id) } }),
    });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(send)(event)}>
      <TextField
        label={t("create.name")}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register("name", { validate: checkLeagueName })}
      />
      <Button type="submit" icon={<Plus aria-hidden="true" />} isPending={create.isPending}>
        {t("create.action")}
      </Button>
    </form>
  );
}
