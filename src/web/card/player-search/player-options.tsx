import "./player-search.css";
import { useTranslation } from "react-i18next";
import type { PlayerResult } from "#contract/football/player.ts";
import type { Words } from "#words/noun.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { optionId, showInList } from "#web/ui/form/listbox-option.ts";
import { PlayerLine } from "./player-line.tsx";
import type { PlayerSearch } from "./use-player-search.ts";

export interface PlayerOptionsProps {
  readonly listId: string;
  readonly search: PlayerSearch;
  /** Index of the option chosen with the arrow keys; -1: none yet. */
  readonly active: number;
  readonly onTake: (player: PlayerResult) => void;
}

/** What a search found: a list below its field, and a count for screen readers. */
export function PlayerOptions({ listId, search, active, onTake }: PlayerOptionsProps) {
  const { t } = useTranslation("card");
  return (
    <>
      <output className="sr-only">{resultText(t, search)}</output>
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

/* The browser's own <datalist> shows plain text only: no clubs, no badges. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
function PlayerList({ listId, players, active, onTake }: PlayerListProps) {
  const { t } = useTranslation("card");
  return (
    <div role="listbox" id={listId} aria-label={t("players.list")}>
      {players.map((player, index) => (
        <div
          key={player.id}
          id={optionId(listId, index)}
          ref={index === active ? showInList : undefined}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // Keeps the focus in the field: losing it closes the list.
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

function SearchMessage({ search }: { readonly search: PlayerSearch }) {
  const { t } = useTranslation("card");
  if (search.state === "searching") {
    return (
      <p className="flex items-center gap-3 p-3 text-ink-muted">
        <Spinner /> {t("players.searching")}
      </p>
    );
  }
  if (search.state === "failed") {
    return (
      <p role="alert" className="p-3 text-danger-text">
        {t("players.failed")}
      </p>
    );
  }
  return search.players.length === 0 ? (
    <p className="p-3 break-words whitespace-pre-wrap text-ink-muted">
      {t("players.noneFor", { text: search.text })}
    </p>
  ) : null;
}

function resultText(t: Words<"card">, { state, players }: PlayerSearch): string {
  if (state !== "found") return "";
  return players.length === 0 ? t("players.none") : t("players.count", { count: players.length });
}
