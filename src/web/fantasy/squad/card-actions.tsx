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

/** What can be done with a card: for a starter the armbands, for all where they stand. */
export function CardActions({ card, selection, onChange }: CardActionsProps) {
  const { id, playerName } = card;
  const isStarter = selection.starters.includes(id);
  const isOnBench = selection.bench.includes(id);
  return (
    <fieldset aria-label={playerName} className="flex flex-wrap gap-2">
      {isStarter && (
        <>
          <Toggle
            label="Captain"
            isOn={selection.captainId === id}
            onPress={() => onChange(withCaptain(selection, id))}
          />
          <Toggle
            label="Vice-captain"
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
          Start<span className="sr-only"> {playerName}</span>
        </Button>
      )}
      {!isOnBench && (
        <Button
          size="small"
          variant="secondary"
          disabled={selection.bench.length >= BENCH_COUNT}
          onClick={() => onChange(withBench(selection, id))}
        >
          Bench<span className="sr-only"> {playerName}</span>
        </Button>
      )}
      {(isStarter || isOnBench) && (
        <Button size="small" variant="ghost" onClick={() => onChange(withoutCard(selection, id))}>
          Remove<span className="sr-only"> {playerName}</span>
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
