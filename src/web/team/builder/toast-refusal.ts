import type { Refusal } from "#contract/refusals.ts";
import { refusalMessage } from "#web/language/refusal-message.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** Tells what the rules refused: the message's words before a dash are the title. */
export function toastRefusal(refusal: Refusal): void {
  if (refusal.code === "formation_unknown") {
    toast({ title: "Select a formation first" });
    return;
  }
  const [title = "", ...rest] = refusalMessage(refusal).split(" - ");
  const description = rest.join(" - ");
  toast({ title, variant: "destructive", ...(description === "" ? {} : { description }) });
}
