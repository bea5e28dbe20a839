import { useMutation } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useForm } from "react-hook-form";
import { PASSWORD_MAX, PASSWORD_MIN } from "#game/account/password.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { type Credentials, credentialsFailure, signIn, signUp } from "./credentials.ts";
import { PasswordField } from "./password-field.tsx";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

const MODES = {
  "sign-in": { label: "Sign In", pendingLabel: "Signing in...", submit: signIn },
  "sign-up": { label: "Create Account", pendingLabel: "Creating account...", submit: signUp },
} as const;

export interface CredentialsFormProps {
  readonly mode: keyof typeof MODES;
  /** Whether a new account may bring the setup code: there is no admin yet. */
  readonly hasSetupCode?: boolean;
  readonly onSignedIn: () => void;
}

/** Signing in, or creating an account, with e-mail and password. */
export function CredentialsForm({ mode, hasSetupCode = false, onSignedIn }: CredentialsFormProps) {
  const isNew = mode === "sign-up";
  const { label, pendingLabel, submit } = MODES[mode];
  const send = useMutation({ mutationFn: submit, onSuccess: onSignedIn });
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { name: "", email: "", password: "", setupCode: "" },
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => send.mutate(values))(event)}
      className="grid gap-4"
    >
      {send.isError && <Notice tone="danger" title={credentialsFailure(send.error)} />}
      {isNew && (
        <TextField
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
          {...register("name", { validate: (name) => name.trim() !== "" || "Please enter your name." })}
        />
      )}
      <TextField
        label="E-mail"
        type="email"
        autoComplete={isNew ? "email" : "username"}
        error={errors.email?.message}
        {...register("email", {
          setValueAs: (email: string) => email.trim(),
          validate: (email) => EMAIL.test(email.trim()) || "Please enter an e-mail address.",
        })}
      />
      <PasswordField
        isNew={isNew}
        error={errors.password?.message}
        {...register("password", {
          required: "Please enter your password.",
          ...(isNew ? NEW_PASSWORD_RULES : {}),
        })}
      />
      {isNew && hasSetupCode && <SetupCodeField {...register("setupCode")} />}
      <Button type="submit" size="large" isBlock isPending={send.isPending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </form>
  );
}

/** For whoever runs this Panna: the code makes the new account its first admin. */
function SetupCodeField(input: ComponentProps<"input">) {
  return (
    <TextField
      label="Setup code"
      autoComplete="off"
      hint="Only if you run this Panna: the code is on the terminal where it was started. Leave it empty otherwise."
      {...input}
    />
  );
}

const NEW_PASSWORD_RULES = {
  minLength: { value: PASSWORD_MIN, message: `Use at least ${PASSWORD_MIN} characters.` },
  maxLength: { value: PASSWORD_MAX, message: `Use at most ${PASSWORD_MAX} characters.` },
};
