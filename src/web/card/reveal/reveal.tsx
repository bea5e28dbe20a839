import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import { useRevealCard } from "#web/card/card-queries.ts";
import { Button } from "#web/ui/action/button.tsx";
import { SealedPack } from "#web/ui/card/face-down.tsx";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { focusOnArrival } from "#web/ui/focus-on-arrival.ts";

export interface RevealProps {
  readonly card: OwnCardView;
  /** Called as soon as the pack is open, before the show. */
  readonly onOpening: () => void;
  /** Called once the card has been shown, or the show was skipped. */
  readonly onShown: () => void;
}

function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function bringIntoView(stage: HTMLElement | null): void {
  stage?.scrollIntoView({ block: "center" });
}

/** Opening the pack: the show is on after the first device has opened it, and its user wants motion. */
function useOpening({ card, onOpening, onShown }: RevealProps) {
  const [isShow, setIsShow] = useState(false);
  const { mutate, isPending, refetch } = useRevealCard(card.id);
  const finish = () => void refetch().then(onShown);
  // Two presses can come before the buttons are disabled.
  const isHeld = useRef(false);
  const open = (hasShow: boolean) => {
    if (isHeld.current) return;
    isHeld.current = true;
    mutate(undefined, {
      onSuccess: ({ isFirst }) => {
        onOpening();
        if (isFirst && hasShow && !prefersStillness()) setIsShow(true);
        else finish();
      },
      onSettled: () => {
        isHeld.current = false;
      },
    });
  };
  return { isShow, isPending, open, finish };
}

/** The pack of an approved card, opened once on one device (docs/rules.md#the-reveal). */
export function Reveal(props: RevealProps) {
  const { card } = props;
  const { t } = useTranslation("card");
  const { isShow, isPending, open, finish } = useOpening(props);
  return (
    <div className="grid w-full justify-items-center gap-4">
      <div
        ref={isShow ? bringIntoView : undefined}
        className="pack-stage card-on-page"
        data-opening={isShow || undefined}
      >
        <span className="pack-light" />
        <SealedPack text={t("reveal.sealed")} />
        {isShow && (
          <div className="pack-card" onAnimationEnd={finish}>
            <PlayerCard card={card} size="fluid" isPicture />
          </div>
        )}
        {!isShow && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="turning-press"
            disabled={isPending}
            onClick={() => open(true)}
          />
        )}
      </div>
      {isShow ? (
        <Button ref={focusOnArrival} variant="secondary" onClick={finish}>
          {t("reveal.skip")}
        </Button>
      ) : (
        <>
          <p className="max-w-72 text-center text-sm text-ink-muted">{t("reveal.intro")}</p>
          <div className="grid justify-items-center gap-2">
            <Button isPending={isPending} pendingLabel={t("reveal.opening")} onClick={() => open(true)}>
              {t("reveal.open")}
            </Button>
            <Button variant="ghost" disabled={isPending} onClick={() => open(false)}>
              {t("reveal.atOnce")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
