import { useNavigate } from "@tanstack/react-router";
import { LogIn } from "lucide-react";
import { useForm } from "react-hook-form";
import { parseCode } from "#game/card/verification-code.ts";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** Takes a code and shows what it invites to. */
export function JoinLeagueForm() {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: "" } });
  const open = ({ code }: { code: string }) =>
    void navigate({ to: "/join/$code", params: { code: parseCode(code) } });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(open)(event)}>
      <TextField
        label="Invite code"
        autoComplete="off"
        autoCapitalize="characters"
        error={formState.errors.code?.message}
        {...register("code", {
          validate: (code) => parseCode(code) !== "" || "Please enter the code that you were given.",
        })}
      />
      <Button type="submit" variant="secondary" icon={<LogIn aria-hidden="true" />}>
        Look It Up
      </Button>
    </form>
  );
}
