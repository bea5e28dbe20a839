import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { userMessageOf } from "#web/api/api-error.ts";
import { send } from "#web/api/call.ts";
import { useToastUnlessShown } from "#web/api/use-toast-unless-shown.ts";
import { words } from "#web/language/words.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";
import { isEmail } from "./is-email.ts";

export interface ForgotPasswordProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** Asks for a mail with a link to choose a new password. The answer is the same without such an account. */
export function ForgotPassword({ email, onEmail, onBack }: ForgotPasswordProps) {
  const { t } = useTranslation("access");
  const onError = useToastUnlessShown(() => words("access")("forgot.failed"));
  const ask = useMutation({
    mutationFn: (address: string) =>
      send({ method: "POST", path: "/api/auth/request-password-reset", body: { email: address } }),
    onError,
  });
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="type-heading">{t("forgot.title")}</h2>
        <p className="text-sm text-ink-muted">{t("forgot.description")}</p>
      </div>
      {ask.isSuccess ? (
        <Notice ref={takeLostFocus} tone="good" title={t("forgot.sentTitle")}>
          <p>{t("forgot.sent", { email: ask.variables })}</p>
          <p>{t("forgot.noMail")}</p>
        </Notice>
      ) : (
        <>
          {ask.isError && <Notice tone="danger" title={userMessageOf(ask.error) ?? t("forgot.failed")} />}
          <EmailForm
            email={email}
            isPending={ask.isPending}
            onEmail={onEmail}
            onSubmit={(address) => ask.mutate(address)}
          />
        </>
      )}
      <Button variant="ghost" isBlock onClick={onBack}>
        {t("forgot.back")}
      </Button>
    </div>
  );
}

interface EmailFormProps extends Pick<ForgotPasswordProps, "email" | "onEmail"> {
  readonly isPending: boolean;
  readonly onSubmit: (email: string) => void;
}

function EmailForm({ email, isPending, onEmail, onSubmit }: EmailFormProps) {
  const { t } = useTranslation(["access", "account"]);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isValid = isEmail(email);
    setIsWrong(!isValid);
    if (isValid) onSubmit(email.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t("account:form.email")}
        type="email"
        autoComplete="username"
        // The visitor came here to type it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        error={isWrong ? t("account:form.emailInvalid") : undefined}
      />
      <Button type="submit" size="large" isBlock isPending={isPending} pendingLabel={t("forgot.sending")}>
        {t("forgot.submit")}
      </Button>
    </form>
  );
}
