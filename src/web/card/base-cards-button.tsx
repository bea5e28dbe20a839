import { useTranslation } from "react-i18next";
import { Gift } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import type { ButtonLook } from "#web/ui/action/button-class.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { isBaseSetTaken } from "./is-base-set-taken.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { useClaimBaseSet } from "./card-queries.ts";

export interface BaseCardsButtonProps extends Pick<ButtonLook, "variant" | "size"> {
  /** Called before the cards appear and this button disappears. */
  readonly onClaimed?: () => void;
}

/** Claims the base set; a toast says if the user already has it (spec §8). */
export function BaseCardsButton({ variant, size, onClaimed }: BaseCardsButtonProps) {
  const { t } = useTranslation("card");
  const claim = useClaimBaseSet(onClaimed);
  // mutateAsync, so the toast appears even after this button has gone: it disappears as soon as there are cards.
  const start = () => void claim.mutateAsync().then(toastClaimed, toastNotClaimed);
  return (
    <Button
      variant={variant}
      size={size}
      icon={<Gift aria-hidden="true" />}
      isPending={claim.isPending}
      pendingLabel={t("baseCards.getting")}
      onClick={start}
    >
      {t("baseCards.get")}
    </Button>
  );
}

function toastClaimed(cards: readonly unknown[]): void {
  const t = words("card");
  toast({
    title: t("baseCards.claimed"),
    description: t("baseCards.claimedCount", { count: cards.length }),
  });
}

function toastNotClaimed(error: Error): void {
  const t = words("card");
  if (isBaseSetTaken(error)) {
    toast({ title: t("baseCards.taken") });
  } else {
    toastFailure(error, { title: t("baseCards.failed"), fallback: t("pleaseTryAgain") });
  }
}
