import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { PASSWORD_MIN } from "#game/account/password.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { Field } from "#web/ui/form/field.tsx";

export interface PasswordFieldProps extends ComponentProps<"input"> {
  /** A password to be made up, not one to be remembered. */
  readonly isNew: boolean;
  readonly error?: string | undefined;
}

/** A password that can be looked at while it is typed. Takes what react-hook-form's `register` gives. */
export function PasswordField({ isNew, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label="Password" error={error} hint={isNew ? `At least ${PASSWORD_MIN} characters.` : undefined}>
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
            label={isShown ? "Hide password" : "Show password"}
            icon={<Icon aria-hidden="true" />}
            onClick={() => setIsShown((shown) => !shown)}
            className="absolute! right-0 top-0"
          />
        </div>
      )}
    </Field>
  );
}
