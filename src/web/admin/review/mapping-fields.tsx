import { useTranslation } from "react-i18next";
import { X } from "lucide-react";
import type { PendingCardView } from "#contract/admin.ts";
import type { PlayerResult } from "#contract/football/player.ts";
import { OVERALL_MAX, OVERALL_MIN, UNMAPPED_OVERALL } from "#game/card/overall.ts";
import { rarityOf } from "#game/card/rarity.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { PlayerCombobox } from "#web/card/player-search/player-combobox.tsx";
import { PlayerLine } from "#web/card/player-search/player-line.tsx";
import { NAME_LIKENESS_MIN } from "#game/card/photo-risk.ts";

interface MappingFieldsProps {
  readonly card: PendingCardView;
  readonly mapping: Mapping;
  readonly onMappingChange: (mapping: Mapping) => void;
}

/** Links a card to a player, which sets its position, club, overall and rarity (docs/rules.md#overall-and-rarity). */
export function MappingFields({ card, mapping, onMappingChange }: MappingFieldsProps) {
  const { t } = useTranslation("admin");
  const { player } = mapping;
  const choose = (next: PlayerResult | null) => onMappingChange({ ...mapping, player: next, text: "" });
  const offered = (card.evidence?.players ?? []).filter((one) => one.player.id !== player?.id);
  return (
    <Panel title={t("mapping.title")} headingLevel={3} className="overflow-visible!">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {player === null ? (
          <p className="text-sm text-warning-text">{t("mapping.notLinked", { overall: UNMAPPED_OVERALL })}</p>
        ) : (
          <p className="flex items-center gap-2 rounded-control bg-sunken py-1 pl-3">
            <PlayerLine player={player} />
            <IconButton
              label={t("mapping.unlink")}
              icon={<X aria-hidden="true" />}
              onClick={() => choose(null)}
            />
          </p>
        )}
        {offered.length > 0 && <Offered players={offered} onChoose={choose} />}
        <PlayerCombobox
          label={player === null ? t("mapping.search") : t("mapping.searchOther")}
          text={mapping.text}
          onTextChange={(text) => onMappingChange({ ...mapping, text })}
          onSelect={choose}
        />
        <OverallField mapping={mapping} onMappingChange={onMappingChange} />
      </div>
    </Panel>
  );
}

interface OfferedProps {
  readonly players: readonly { readonly player: PlayerResult; readonly likeness: number }[];
  readonly onChoose: (player: PlayerResult) => void;
}

function Offered({ players, onChoose }: OfferedProps) {
  const { t } = useTranslation(["admin", "ui"]);
  return (
    <section aria-label={t("mapping.read")} className="grid gap-1.5">
      <p className="type-label">{t("mapping.read")}</p>
      <ul className="flex flex-wrap gap-2">
        {players.map(({ player, likeness }) => (
          <li key={player.id}>
            <button
              type="button"
              onClick={() => onChoose(player)}
              className="min-h-11 rounded-control border border-line-strong bg-raised px-3 text-sm hover:border-ink-muted"
            >
              <strong className="font-semibold">{player.name}</strong>{" "}
              <span className="text-ink-muted">
                {player.club} · {t("ui:percent", { value: likeness })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OverallField({ mapping, onMappingChange }: Omit<MappingFieldsProps, "card">) {
  const { t } = useTranslation("admin");
  const overall = overallOf(mapping);
  const isWrong = mapping.overall !== "" && overall === null;
  return (
    <TextField
      label={t("mapping.overall")}
      inputMode="numeric"
      maxLength={2}
      placeholder={mapping.player === null ? String(UNMAPPED_OVERALL) : t("mapping.playersOwn")}
      hint={overall === null ? t("mapping.overallHint") : t(`mapping.rarityHint.${rarityOf(overall)}`)}
      error={isWrong ? t("mapping.overallWrong", { least: OVERALL_MIN, most: OVERALL_MAX }) : undefined}
      value={mapping.overall}
      onChange={(event) => onMappingChange({ ...mapping, overall: event.target.value })}
    />
  );
}

/** The form's values: what the card becomes if approved. */
export interface Mapping {
  /** Null: not linked. */
  readonly player: PlayerResult | null;
  /** The text in the search field. */
  readonly text: string;
  /** As typed; empty: the player's overall. */
  readonly overall: string;
}

/** The player the uploader chose, or else the likeliest one if the name on the photo matches well enough. */
export function firstMapping({ claimedPlayer, evidence }: PendingCardView): Mapping {
  const likeliest = evidence?.players[0];
  const read = likeliest && likeliest.likeness >= NAME_LIKENESS_MIN ? likeliest.player : null;
  return { player: claimedPlayer ?? read, text: "", overall: "" };
}

/** The typed overall; null if it is empty or out of range. */
export function overallOf({ overall }: Mapping): number | null {
  const value = /^\d{1,2}$/u.test(overall) ? Number(overall) : Number.NaN;
  return value >= OVERALL_MIN && value <= OVERALL_MAX ? value : null;
}
