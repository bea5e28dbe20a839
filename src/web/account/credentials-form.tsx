import { useMutation } from "@tanstack/react-query";
import { type ComponentProps, useEffect } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX, PASSWORD_MIN } from "#game/account/password.ts";
import { isEmail } from "#web/account/access/is-email.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { type Credentials, credentialsFailure, signIn, signUp } from "./credentials.ts";
import { passwordError, PasswordField } from "./password-field.tsx";

const MODES = {
  "sign-in": { label: "ui:signIn", pendingLabel: "signIn.signingIn", submit: signIn },
  "sign-up": { label: "signIn.createAccount", pendingLabel: "signIn.creatingAccount", submit: signUp },
} as const;

const PASSWORD_RULES = {
  "sign-in": { required: true },
  "sign-up": { required: true, minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX },
} as const;

export interface CredentialsFormProps {
  readonly mode: keyof typeof MODES;
  /** Adds a setup code field to sign-up, while there is no admin yet. */
  readonly hasSetupCode?: boolean;
  /** Whether it takes the focus on mount. */
  readonly isArriving: boolean;
  /** What it starts with. */
  readonly typed: Credentials;
  /** Called with what is typed, which the caller keeps for the next form. */
  readonly onType: (typed: Credentials) => void;
  readonly onSignedIn: () => void;
}

/** Signs in, or creates an account, with email and password. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { mode, hasSetupCode = false, isArriving, typed, onType, onSignedIn } = props;
  const { t } = useTranslation(["account", "ui"]);
  const isNew = mode === "sign-up";
  const { label, pendingLabel, submit } = MODES[mode];
  const send = useMutation({ mutationFn: submit, onSuccess: onSignedIn });
  const form = useForm<Credentials>({ defaultValues: typed });
  const { register, handleSubmit, formState, setFocus, getValues } = form;
  useEffect(() => {
    if (isArriving) setFocus("email");
  }, [isArriving, setFocus]);
  const { errors } = formState;
  return (
    <form
      noValidate
      onChange={() => onType(getValues())}
      onSubmit={(event) => void handleSubmit((values) => send.mutate(values))(event)}
      className="grid gap-4"
    >
      {send.isError && <Notice tone="danger" title={credentialsFailure(send.error, t)} />}
      <TextField
        label={t("form.email")}
        type="email"
        autoComplete={isNew ? "email" : "username"}
        error={errors.email && t("form.emailInvalid")}
        {...register("email", {
          setValueAs: (email: string) => email.trim(),
          validate: isEmail,
        })}
      />
      <PasswordField
        isNew={isNew}
        error={errors.password && passwordError(errors.password.type)}
        {...register("password", PASSWORD_RULES[mode])}
      />
      {isNew && hasSetupCode && <SetupCodeField {...register("setupCode")} />}
      <Button type="submit" size="large" isBlock isPending={send.isPending} pendingLabel={t(pendingLabel)}>
        {t(label)}
      </Button>
    </form>
  );
}

/** For the owner of this installation: the code makes the new account its first admin. */
function SetupCodeField(input: ComponentProps<"input">) {
  const { t } = useTranslation("account");
  return (
    <TextField label={t("form.setupCode")} autoComplete="off" hint={t("form.setupCodeHint")} {...input} />
  );
}
