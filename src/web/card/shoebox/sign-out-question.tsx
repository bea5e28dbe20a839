import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { forgetUnsentCards } from "./unsent-mark.ts";

export interface SignOutQuestionProps {
  readonly isOpen: boolean;
  readonly userId: string;
  /** How many photos aren't sent. */
  readonly count: number;
  readonly onCancel: () => void;
  /** Called once the photos are removed. */
  readonly onSignOut: () => void;
}

/** Asks before signing out removes photos that aren't sent. */
export function SignOutQuestion({ isOpen, userId, count, onCancel, onSignOut }: SignOutQuestionProps) {
  const { t } = useTranslation("upload");
  const [isPending, setIsPending] = useState(false);
  const leave = async () => {
    setIsPending(true);
    // If the browser can't remove them, they still show to nobody else.
    await forgetUnsentCards(userId).catch(reportError);
    onSignOut();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onCancel}
      title={t("signOut.title", { count })}
      description={t("signOut.text")}
      confirmLabel={t("signOut.confirm")}
      isPending={isPending}
      isDestructive
      onConfirm={() => void leave()}
    />
  );
}
