import { useTranslation } from "react-i18next";
import { useForm } from "react-hook-form";
import type { TournamentView } from "#contract/tournament.ts";
import { refusalMessage } from "#web/language/refusal-message.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import { oneLine } from "#game/one-line.ts";
import { textLength } from "#game/text-length.ts";
import {
  decideTournament,
  TOURNAMENT_NAME_MAX,
  TOURNAMENT_NAME_MIN,
} from "#game/tournament/decide-tournament.ts";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useServerTime } from "#web/api/server-time.ts";
import { usePlanTournament } from "./tournament-admin-queries.ts";

/** Days in UTC, in the format of a date field, YYYY-MM-DD; the last day is included. */
interface Fields {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface TournamentFormProps {
  /** Null: a new tournament. */
  readonly tournament: TournamentView | null;
  readonly onSaved: () => void;
}

/** The name and days of a tournament that hasn't started. */
export function TournamentForm({ tournament, onSaved }: TournamentFormProps) {
  const { t } = useTranslation(["admin", "ui"]);
  const now = useServerTime() ?? 0;
  const plan = usePlanTournament(tournament?.id ?? null);
  const { register, handleSubmit, formState, getValues } = useForm<Fields>({
    defaultValues: fieldsOf(tournament),
  });
  const { errors } = formState;
  const send = (fields: Fields) => plan.mutate(planOf(fields), { onSuccess: onSaved });
  const status = tournament?.status ?? null;
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(send)(event)}>
      <TextField
        label={t("tournament.name")}
        autoComplete="off"
        error={errors.name?.message}
        {...register("name", { validate: checkName })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("tournament.firstDay")}
          type="date"
          error={errors.firstDay?.message}
          {...register("firstDay", { required: t("tournament.chooseDay") })}
        />
        <TextField
          label={t("tournament.lastDay")}
          type="date"
          hint={t("tournament.lastDayHint")}
          error={errors.lastDay?.message}
          {...register("lastDay", {
            required: t("tournament.chooseDay"),
            validate: () => checkDays(getValues(), now, status),
          })}
        />
      </div>
      <Button type="submit" isPending={plan.isPending} pendingLabel={t("ui:saving")}>
        {tournament === null ? t("tournament.create") : t("tournament.save")}
      </Button>
    </form>
  );
}

/** True, or the message. */
function checkName(text: string): true | string {
  const length = textLength(oneLine(text));
  const fits = length >= TOURNAMENT_NAME_MIN && length <= TOURNAMENT_NAME_MAX;
  return fits || refusalMessage({ code: "tournament_name_length" });
}

/** The same for the two days; `checkName` checks the name. */
function checkDays(fields: Fields, now: number, status: string | null): true | string {
  const { name, startDate, endDate } = planOf(fields);
  const asked = { name, startsAt: Date.parse(startDate), endsAt: Date.parse(endDate) };
  const decided = decideTournament(asked, now, status);
  if (decided.ok || decided.refusal.code === "tournament_name_length") return true;
  return refusalMessage(decided.refusal);
}

function fieldsOf(tournament: TournamentView | null): Fields {
  if (tournament === null) return { name: "", firstDay: "", lastDay: "" };
  const { name, startDate, endDate } = tournament;
  return { name, firstDay: startDate.slice(0, 10), lastDay: dayOf(Date.parse(endDate) - 1) };
}

/** From the first instant of the first day to the first instant after the last one. */
function planOf({ name, firstDay, lastDay }: Fields) {
  const [startsAt, lastStartsAt] = [Date.parse(firstDay), Date.parse(lastDay)];
  return {
    name,
    startDate: instantOf(startsAt),
    endDate: instantOf(lastStartsAt + DAY_MS),
  };
}

function instantOf(instant: number): string {
  return Number.isNaN(instant) ? "" : new Date(instant).toISOString();
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
