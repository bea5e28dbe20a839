import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX, PASSWORD_MIN } from "#game/account/password.ts";
import { passwordError, PasswordField } from "#web/account/password-field.tsx";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { userMessageOf } from "#web/api/api-error.ts";
import { send } from "#web/api/call.ts";
import { useToastUnlessShown } from "#web/api/use-toast-unless-shown.ts";
import { words } from "#web/language/words.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { Panel } from "#web/ui/layout/panel.tsx";

interface Passwords {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Changes the password at better-auth's own route, which ends all other sessions and a change of email that's under way. */
export function PasswordPanel() {
  const { t } = useTranslation(["settings", "ui"]);
  const { register, handleSubmit, formState, reset } = useForm<Passwords>({
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const change = useChangePassword();
  const submit = handleSubmit((values) => change.mutate(values, { onSuccess: () => reset() }));
  const { errors } = formState;
  return (
    <Panel title={t("password.title")} description={t("password.description")}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {change.isError && (
          <Notice tone="danger" title={t("password.failed")}>
            {userMessageOf(change.error) ?? t("ui:checkConnection")}
          </Notice>
        )}
        <PasswordField
          label={t("password.current")}
          isNew={false}
          error={errors.currentPassword && passwordError(errors.currentPassword.type)}
          {...register("currentPassword", { required: true })}
        />
        <PasswordField
          label={t("password.new")}
          isNew
          error={errors.newPassword && passwordError(errors.newPassword.type)}
          {...register("newPassword", {
            required: true,
            minLength: PASSWORD_MIN,
            maxLength: PASSWORD_MAX,
          })}
        />
        <SubmitButton isPending={change.isPending} />
      </form>
    </Panel>
  );
}

function SubmitButton({ isPending }: { readonly isPending: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <Button
      type="submit"
      variant="secondary"
      className="justify-self-start"
      isPending={isPending}
      pendingLabel={t("password.changing")}
    >
      {t("password.submit")}
    </Button>
  );
}

function useChangePassword() {
  const queryClient = useQueryClient();
  const onError = useToastUnlessShown(() => words("settings")("password.failed"));
  return useMutation({
    mutationFn: (body: Passwords) => send({ method: "POST", path: "/api/auth/change-password", body }),
    onSuccess: () => {
      const t = words("settings");
      toast({ title: t("password.changed"), description: t("password.changedHint") });
    },
    onError,
    onSettled: readAgainOnceSettled(queryClient, "account"),
  });
}
