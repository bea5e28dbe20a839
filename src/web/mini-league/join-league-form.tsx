import { useNavigate } from "@tanstack/react-router";
import { LogIn } from "lucide-react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { parseCode } from "#game/card/verification-code.ts";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** Takes an invite code and opens its invitation. */
export function JoinLeagueForm() {
  const { t } = useTranslation("league");
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: "" } });
  const open = ({ code }: { code: string }) =>
    void navigate({ to: "/join/$code", params: { code: parseCode(code) } });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(open)(event)}>
      <TextField
        label={t("join.code")}
        autoComplete="off"
        autoCapitalize="characters"
        error={formState.errors.code?.message}
        {...register("code", {
          validate: (code) => parseCode(code) !== "" || t("join.codeMissing"),
        })}
      />
      <Button type="submit" variant="secondary" icon={<LogIn aria-hidden="true" />}>
        {t("join.lookUp")}
      </Button>
    </form>
  );
}
