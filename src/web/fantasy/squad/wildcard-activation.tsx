import { Sparkles } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";

/** How a wildcard is played and what is told of it. */
export interface WildcardCall {
  readonly onSuccess: (answer: { readonly round: number }) => void;
  readonly onError: (error: unknown) => void;
  readonly onSettled: () => void;
}

export interface WildcardActivationProps {
  readonly isPending: boolean;
  readonly onPlay: (call: WildcardCall) => void;
}

/** Plays the wildcard without a transfer, once it has been asked whether it shall be. */
export function WildcardActivation({ isPending, onPlay }: WildcardActivationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const play = () =>
    onPlay({
      onSuccess: ({ round }) =>
        toast({ title: "Wildcard Activated", description: `Transfers are free in round ${round}` }),
      onError: (error) =>
        toastFailure(error, { title: "Transfer Failed", fallback: "Wildcard activation failed" }),
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
        Activate Wildcard
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Activate your wildcard now?"
        description="All transfers of this round are free then. There is one a season, and it cannot be taken back."
        confirmLabel="Activate wildcard"
        pendingLabel="Activating..."
        isPending={isPending}
        onConfirm={play}
      />
    </>
  );
}
