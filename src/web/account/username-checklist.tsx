import { Check, Circle } from "lucide-react";
import { usernameChecklist } from "#game/account/username.ts";
import { classNames } from "#web/ui/class-names.ts";

/** What a username must be, each line with whether this one is. */
export function UsernameChecklist({ username }: { readonly username: string }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {usernameChecklist(username).map(({ text, met }) => (
        <li
          key={text}
          className={classNames("flex items-center gap-2", met ? "text-good-text" : "text-ink-muted")}
        >
          {met ? (
            <Check aria-hidden="true" className="size-4 flex-none" />
          ) : (
            <Circle aria-hidden="true" className="size-4 flex-none" />
          )}
          {text}
          <span className="sr-only">{met ? " (met)" : " (not met yet)"}</span>
        </li>
      ))}
    </ul>
  );
}
