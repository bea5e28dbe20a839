import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import type { SeasonPowersView } from "#contract/fantasy/league.ts";
import { CHIP_USES_PER_SEASON } from "#game/fantasy/power/chip.ts";
import { Switch } from "#web/ui/form/switch.tsx";
import type { Words } from "#words/noun.ts";
import { type Selection, withChip } from "./selection.ts";

export interface PowersViewProps {
  readonly powers: SeasonPowersView;
  readonly isWildcardRound: boolean;
  readonly cards: ReadonlyMap<number, OwnCardView>;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  /** Plays the wildcard; left out in a practice season without a squad. */
  readonly activation: ReactNode;
}

/** The wildcard and the chips left in a season, with their switches. */
export function PowersView(props: PowersViewProps) {
  const { t } = useTranslation("fantasy");
  const { powers, isWildcardRound, cards, selection, onChange, activation } = props;
  const { wildcardUsed, chipUsesRemaining, specialCardsEligible } = powers;
  const chosen = new Set([...selection.starters, ...selection.bench]);
  const special = specialCardsEligible.flatMap((id) => (chosen.has(id) ? (cards.get(id) ?? []) : []));
  return (
    <div className="grid gap-5">
      <section className="grid gap-2">
        <h3 className="type-label">{t("wildcard")}</h3>
        <p className="text-sm text-ink-muted">{wildcardText(t, wildcardUsed, isWildcardRound)}</p>
        {!wildcardUsed && activation}
      </section>
      <section className="grid gap-2">
        <h3 className="type-label">{t("powers.chips")}</h3>
        <p className="text-sm text-ink-muted">
          {t("powers.chipsLeft", { left: chipUsesRemaining, total: CHIP_USES_PER_SEASON })}
        </p>
        {special.map(({ id, playerName }) => (
          <Switch
            key={id}
            label={t("powers.chipOn", { name: playerName })}
            checked={selection.chips.includes(id)}
            onChange={({ target }) => onChange(withChip(selection, id, target.checked))}
          />
        ))}
        {special.length === 0 && <p className="text-sm text-ink-muted">{t("powers.noSpecial")}</p>}
      </section>
    </div>
  );
}

function wildcardText(t: Words<"fantasy">, isUsed: boolean, isWildcardRound: boolean): string {
  if (isWildcardRound) return t("powers.wildcardActive");
  return t(isUsed ? "powers.wildcardUsed" : "powers.wildcardLeft");
}
