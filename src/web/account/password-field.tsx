import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX, PASSWORD_MIN } from "#game/account/password.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { words } from "#web/language/words.ts";

export interface PasswordFieldProps extends ComponentProps<"input"> {
  /** Without one: Password. */
  readonly label?: string | undefined;
  /** A password to be, with its rule; false: the present one. */
  readonly isNew: boolean;
  readonly error?: string | undefined;
}

/** A password that can be shown while typing. Takes what react-hook-form's `register` gives. */
export function PasswordField({ label, isNew, error, ...input }: PasswordFieldProps) {
  const { t } = useTranslation("account");
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      label={label ?? t("form.password")}
      error={error}
      hint={isNew ? t("form.passwordHint", { count: PASSWORD_MIN }) : undefined}
    >
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            autoComplete={isNew ? "new-password" : "current-password"}
            className="field-control pr-12!"
          />
          <IconButton
            label={t(isShown ? "form.hidePassword" : "form.showPassword")}
            icon={<Icon aria-hidden="true" />}
            onClick={() => setIsShown((shown) => !shown)}
            className="absolute! right-0 top-0"
          />
        </div>
      )}
    </Field>
  );
}

/** What is wrong with a password, by the react-hook-form rule it breaks. */
export function passwordError(rule: string): string {
  const t = words("account");
  if (rule === "minLength") return t("form.passwordTooShort", { count: PASSWORD_MIN });
  if (rule === "maxLength") return t("form.passwordTooLong", { count: PASSWORD_MAX });
  return t("form.passwordMissing");
}
