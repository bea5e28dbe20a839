import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { userMessageOf } from "#web/api/api-error.ts";
import { send } from "#web/api/send.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** Asks for a mail with a link to choose a new password. The answer is the same without such an account. */
export function ForgotPassword({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation("access");
  const ask = useMutation({
    mutationFn: (email: string) =>
      send({ method: "POST", path: "/api/auth/request-password-reset", body: { email } }),
  });
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="type-heading">{t("forgot.title")}</h2>
        <p className="text-sm text-ink-muted">{t("forgot.description")}</p>
      </div>
      {ask.isSuccess ? (
        <Notice tone="good" title={t("forgot.sentTitle")}>
          <p>{t("forgot.sent", { email: ask.variables })}</p>
          <p>{t("forgot.noMail")}</p>
        </Notice>
      ) : (
        <>
          {ask.isError && <Notice tone="danger" title={userMessageOf(ask.error) ?? t("forgot.failed")} />}
          <EmailForm isPending={ask.isPending} onSubmit={(email) => ask.mutate(email)} />
        </>
      )}
      <Button variant="ghost" isBlock onClick={onBack}>
        {t("forgot.back")}
      </Button>
    </div>
  );
}

interface EmailFormProps {
  readonly isPending: boolean;
  readonly onSubmit: (email: string) => void;
}

function EmailForm({ isPending, onSubmit }: EmailFormProps) {
  const { t } = useTranslation(["access", "account"]);
  const [email, setEmail] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isValid = EMAIL.test(email.trim());
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
        onChange={({ target }) => setEmail(target.value)}
        error={isWrong ? t("account:form.emailInvalid") : undefined}
      />
      <Button type="submit" size="large" isBlock isPending={isPending} pendingLabel={t("forgot.sending")}>
        {t("forgot.submit")}
      </Button>
    </form>
  );
}
