import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OfferedPlayer } from "#contract/scout.ts";
import { FULL_TIME } from "#game/football/performance.ts";
import { Button } from "#web/ui/action/button.tsx";
import { FaceUp } from "#web/ui/card/face-down.tsx";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { focusOnArrival } from "#web/ui/focus-on-arrival.ts";

export interface OfferedCardProps {
  readonly player: OfferedPlayer;
  /** True if it has just been turned over. */
  readonly isArriving: boolean;
  /** Whether the manager is asked to confirm this player. */
  readonly isAsked: boolean;
  readonly isPending: boolean;
  readonly onAsk: () => void;
  readonly onCancel: () => void;
  readonly onSign: () => void;
}

/** A player of the offer, face up. */
export function OfferedCard(props: OfferedCardProps) {
  const { player, isAsked, isPending, onAsk } = props;
  const { t } = useTranslation(["scout", "ui"]);
  const [isArriving] = useState(props.isArriving);
  const [wasAsked, setWasAsked] = useState(false);
  const { playerName, position, club, overall, recent } = player;
  return (
    <>
      <FaceUp isArriving={isArriving}>
        <PlayerCard card={player} size="fluid" isPicture />
      </FaceUp>
      <div className="grid content-start gap-2">
        <div>
          <h3 className="font-semibold wrap-anywhere">{playerName}</h3>
          <p className="text-sm text-ink-muted">
            {t(`ui:playerCard.position.${position}`)}, {club}
            <span className="sr-only">, {t("offer.overall", { overall })}</span>
          </p>
        </div>
        <RecentForm recent={recent} />
        {isAsked ? (
          <Question {...props} />
        ) : (
          <Button
            // Returns the focus here after Cancel.
            ref={wasAsked ? focusOnArrival : undefined}
            data-sign=""
            variant="secondary"
            className="justify-self-start"
            aria-label={t("offer.signNamed", { playerName })}
            disabled={isPending}
            onClick={() => {
              setWasAsked(true);
              onAsk();
            }}
          >
            {t("offer.sign")}
          </Button>
        )}
      </div>
    </>
  );
}

/** A player's last five matches as bars of minutes with the points below, and their sum in words. */
export function RecentForm({ recent }: Pick<OfferedPlayer, "recent">) {
  const { t } = useTranslation(["scout", "card"]);
  if (recent.length === 0) return <p className="text-sm text-ink-muted">{t("form.none")}</p>;
  const minutes = recent.reduce((sum, game) => sum + game.minutes, 0);
  const points = recent.reduce((sum, game) => sum + game.points, 0);
  return (
    <div className="grid gap-1">
      <ol className="scout-form" aria-label={t("form.games")}>
        {recent.map((game) => (
          <li key={`${game.round} ${game.opponent}`} className="scout-game">
            <span className="sr-only">
              {game.minutes === 0
                ? t("form.missed", game)
                : t("form.played", {
                    ...game,
                    minutes: t("card:receipt.minutes", { count: game.minutes }),
                    points: t("card:points", { count: game.points }),
                  })}
            </span>
            <span aria-hidden="true" className="scout-minutes">
              <span style={{ height: `${Math.min(100, (100 * game.minutes) / FULL_TIME)}%` }} />
            </span>
            <span aria-hidden="true" className="tabular text-xs text-ink-muted">
              {game.minutes > 0 ? game.points : "–"}
            </span>
          </li>
        ))}
      </ol>
      <p className="tabular text-xs text-ink-muted">
        {t("form.total", { count: recent.length, minutes, points: t("card:pts", { count: points }) })}
      </p>
    </div>
  );
}

/** Asks inline before a signing, which is final. Escape cancels. */
function Question({ player: { playerName }, isPending, onCancel, onSign }: OfferedCardProps) {
  const { t } = useTranslation(["scout", "ui"]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && !isPending) onCancel();
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{t("offer.question", { playerName })}</legend>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={focusOnArrival}
          isPending={isPending}
          pendingLabel={t("offer.signing")}
          onClick={onSign}
          onKeyDown={onKeyDown}
        >
          {t("offer.confirm")}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={onCancel} onKeyDown={onKeyDown}>
          {t("ui:cancel")}
        </Button>
      </div>
    </fieldset>
  );
}
