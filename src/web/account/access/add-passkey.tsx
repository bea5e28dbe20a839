import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { useAddPasskey } from "./access-queries.ts";
import { PasskeyDialog } from "./passkey-dialog.tsx";

/** A button that asks for the password, and then has the device make a passkey. */
export function AddPasskey() {
  const { t } = useTranslation("access");
  const [isOpen, setIsOpen] = useState(false);
  const act = {
    title: t("passkey.add"),
    description: t("passkey.addDescription"),
    action: t("passkey.add"),
    pending: t("passkey.adding"),
    failed: t("passkey.addFailed"),
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t("passkey.add")}
      </Button>
      <PasskeyDialog act={act} change={useAddPasskey(isOpen)} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
