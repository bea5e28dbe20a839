import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { PasswordField } from "#web/account/password-field.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { passkeyFailure } from "./passkey-failure.ts";

/** The texts of what the password is asked for. */
export interface PasskeyAct {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly pending: string;
  readonly failed: string;
}

/** What the dialog needs of a mutation that takes the password. */
interface Change {
  mutate(password: string, options: { readonly onSuccess: () => void }): void;
  reset(): void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

export interface PasskeyDialogProps {
  readonly act: PasskeyAct;
  readonly change: Change;
  readonly isDestructive?: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the password before a passkey is added or removed. */
export function PasskeyDialog({ act, change, isDestructive = false, ...dialog }: PasskeyDialogProps) {
  const { t } = useTranslation(["access", "ui"]);
  const formId = useId();
  const [password, setPassword] = useState("");
  const show = (isShown: boolean) => {
    dialog.onOpenChange(isShown);
    setPassword("");
    change.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(password, { onSuccess: () => show(false) });
  };
  const action = (
    <Button
      type="submit"
      form={formId}
      variant={isDestructive ? "destructive" : "primary"}
      disabled={password === ""}
      isPending={change.isPending}
      pendingLabel={act.pending}
    >
      {act.action}
    </Button>
  );
  return (
    <Dialog
      isOpen={dialog.isOpen}
      onOpenChange={show}
      size="small"
      title={act.title}
      description={act.description}
      footer={action}
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        {change.error !== null && (
          <Notice tone="danger" title={act.failed}>
            {passkeyFailure(change.error, t) ?? t("ui:checkConnection")}
          </Notice>
        )}
        <PasswordField isNew={false} value={password} onChange={({ target }) => setPassword(target.value)} />
      </form>
    </Dialog>
  );
}
