import { toast } from "#web/ui/feedback/toast-store.ts";
import { isUnauthorized, userMessageOf } from "./api-error.ts";

export interface FailureText {
  readonly title: string;
  /** Said where the server gave no reason. */
  readonly fallback: string;
}

/** Says that a write failed, in the server's words where it has some. The logged-out rule has its own toast. */
export function toastFailure(error: unknown, { title, fallback }: FailureText): void {
  if (isUnauthorized(error)) return;
  toast({ title, description: userMessageOf(error) ?? fallback, variant: "destructive" });
}
