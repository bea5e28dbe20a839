import { Sparkles } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";

export interface WildcardActivationProps {
  /** Whether every change is free already. */
  readonly isFirstSquad: boolean;
  readonly isPending: boolean;
  readonly onPlay: (call: { readonly onSettled: () => void }) => void;
}

/** Plays the wildcard for the next gameweek, after a confirmation. */
export function WildcardActivation({ isFirstSquad, isPending, onPlay }: WildcardActivationProps) {
  const { t } = useTranslation("fantasy");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<Sparkles aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {t("activation.action")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t("activation.title")}
        description={t(isFirstSquad ? "activation.unneeded" : "activation.description")}
        confirmLabel={t("activation.confirm")}
        pendingLabel={t("activation.pending")}
        isPending={isPending}
        onConfirm={() => onPlay({ onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
