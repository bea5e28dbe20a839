import { type Refusal, refusalMessage } from "#contract/refusals.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** A rule said no: its message, with the words before a dash as the title. */
export function refuse(refusal: Refusal): void {
  if (refusal.code === "formation_unknown") return askForFormation();
  const [title = "", ...rest] = refusalMessage(refusal).split(" - ");
  const description = rest.join(" - ");
  toast({ title, variant: "destructive", ...(description === "" ? {} : { description }) });
}

export function askForFormation(): void {
  toast({ title: "Select a formation first" });
}
