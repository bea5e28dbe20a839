import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getEmail } from "#contract/access/email.ts";
import { passwordError, PasswordField } from "#web/account/password-field.tsx";
import { userMessageOf } from "#web/api/api-error.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { useChangeEmail, useSendEmailLink } from "./access-queries.ts";
import { isEmail } from "./is-email.ts";

export interface EmailPanelProps {
  readonly email: ResponseOf<typeof getEmail>;
  /** False where users sign in with a provider, which knows their address. */
  readonly canChange: boolean;
}

/** The user's address: whether it's confirmed, and its change. */
export function EmailPanel({ email: { email, isConfirmed, pendingEmail }, canChange }: EmailPanelProps) {
  const { t } = useTranslation("access");
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Panel title={t("email.title")}>
      <div className="grid justify-items-start gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{email}</span>
          <Badge variant={isConfirmed ? "secondary" : "outline"}>
            {t(isConfirmed ? "email.confirmed" : "email.notConfirmed")}
          </Badge>
        </p>
        {pendingEmail !== null && (
          <Notice>
            <span className="wrap-anywhere">{t("email.pending", { email: pendingEmail })}</span>
          </Notice>
        )}
        {!isConfirmed && canChange && <LinkButton email={email} />}
        {canChange && !isChanging && (
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            {t("email.change")}
          </Button>
        )}
        {isChanging && <ChangeForm onDone={() => setIsChanging(false)} />}
      </div>
    </Panel>
  );
}

function LinkButton({ email }: { readonly email: string }) {
  const { t } = useTranslation("access");
  const link = useSendEmailLink(email);
  return (
    <>
      <p className="text-sm text-ink-muted">{t("email.why")}</p>
      <Button
        variant="secondary"
        isPending={link.isPending}
        pendingLabel={t("forgot.sending")}
        onClick={() => link.mutate()}
      >
        {t("email.sendLink")}
      </Button>
    </>
  );
}

function ChangeForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation(["access", "account", "ui"]);
  const change = useChangeEmail();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: "", password: "" } });
  const { errors } = formState;
  const submit = handleSubmit((typed) => {
    const body = { ...typed, email: typed.email.trim() };
    change.mutate(body, { onSuccess: onDone });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid w-full gap-4">
      {change.isError && (
        <Notice tone="danger" title={t("email.failed")}>
          {userMessageOf(change.error) ?? t("ui:checkConnection")}
        </Notice>
      )}
      <TextField
        label={t("email.new")}
        type="email"
        autoComplete="email"
        error={errors.email && t("account:form.emailInvalid")}
        {...register("email", { validate: isEmail })}
      />
      <PasswordField
        isNew={false}
        error={errors.password && passwordError(errors.password.type)}
        {...register("password", { required: true })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={change.isPending} pendingLabel={t("forgot.sending")}>
          {t("email.submit")}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t("ui:cancel")}
        </Button>
      </div>
    </form>
  );
}
