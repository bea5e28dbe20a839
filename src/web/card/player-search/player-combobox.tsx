import { useId } from "react";
import type { PlayerResult } from "#contract/football/player.ts";
import { Field, type FieldText } from "#web/ui/form/field.tsx";
import { PlayerOptions, optionId } from "./player-options.tsx";
import { usePlayerCombobox } from "./use-player-combobox.ts";

export interface PlayerComboboxProps extends FieldText {
  /** The text in the field. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onSelect: (player: PlayerResult) => void;
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A text field that searches players as you type (the ARIA combobox pattern: the focus stays in the field, the arrow
 * keys move through the list, Enter chooses, Escape closes). A name that isn't listed can stay as typed.
 */
export function PlayerCombobox(props: PlayerComboboxProps) {
  const { label, isLabelHidden, hint, error, className, text, onTextChange, onSelect, placeholder } = props;
  const listId = useId();
  const box = usePlayerCombobox(text, onSelect);
  return (
    <Field {...{ label, isLabelHidden, hint, error, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.isListed}
            aria-controls={box.isListed ? listId : undefined}
            aria-activedescendant={box.isListed && box.active >= 0 ? optionId(listId, box.active) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={placeholder}
            value={text}
            onChange={(event) => {
              onTextChange(event.target.value);
              box.toggle(true);
            }}
            onKeyDown={box.pressKey}
            onBlur={() => box.toggle(false)}
            className="field-control"
          />
          {box.isOpen && (
            <PlayerOptions listId={listId} search={box.search} active={box.active} onTake={box.take} />
          )}
        </div>
      )}
    </Field>
  );
}
