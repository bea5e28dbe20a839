import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { PasskeyView } from "#contract/access/passkeys.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { useAddPasskey, useRemovePasskey } from "./access-queries.ts";
import { canUsePasskeys } from "./can-use-passkeys.ts";
import { PasskeyDialog } from "./passkey-dialog.tsx";

/** The user's passkeys: adding and removing them. */
export function PasskeysPanel({ passkeys }: { readonly passkeys: readonly PasskeyView[] }) {
  const { t } = useTranslation("access");
  return (
    <Panel title={t("passkey.title")} description={t("passkey.description")}>
      <div className="grid justify-items-start gap-4">
        {passkeys.length === 0 ? (
          <p>{t("passkey.none")}</p>
        ) : (
          <ul className="grid w-full gap-4">
            {passkeys.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {canUsePasskeys() ? (
          <AddPasskey />
        ) : (
          <p className="text-sm text-ink-muted">{t("passkey.unsupported")}</p>
        )}
      </div>
    </Panel>
  );
}

function PasskeyLine({ passkey: { id, addedAt, ...passkey } }: { readonly passkey: PasskeyView }) {
  const { t } = useTranslation("access");
  const [isAsking, setIsAsking] = useState(false);
  const name = passkey.name ?? t("passkey.unnamed");
  const act = {
    title: t("passkey.removeTitle"),
    description: t("passkey.removeDescription", { name }),
    action: t("passkey.remove"),
    pending: t("passkey.removing"),
    failed: t("passkey.removeFailed"),
  };
  return (
    <li className="flex items-center gap-3">
      <KeyRound aria-hidden="true" className="size-6 flex-none text-ink-muted" />
      <div className="row-text">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-muted">
          <Trans t={t} i18nKey="passkey.added" components={{ time: <DateTime instant={addedAt} /> }} />
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t("passkey.removeLabel", { name })}
        onClick={() => setIsAsking(true)}
      >
        {t("passkey.remove")}
      </Button>
      <PasskeyDialog
        act={act}
        change={useRemovePasskey(id, isAsking)}
        isDestructive
        isOpen={isAsking}
        onOpenChange={setIsAsking}
      />
    </li>
  );
}

/** A button that asks for the password, and then has the device make a passkey. */
function AddPasskey() {
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
