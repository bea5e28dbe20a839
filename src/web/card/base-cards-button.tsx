import { Gift } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import type { ButtonLook } from "#web/ui/action/button-class.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { useClaimBaseSet } from "./card-queries.ts";

export interface BaseCardsButtonProps extends Pick<ButtonLook, "variant" | "size"> {
  /** Called before the cards are shown, so that what takes this button's place knows why. */
  readonly onClaimed?: () => void;
}

/** Takes the base set; for a user who has it, says so (spec §8). */
export function BaseCardsButton({ variant, size, onClaimed }: BaseCardsButtonProps) {
  const claim = useClaimBaseSet(onClaimed);
  // Whoever takes it is told even where this button has gone by then: it stands where there are no cards.
  const start = () => void claim.mutateAsync().then(toastClaimed, toastNotClaimed);
  return (
    <Button
      variant={variant}
      size={size}
      icon={<Gift aria-hidden="true" />}
      isPending={claim.isPending}
      pendingLabel="Getting cards..."
      onClick={start}
    >
      Get Base Cards
    </Button>
  );
}

function toastClaimed(cards: readonly unknown[]): void {
  toast({
    title: "Your base cards are here",
    description: `${cards.length} cards are in your collection.`,
  });
}

function toastNotClaimed(error: Error): void {
  if (error.message.includes("already has base cards")) {
    toast({ title: "You already have base cards in your collection." });
  } else {
    toastFailure(error, { title: "Failed to create base cards", fallback: "Please try again." });
  }
}
