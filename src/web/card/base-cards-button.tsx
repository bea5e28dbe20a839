import { useTranslation } from "react-i18next";
import { Gift } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import type { ButtonLook } from "#web/ui/action/button-class.ts";
import { useClaimBaseSet } from "./card-queries.ts";

export interface BaseCardsButtonProps extends Pick<ButtonLook, "variant" | "size"> {
  /** Called before the cards appear and this button disappears. */
  readonly onClaimed: () => void;
}

/** Claims the base set. */
export function BaseCardsButton({ variant, size, onClaimed }: BaseCardsButtonProps) {
  const { t } = useTranslation("card");
  const claim = useClaimBaseSet(onClaimed);
  return (
    <Button
      variant={variant}
      size={size}
      icon={<Gift aria-hidden="true" />}
      isPending={claim.isPending}
      pendingLabel={t("baseCards.getting")}
      onClick={() => claim.mutate()}
    >
      {t("baseCards.get")}
    </Button>
  );
}
