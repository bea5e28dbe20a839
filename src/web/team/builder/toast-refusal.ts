import type { Refusal } from "#contract/refusals.ts";
import { refusalMessage } from "#web/language/refusal-message.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** Shows why the rules refused an action. The part of the message before a dash is the title. */
export function toastRefusal(refusal: Refusal): void {
  if (refusal.code === "formation_unknown") {
    toast({ title: words("team")("builder.selectFormation") });
    return;
  }
  const [title = "", ...rest] = refusalMessage(refusal).split(" - ");
  const description = rest.join(" - ");
  toast({ title, variant: "destructive", ...(description === "" ? {} : { description }) });
}
