import { type KeyboardEvent, useState } from "react";
import type { PlayerResult } from "#contract/football/player.ts";
import { usePlayerSearch } from "./use-player-search.ts";

/** The state of a player search's list: open or not, what it found, the active option, and what keys do. */
export function usePlayerCombobox(text: string, onSelect: (player: PlayerResult) => void) {
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
