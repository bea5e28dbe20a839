import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { PasswordField } from "#web/account/password-field.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useAddPasskey } from "./access-queries.ts";
import { passkeyFailure } from "./passkey-failure.ts";

/** A button that asks for the password, and then has the device make a passkey. */
export function AddPasskey() {
  const { t } = useTranslation("access");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t("passkey.add")}
      </Button>
      <PasswordDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

interface PasswordDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

function PasswordDialog({ isOpen, onOpenChange }: PasswordDialogProps) {
  const { t } = useTranslation(["access", "ui"]);
  const formId = useId();
  const [password, setPassword] = useState("");
  const add = useAddPasskey();
  const show = (isShown: boolean) => {
    onOpenChange(isShown);
    setPassword("");
    add.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    add.mutate(password, {
      onSuccess: () => {
        toast({ title: t("passkey.addedToast") });
        show(false);
      },
    });
  };
  const action = (
    <Button
      type="submit"
      form={formId}
      disabled={password === ""}
      isPending={add.isPending}
      pendingLabel={t("passkey.adding")}
    >
      {t("passkey.add")}
    </Button>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={show}
      size="small"
      title={t("passkey.add")}
      description={t("passkey.addDescription")}
      footer={action}
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        {add.isError && (
          <Notice tone="danger" title={t("passkey.addFailed")}>
            {passkeyFailure(add.error, t) ?? t("ui:checkConnection")}
          </Notice>
        )}
        <PasswordField isNew={false} value={password} onChange={({ target }) => setPassword(target.value)} />
      </form>
    </Dialog>
  );
}
