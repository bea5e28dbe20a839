import { positions } from "#game/card/position.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { POSITION_NAMES } from "#web/card/find-cards.ts";
import { PlayerCombobox } from "#web/card/player-search/player-combobox.tsx";
import { clubOptions } from "#web/card/club-list.ts";
import { type MissingField, type UploadDraft, withPlayer, withTypedName } from "./upload-draft.ts";

const positionOptions = positions.map((value) => ({ value, label: POSITION_NAMES[value] }));

export interface UploadFieldsProps {
  readonly draft: UploadDraft;
  readonly onDraftChange: (draft: UploadDraft) => void;
  readonly errorOf: (field: MissingField) => string | undefined;
}

/** Who is on the card. */
export function UploadFields({ draft, onDraftChange, errorOf }: UploadFieldsProps) {
  return (
    <>
      <PlayerCombobox
        label="Player name"
        placeholder="Search a player"
        hint={draft.player === null ? "Not in the list? The name may stay as you type it." : undefined}
        error={errorOf("playerName")}
        text={draft.playerName}
        onTextChange={(text) => onDraftChange(withTypedName(draft, text))}
        onSelect={(player) => onDraftChange(withPlayer(draft, player))}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="Position"
          placeholder="Choose a position"
          options={positionOptions}
          error={errorOf("position")}
          value={draft.position}
          onChange={({ target }) => {
            onDraftChange({ ...draft, position: positions.find((one) => one === target.value) ?? "" });
          }}
        />
        <SelectField
          label="Club"
          placeholder="Choose a club"
          options={clubOptions}
          error={errorOf("club")}
          value={draft.club}
          onChange={({ target }) => onDraftChange({ ...draft, club: target.value })}
        />
      </div>
    </>
  );
}
