import { useEffect, useRef, useState } from "react";
import { USERNAME_CHECK_DELAY_MS, USERNAME_MIN } from "#game/account/username.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { isUnauthorized } from "#web/api/api-error.ts";
import { useCheckUsername } from "./account-queries.ts";

export type Availability = "unchecked" | "pending" | "available" | "taken";

interface Verdict {
  readonly username: string;
  readonly availability: Availability;
}

export interface UsernameAvailability {
  readonly availability: Availability;
  /** Call if someone else took the name while it was being saved. */
  readonly markTaken: (username: string) => void;
}

/**
 * Whether a username is free: checked from 3 characters, after 500 ms without typing (spec §4). A late response is
 * ignored if the name has changed since.
 */
export function useUsernameAvailability(username: string): UsernameAvailability {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { mutateAsync } = useCheckUsername();
  const latest = useRef(username);

  useEffect(() => {
    latest.current = username;
    if (username.length < USERNAME_MIN) return undefined;
    const judge = (availability: Availability) => {
      if (latest.current === username) setVerdict({ username, availability });
    };
    const timer = setTimeout(async () => {
      try {
        const { available } = await mutateAsync(username);
        judge(available ? "available" : "taken");
      } catch (error) {
        judge("unchecked");
        if (latest.current === username && !isUnauthorized(error)) toastCheckFailed();
      }
    }, USERNAME_CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [username, mutateAsync]);

  return {
    availability: availabilityOf(username, verdict),
    markTaken: (taken) => setVerdict({ username: taken, availability: "taken" }),
  };
}

function availabilityOf(username: string, verdict: Verdict | null): Availability {
  if (username.length < USERNAME_MIN) return "unchecked";
  return verdict?.username === username ? verdict.availability : "pending";
}

function toastCheckFailed(): void {
  toast({
    title: words("ui")("error"),
    description: words("account")("username.checkFailed"),
    variant: "destructive",
  });
}
