import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { PasswordField } from "#web/account/password-field.tsx";
import { signOut } from "#web/account/sign-out.ts";
import { useUser } from "#web/account/user-context.tsx";
import { userMessageOf } from "#web/api/api-error.ts";
import { send } from "#web/api/call.ts";
import { useToastUnlessShown } from "#web/api/use-toast-unless-shown.ts";
import { forgetUnsentCards } from "#web/card/shoebox/unsent-mark.ts";
import { words } from "#web/language/words.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

export interface DeletionPanelProps {
  /** Whether the account has a password to ask for. */
  readonly hasPassword: boolean;
}

/** Deletes the account, after saying what goes and what stays. */
export function DeletionPanel({ hasPassword }: DeletionPanelProps) {
  const { t } = useTranslation("settings");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={t("deletion.title")} description={t("deletion.description")}>
      <Button variant="destructive" onClick={() => setIsOpen(true)}>
        {t("deletion.open")}
      </Button>
      <DeletionDialog isOpen={isOpen} onOpenChange={setIsOpen} hasPassword={hasPassword} />
    </Panel>
  );
}

interface DeletionDialogProps extends DeletionPanelProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

function DeletionDialog({ isOpen, onOpenChange, hasPassword }: DeletionDialogProps) {
  const { t } = useTranslation(["settings", "ui"]);
  const formId = useId();
  const [password, setPassword] = useState("");
  const remove = useDeletion();
  const show = (isShown: boolean) => {
    onOpenChange(isShown);
    setPassword("");
    remove.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!remove.isPending) remove.mutate(hasPassword ? { password } : {});
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={show}
      // Closing wouldn't stop the deletion.
      isDismissible={!remove.isPending}
      title={t("deletion.question")}
      footer={
        <>
          <Button variant="secondary" disabled={remove.isPending} onClick={() => show(false)}>
            {t("ui:cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            disabled={hasPassword && password === ""}
            isPending={remove.isPending}
            pendingLabel={t("deletion.deleting")}
          >
            {t("deletion.confirm")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        {remove.isError && (
          <Notice tone="danger" title={t("deletion.failed")}>
            {userMessageOf(remove.error) ?? t("ui:checkConnection")}
          </Notice>
        )}
        <Consequences />
        <Proof hasPassword={hasPassword} password={password} onPassword={setPassword} />
      </form>
    </Dialog>
  );
}

interface ProofProps extends DeletionPanelProps {
  readonly password: string;
  readonly onPassword: (password: string) => void;
}

function Proof({ hasPassword, password, onPassword }: ProofProps) {
  const { t } = useTranslation("settings");
  if (!hasPassword) return <p>{t("deletion.freshSignIn")}</p>;
  return (
    <PasswordField
      label={t("deletion.password")}
      isNew={false}
      value={password}
      onChange={({ target }) => onPassword(target.value)}
    />
  );
}

function Consequences() {
  const { t } = useTranslation("settings");
  return (
    <ul className="grid list-disc gap-2 pl-5">
      <li>{t("deletion.goes")}</li>
      <li>{t("deletion.stays")}</li>
      <li>{t("deletion.leagues")}</li>
      <li>{t("deletion.username")}</li>
    </ul>
  );
}

/**
 * Deletes the account, and clears the device, including unsent photos. Without a session nothing is deleted, and the
 * usual message sends the user to sign-in.
 */
function useDeletion() {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const onError = useToastUnlessShown(() => words("settings")("deletion.failed"));
  return useMutation({
    mutationFn: async (body: { readonly password?: string }) => {
      await send({ method: "POST", path: "/api/auth/delete-account", body });
      await forgetUnsentCards(userId).catch(reportError);
      await signOut(queryClient);
    },
    onError,
  });
}
