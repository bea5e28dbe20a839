import { toast } from "#web/ui/feedback/toast-store.ts";
import { isUnauthorized, userMessageOf } from "./api-error.ts";

export interface FailureText {
  readonly title: string;
  /** Shown if the server gave no reason. */
  readonly fallback: string;
}

/** Shows that a write failed, with the server's message if it sent one. A session that has ended has its own toast. */
export function toastFailure(error: unknown, { title, fallback }: FailureText): void {
  if (isUnauthorized(error)) return;
  toast({ title, description: userMessageOf(error) ?? fallback, variant: "destructive" });
}
