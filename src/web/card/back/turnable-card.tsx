import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import { Button } from "#web/ui/action/button.tsx";
import { askForTilt, mustAskForTilt } from "#web/ui/card/foil-light.ts";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { TurningCard } from "#web/ui/card/turning-card.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { CardReverse } from "./card-reverse.tsx";

export interface TurnableCardProps {
  readonly card: OwnCardView;
  /** The control that turns it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A card, large, to turn over. */
export function TurnableCard({ card, ref }: TurnableCardProps) {
  const { t } = useTranslation("card");
  const [isTurned, setIsTurned] = useState(false);
  return (
    <>
      <TurningCard
        isTurned={isTurned}
        front={<PlayerCard card={card} size="fluid" isPicture />}
        back={<CardReverse card={card} />}
        className="card-on-page"
      >
        <button
          ref={ref}
          type="button"
          aria-pressed={isTurned}
          aria-label={t("turning.turn", card)}
          className="turning-press"
          onClick={() => setIsTurned(!isTurned)}
        />
      </TurningCard>
      <p aria-hidden="true" className="text-sm text-ink-muted">
        {t("turning.hint")}
      </p>
      {(card.rarity === "epic" || card.rarity === "legendary") && <TiltButton />}
    </>
  );
}

/** Asks for the tilt of the phone where a page must ask. */
function TiltButton() {
  const { t } = useTranslation("card");
  const [isNeeded, setIsNeeded] = useState(mustAskForTilt);
  if (!isNeeded) return null;
  const ask = async () => {
    if (await askForTilt()) setIsNeeded(false);
    else toast({ title: t("turning.tiltRefused"), description: t("turning.tiltRefusedText") });
  };
  return (
    <Button variant="secondary" onClick={() => void ask()}>
      {t("turning.tilt")}
    </Button>
  );
}
