import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX, PASSWORD_MIN } from "#game/account/password.ts";
import { passwordError, PasswordField } from "#web/account/password-field.tsx";
import { isRefusedWith, userMessageOf } from "#web/api/api-error.ts";
import { send } from "#web/api/call.ts";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";

/** Where the sign-in begins again, in a page without the old session. */
const SIGN_IN = "/sign-in";

/** Chooses a new password with the token from a mail, or from an admin. */
export function NewPassword({ token }: { readonly token: string }) {
  const { t } = useTranslation(["access", "ui"]);
  const save = useMutation({
    mutationFn: (newPassword: string) =>
      send({ method: "POST", path: "/api/auth/reset-password", body: { token, newPassword } }),
  });
  const isOver = save.isSuccess || isRefusedWith(save.error, "link_expired");
  return (
    <Panel>
      <div className="grid gap-4">
        {save.isSuccess && (
          <Notice ref={takeLostFocus} tone="good" title={t("reset.doneTitle")}>
            {t("reset.done")}
          </Notice>
        )}
        {save.isError && (
          <Notice ref={isOver ? takeLostFocus : undefined} tone="danger" title={t("reset.failed")}>
            {userMessageOf(save.error) ?? t("ui:checkConnection")}
          </Notice>
        )}
        {isOver ? (
          <a href={SIGN_IN} className={buttonClass({ size: "large", isBlock: true })}>
            {t(save.isSuccess ? "ui:signIn" : "reset.again")}
          </a>
        ) : (
          <PasswordForm isPending={save.isPending} onSubmit={(password) => save.mutate(password)} />
        )}
      </div>
    </Panel>
  );
}

interface PasswordFormProps {
  readonly isPending: boolean;
  readonly onSubmit: (password: string) => void;
}

function PasswordForm({ isPending, onSubmit }: PasswordFormProps) {
  const { t } = useTranslation(["access", "ui"]);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: "" } });
  const { password: wrong } = formState.errors;
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(({ password }) => onSubmit(password))(event)}
      className="grid gap-4"
    >
      <PasswordField
        label={t("reset.label")}
        isNew
        error={wrong && passwordError(wrong.type)}
        {...register("password", { required: true, minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX })}
      />
      <Button type="submit" size="large" isBlock isPending={isPending} pendingLabel={t("ui:saving")}>
        {t("reset.submit")}
      </Button>
    </form>
  );
}
