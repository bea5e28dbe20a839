import type { ReactNode } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import type { SeasonPowersView } from "#contract/fantasy/league.ts";
import { CHIP_USES_PER_SEASON } from "#game/fantasy/power/chip.ts";
import { Switch } from "#web/ui/form/switch.tsx";
import { type Selection, withChip } from "./selection.ts";

export interface PowersViewProps {
  readonly powers: SeasonPowersView;
  readonly isWildcardRound: boolean;
  readonly cards: ReadonlyMap<number, OwnCardView>;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  /** A second way to play the wildcard, without a transfer. */
  readonly activation?: ReactNode;
}

/** The wildcard and the chips that are left in a season, and where they are set. */
export function PowersView(props: PowersViewProps) {
  const { powers, isWildcardRound, cards, selection, onChange, activation } = props;
  const { wildcardUsed, chipUsesRemaining, specialCardsEligible } = powers;
  const chosen = new Set([...selection.starters, ...selection.bench]);
  const special = specialCardsEligible.filter((id) => chosen.has(id));
  return (
    <div className="grid gap-5">
      <section className="grid gap-2">
        <h3 className="type-label">Wildcard</h3>
        <p className="text-sm text-ink-muted">{wildcardText(wildcardUsed, isWildcardRound)}</p>
        {!wildcardUsed && (
          <>
            <Switch
              label="Use the wildcard with this transfer"
              checked={selection.useWildcard}
              onChange={({ target }) => onChange({ ...selection, useWildcard: target.checked })}
            />
            {activation}
          </>
        )}
      </section>
      <section className="grid gap-2">
        <h3 className="type-label">Chips</h3>
        <p className="text-sm text-ink-muted">
          {chipUsesRemaining} of {CHIP_USES_PER_SEASON} uses remaining. A chip gives a special card 2× points.
        </p>
        {special.map((id) => (
          <Switch
            key={id}
            label={`2× ${cards.get(id)?.playerName ?? "card"}`}
            checked={selection.chips.includes(id)}
            onChange={({ target }) => onChange(withChip(selection, id, target.checked))}
          />
        ))}
        {special.length === 0 && (
          <p className="text-sm text-ink-muted">
            No special card is chosen. Approved photos of physical cards are special.
          </p>
        )}
      </section>
    </div>
  );
}

function wildcardText(isUsed: boolean, isWildcardRound: boolean): string {
  if (isWildcardRound) return "Your wildcard is active: all transfers of this round are free.";
  return isUsed
    ? "You have used your wildcard of this season."
    : "Free transfers for one round, once a season.";
}
