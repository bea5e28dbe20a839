import { PASSWORD_MAX, PASSWORD_MIN } from "#game/account/password.ts";
import { words } from "#web/language/words.ts";

/** What is wrong with a password, by the react-hook-form rule it breaks. */
export function passwordError(rule: string): string {
  const t = words("account");
  if (rule === "minLength") return t("form.passwordTooShort", { count: PASSWORD_MIN });
  if (rule === "maxLength") return t("form.passwordTooLong", { count: PASSWORD_MAX });
  return t("form.passwordMissing");
}
