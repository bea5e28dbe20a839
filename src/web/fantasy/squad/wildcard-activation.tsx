import { Sparkles } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";

/** Callbacks of playing a wildcard. */
export interface WildcardCall {
  readonly onSuccess: (answer: { readonly round: number }) => void;
  readonly onError: (error: unknown) => void;
  readonly onSettled: () => void;
}

export interface WildcardActivationProps {
  /** Whether every change is free already. */
  readonly isFirstSquad: boolean;
  readonly isPending: boolean;
  readonly onPlay: (call: WildcardCall) => void;
}

/** Plays the wildcard for the next gameweek, after a confirmation. */
export function WildcardActivation({ isFirstSquad, isPending, onPlay }: WildcardActivationProps) {
  const { t } = useTranslation("fantasy");
  const [isAsking, setIsAsking] = useState(false);
  const play = () =>
    onPlay({
      onSuccess: ({ round }) =>
        toast({
          title: t("activation.done.title"),
          description: t("activation.done.description", { round }),
        }),
      onError: (error) =>
        toastFailure(error, { title: t("squad.failed.title"), fallback: t("squad.failed.wildcard") }),
      onSettled: () => setIsAsking(false),
    });
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
        onConfirm={play}
      />
    </>
  );
}
