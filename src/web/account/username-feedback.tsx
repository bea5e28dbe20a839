import { refusalMessage } from "#web/language/refusal-message.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Availability } from "./use-username-availability.ts";

/** What is known of the typed name; its line is always there, so that nothing below it jumps. */
export function UsernameFeedback({ availability }: { readonly availability: Availability }) {
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
      {feedback()[availability]}
    </output>
  );
}

const feedback = (): Readonly<Record<Availability, string>> => ({
  unchecked: "",
  pending: "Checking availability...",
  available: "Username is available!",
  taken: refusalMessage({ code: "username_taken" }),
});
