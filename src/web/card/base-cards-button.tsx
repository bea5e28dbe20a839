import { Gift } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import type { ButtonVariant } from "#web/ui/action/button-class.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { toastFailure } from "../api/toast-failure.ts";
import { useClaimBaseSet } from "./card-queries.ts";

/** Takes the base set; for a user who has it, says so (spec §8). */
export function BaseCardsButton({ variant }: { readonly variant?: ButtonVariant }) {
  const claim = useClaimBaseSet();
  const start = () =>
    claim.mutate(undefined, {
      onSuccess: (cards) =>
        toast({
          title: "Your base cards are here",
          description: `${cards.length} cards are in your collection.`,
        }),
      onError: (error) => {
        if (error.message.includes("already has base cards")) {
          toast({ title: "You already have base cards in your collection." });
        } else {
          toastFailure(error, { title: "Failed to create base cards", fallback: "Please try again." });
        }
      },
    });
  return (
    <Button
      variant={variant}
      icon={<Gift aria-hidden="true" />}
      isPending={claim.isPending}
      pendingLabel="Getting cards..."
      onClick={start}
    >
      Get Base Cards
    </Button>
  );
}
