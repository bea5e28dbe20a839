import { useQueryClient } from "@tanstack/react-query";
import { useId, useState, type ReactNode, type SubmitEvent } from "react";
import { sanitizeUsername, USERNAME_MIN } from "#game/account/username.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { isRefusedWith } from "#web/api/api-error.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { useSetUsername } from "./account-queries.ts";
import { signOut } from "./sign-out.ts";
import { UsernameChecklist } from "./username-checklist.tsx";
import { UsernameFeedback } from "./username-feedback.tsx";
import { useUsernameAvailability } from "./use-username-availability.ts";

/** Stands over every screen of a user without a username until one is chosen (spec §2, Username chooser). */
export function UsernameChooser() {
  const formId = useId();
  const [username, setUsername] = useState("");
  const { availability, markTaken } = useUsernameAvailability(username);
  const save = useSetUsername();
  const canSubmit = username.length >= USERNAME_MIN && availability === "available" && !save.isPending;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canSubmit) return;
    save.mutate(username, {
      onSuccess: () => toast({ title: "Success!", description: "Your username has been set successfully" }),
      onError: (error) => {
        if (isRefusedWith(error, "username_taken")) markTaken(username);
        toastFailure(error, { title: "Error", fallback: "Failed to set username" });
      },
    });
  };

  return (
    <ChooserDialog
      footer={
        <Button
          type="submit"
          form={formId}
          disabled={!canSubmit}
          isPending={save.isPending}
          pendingLabel="Saving..."
        >
          Set Username
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <TextField
          label="Username"
          value={username}
          onChange={(event) => setUsername(sanitizeUsername(event.target.value))}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="night_owl"
        />
        <UsernameFeedback availability={availability} />
        <p className="rounded-control bg-sunken px-4 py-3">
          Preview: <strong className="wrap-anywhere">{username || "your_username"}</strong>
        </p>
        <UsernameChecklist username={username} />
      </form>
    </ChooserDialog>
  );
}

function ChooserDialog({ children, footer }: { readonly children: ReactNode; readonly footer: ReactNode }) {
  const queryClient = useQueryClient();
  return (
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      isDismissible={false}
      title="Choose Your Username"
      description="Other players see this name instead of your e-mail address."
      footer={
        <>
          <Button variant="ghost" onClick={() => void signOut(queryClient)}>
            Sign out
          </Button>
          {footer}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
