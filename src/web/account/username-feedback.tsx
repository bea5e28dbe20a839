import { refusalMessage } from "#web/language/refusal-message.ts";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Availability } from "./use-username-availability.ts";

/** Whether the typed name is free. The line is always there, so nothing below it jumps. */
export function UsernameFeedback({ availability }: { readonly availability: Availability }) {
  const { t } = useTranslation("account");
  return (
    <output
      className={classNames(
        "-mt-2 flex min-h-6 items-center gap-2 text-sm",
        availability === "available" && "text-good-text",
        availability === "taken" && "text-danger-text",
        availability === "pending" && "text-ink-muted",
      )}
    >
      {availability === "pending" && <Spinner className="size-4" />}
      {availability === "pending" && t("username.checking")}
      {availability === "available" && t("username.available")}
      {availability === "taken" && refusalMessage({ code: "username_taken" })}
    </output>
  );
}
