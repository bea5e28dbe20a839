import { Check, Circle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { usernameChecklist, USERNAME_MAX, USERNAME_MIN } from "#game/account/username.ts";
import { classNames } from "#web/ui/class-names.ts";

/** The number in each rule's text. */
const COUNTS = { minimum: USERNAME_MIN, maximum: USERNAME_MAX, characters: 0 };

/** The rules for a username, and whether this one meets them. */
export function UsernameChecklist({ username }: { readonly username: string }) {
  const { t } = useTranslation("account");
  return (
    <ul className="grid gap-1.5 text-sm">
      {usernameChecklist(username).map(({ rule, met }) => (
        <li
          key={rule}
          className={classNames("flex items-center gap-2", met ? "text-good-text" : "text-ink-muted")}
        >
          {met ? (
            <Check aria-hidden="true" className="size-4 flex-none" />
          ) : (
            <Circle aria-hidden="true" className="size-4 flex-none" />
          )}
          {t(`username.rule.${rule}`, { count: COUNTS[rule] })}
          <span className="sr-only">{t(met ? "username.met" : "username.notMet")}</span>
        </li>
      ))}
    </ul>
  );
}
