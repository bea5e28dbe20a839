import { Trans, useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import { BENCH_COUNT, STARTER_COUNT } from "#game/fantasy/squad.ts";
import { Button } from "#web/ui/action/button.tsx";
import {
  type Selection,
  withBench,
  withCaptain,
  withoutCard,
  withStarter,
  withViceCaptain,
} from "./selection.ts";

export interface CardActionsProps {
  readonly card: OwnCardView;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** The actions on a card: a starter's armbands, and where the card goes. */
export function CardActions({ card, selection, onChange }: CardActionsProps) {
  const { t } = useTranslation("fantasy");
  const { id, playerName } = card;
  const named = { t, values: { name: playerName }, components: { name: <span className="sr-only" /> } };
  const isStarter = selection.starters.includes(id);
  const isOnBench = selection.bench.includes(id);
  return (
    <fieldset aria-label={playerName} className="flex flex-wrap gap-2">
      {isStarter && (
        <>
          <Toggle
            label={t("captain")}
            isOn={selection.captainId === id}
            onPress={() => onChange(withCaptain(selection, id))}
          />
          <Toggle
            label={t("viceCaptain")}
            isOn={selection.viceCaptainId === id}
            onPress={() => onChange(withViceCaptain(selection, id))}
          />
        </>
      )}
      {!isStarter && (
        <Button
          size="small"
          variant="secondary"
          disabled={selection.starters.length >= STARTER_COUNT}
          onClick={() => onChange(withStarter(selection, id))}
        >
          <Trans {...named} i18nKey="squad.start" />
        </Button>
      )}
      {!isOnBench && (
        <Button
          size="small"
          variant="secondary"
          disabled={selection.bench.length >= BENCH_COUNT}
          onClick={() => onChange(withBench(selection, id))}
        >
          <Trans {...named} i18nKey="squad.toBench" />
        </Button>
      )}
      {(isStarter || isOnBench) && (
        <Button size="small" variant="ghost" onClick={() => onChange(withoutCard(selection, id))}>
          <Trans {...named} i18nKey="squad.remove" />
        </Button>
      )}
    </fieldset>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function Toggle({ label, isOn, onPress }: ToggleProps) {
  return (
    <Button size="small" variant={isOn ? "primary" : "secondary"} aria-pressed={isOn} onClick={onPress}>
      {label}
    </Button>
  );
}
