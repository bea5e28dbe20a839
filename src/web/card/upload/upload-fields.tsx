import { useTranslation } from "react-i18next";
import { positions } from "#game/card/position.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { PlayerCombobox } from "#web/card/player-search/player-combobox.tsx";
import { clubOptions } from "#web/card/club-list.ts";
import { type MissingField, type UploadDraft, withPlayer, withTypedName } from "./upload-draft.ts";

export interface UploadFieldsProps {
  readonly draft: UploadDraft;
  readonly onDraftChange: (draft: UploadDraft) => void;
  readonly errorOf: (field: MissingField) => string | undefined;
}

/** Who is on the card. */
export function UploadFields({ draft, onDraftChange, errorOf }: UploadFieldsProps) {
  const { t } = useTranslation(["upload", "ui"]);
  return (
    <>
      <PlayerCombobox
        label={t("form.playerName")}
        placeholder={t("form.searchPlayer")}
        hint={draft.player === null ? t("form.notListed") : undefined}
        error={errorOf("playerName")}
        text={draft.playerName}
        onTextChange={(text) => onDraftChange(withTypedName(draft, text))}
        onSelect={(player) => onDraftChange(withPlayer(draft, player))}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={t("form.position")}
          placeholder={t("form.choosePosition")}
          options={positions.map((value) => ({ value, label: t(`ui:playerCard.position.${value}`) }))}
          error={errorOf("position")}
          value={draft.position}
          onChange={({ target }) => {
            onDraftChange({ ...draft, position: positions.find((one) => one === target.value) ?? "" });
          }}
        />
        <SelectField
          label={t("form.club")}
          placeholder={t("form.chooseClub")}
          options={clubOptions}
          error={errorOf("club")}
          value={draft.club}
          onChange={({ target }) => onDraftChange({ ...draft, club: target.value })}
        />
      </div>
    </>
  );
}
