import { type KeyboardEvent, useId, useState } from "react";
import type { PlayerResult } from "#contract/football/player.ts";
import { Field, type FieldText } from "#web/ui/form/field.tsx";
import { optionId } from "#web/ui/form/listbox-option.ts";
import { PlayerOptions } from "./player-options.tsx";
import { usePlayerSearch } from "./use-player-search.ts";

export interface PlayerComboboxProps extends Omit<FieldText, "isLabelHidden"> {
  /** The text in the field. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onSelect: (player: PlayerResult) => void;
  readonly placeholder?: string | undefined;
}

/**
 * A text field that searches players as you type (the ARIA combobox pattern: the focus stays in the field, the arrow
 * keys move through the list, Enter chooses, Escape closes). A name that isn't listed can stay as typed.
 */
export function PlayerCombobox(props: PlayerComboboxProps) {
  const { label, hint, error, text, onTextChange, onSelect, placeholder } = props;
  const listId = useId();
  const box = usePlayerCombobox(text, onSelect);
  return (
    <Field {...{ label, hint, error }}>
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

/** The state of a player search's list: open or not, what it found, the active option, and what keys do. */
function usePlayerCombobox(text: string, onSelect: (player: PlayerResult) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = usePlayerSearch(text, isOpen);
  const count = search.players.length;

  const toggle = (next: boolean) => {
    setIsOpen(next);
    setActive(-1);
  };
  const take = (player: PlayerResult) => {
    toggle(false);
    onSelect(player);
  };
  const pressKey = (event: KeyboardEvent) => {
    const chosen = search.players[active];
    if (event.key === "Escape" && isOpen) toggle(false);
    else if (event.key === "Enter" && isOpen && chosen) take(chosen);
    else if (event.key === "ArrowDown" && !isOpen) toggle(true);
    else if (event.key === "ArrowDown" && count > 0) setActive((active + 1) % count);
    else if (event.key === "ArrowUp" && count > 0) setActive(active <= 0 ? count - 1 : active - 1);
    else return;
    event.preventDefault();
  };
  return { isOpen, isListed: isOpen && count > 0, active, search, toggle, take, pressKey };
}
