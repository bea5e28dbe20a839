import "./player-search.css";
import type { PlayerResult } from "#contract/football/player.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { PlayerLine } from "./player-line.tsx";
import type { PlayerSearch } from "./use-player-search.ts";

export interface PlayerOptionsProps {
  readonly listId: string;
  readonly search: PlayerSearch;
  /** The option that the arrows have come to; -1: none yet. */
  readonly active: number;
  readonly onTake: (player: PlayerResult) => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** What a search found, below its field; and in words, for those who hear the page. */
export function PlayerOptions({ listId, search, active, onTake }: PlayerOptionsProps) {
  return (
    <>
      <output className="sr-only">{countText(search)}</output>
      {search.state !== "too short" && (
        <div className="search-popup">
          <SearchMessage search={search} />
          {search.players.length > 0 && (
            <PlayerList listId={listId} players={search.players} active={active} onTake={onTake} />
          )}
        </div>
      )}
    </>
  );
}

interface PlayerListProps extends Omit<PlayerOptionsProps, "search"> {
  readonly players: readonly PlayerResult[];
}

/* The browser's own list for a text field shows words alone, and neither clubs nor badges. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
function PlayerList({ listId, players, active, onTake }: PlayerListProps) {
  return (
    <div role="listbox" id={listId} aria-label="Players found">
      {players.map((player, index) => (
        <div
          key={player.id}
          id={optionId(listId, index)}
          ref={index === active ? showInList : undefined}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // Before the field would lose the focus, and with it the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(player)}
          className="search-option"
        >
          <PlayerLine player={player} />
        </div>
      ))}
    </div>
  );
}
/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */

function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}

function SearchMessage({ search }: { readonly search: PlayerSearch }) {
  if (search.state === "searching") {
    return (
      <p className="flex items-center gap-3 p-3 text-ink-muted">
        <Spinner /> Searching players...
      </p>
    );
  }
  if (search.state === "failed") {
    return (
      <p role="alert" className="p-3 text-danger-text">
        Failed to search players
      </p>
    );
  }
  return search.players.length === 0 ? (
    <p className="p-3 break-words text-ink-muted">No players found for &quot;{search.text}&quot;</p>
  ) : null;
}

function countText({ state, players }: PlayerSearch): string {
  if (state !== "found") return "";
  if (players.length === 0) return "No players found";
  return `${players.length} ${players.length === 1 ? "player" : "players"} found`;
}
