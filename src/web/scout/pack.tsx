import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OfferedPlayer, OfferView } from "#contract/scout.ts";
import { isUnanswered } from "#web/api/api-error.ts";
import { Button } from "#web/ui/action/button.tsx";
import { FaceDown } from "#web/ui/card/face-down.tsx";
import { listText } from "#web/language/list-text.ts";
import { useEntryValue, useKeptInEntry } from "#web/storage/history-entry.ts";
import { OfferedCard } from "./offered-card.tsx";
import { useSignPlayer } from "./scout-queries.ts";

export interface PackProps {
  readonly offer: OfferView;
  /** Called after the manager has the card. */
  readonly onSigned: () => void;
}

/** The players of an offer: face down at first, turned over one by one or all at once. One can be signed. */
export function Pack({ offer, onSigned }: PackProps) {
  const { t } = useTranslation("scout");
  const { players } = offer;
  const { isTurned, latest, turn, list } = useTurning(offer);
  const signing = useSigning(offer.id, onSigned);
  return (
    <div className="grid gap-5">
      <ul ref={list} className="scout-pack" aria-label={t("offer.players")}>
        {players.map((player, at) => (
          <li key={player.playerId} className="scout-slot">
            {isTurned(player) ? (
              <OfferedCard
                player={player}
                isArriving={latest !== null}
                isAsked={signing.askedId === player.playerId}
                isPending={signing.isPending}
                onAsk={() => signing.ask(player.playerId)}
                onCancel={signing.cancel}
                onSign={signing.sign}
              />
            ) : (
              <>
                <FaceDown label={t("offer.turnOver", { number: at + 1 })} onTurn={() => turn([player])} />
                <p aria-hidden="true" className="text-sm text-ink-muted">
                  {player === players.find((one) => !isTurned(one)) && t("offer.hint")}
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
      {!players.every(isTurned) && (
        <Button variant="secondary" className="justify-self-center" onClick={() => turn(players)}>
          {t("offer.showAll")}
        </Button>
      )}
      <output className="sr-only">
        {latest !== null && listText(latest.map((player) => t("offer.turned", player)))}
      </output>
    </div>
  );
}

/** The cards that have been turned over, restored after Back. Focuses the next back, or the first face's button. */
function useTurning({ id }: OfferView) {
  const name = `scout offer ${id}`;
  const kept = useEntryValue(name);
  const [turnedIds, setTurnedIds] = useState<readonly unknown[]>(Array.isArray(kept) ? kept : []);
  /** The cards turned over last; null: none during this visit. */
  const [latest, setLatest] = useState<readonly OfferedPlayer[] | null>(null);
  useKeptInEntry(name, turnedIds);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (latest === null) return;
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    (find(".pack-back") ?? find("[data-sign]"))?.focus();
  }, [latest]);
  const isTurned = ({ playerId }: OfferedPlayer) => turnedIds.includes(playerId);
  const turn = (some: readonly OfferedPlayer[]) => {
    const facedDown = some.filter((one) => !isTurned(one));
    setLatest(facedDown);
    setTurnedIds([...turnedIds, ...facedDown.map(({ playerId }) => playerId)]);
  };
  return { isTurned, latest, turn, list };
}

/**
 * Signs a player of an offer after a confirmation. Without an answer the question stays open, and a retry is the same
 * signing; a refusal closes it. Either shows a toast.
 */
function useSigning(offerId: number, onSigned: () => void) {
  const [askedId, ask] = useState<number | null>(null);
  const signing = useSignPlayer();
  const sign = () => {
    if (askedId === null || signing.isPending) return;
    // mutateAsync, because the signed card has replaced the pack by then.
    void signing.mutateAsync({ offerId, playerId: askedId }).then(onSigned, (error: unknown) => {
      if (!isUnanswered(error)) ask(null);
    });
  };
  return { askedId, isPending: signing.isPending, ask, cancel: () => ask(null), sign };
}
