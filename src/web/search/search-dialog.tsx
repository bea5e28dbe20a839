import "#web/card/player-search/player-search.css";
import "./search.css";
import { Trans, useTranslation } from "react-i18next";
import { Search } from "lucide-react";
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { useNavigate } from "@tanstack/react-router";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { optionId } from "#web/ui/form/listbox-option.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { SEARCH_MAX } from "#contract/search/search.ts";
import { type SearchGroup, searchGroups, type SearchOption } from "./search-groups.ts";
import { SearchResultList } from "./search-result-list.tsx";
import { type SearchProgress, useSearchResults } from "./use-search-results.ts";

export interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** One search for players, clubs, managers and the viewer's mini-leagues. */
export function SearchDialog({ isOpen, onOpenChange }: SearchDialogProps) {
  const { t } = useTranslation("player");
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("search.title")}>
      <SearchBox onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface SearchBoxProps {
  /** Called when a result is opened. */
  readonly onLeave: () => void;
}

/**
 * The search field and its results (the ARIA combobox pattern: the focus stays in the field, the arrow keys move
 * through the results, and Enter opens the highlighted one, at first the top one).
 */
function SearchBox({ onLeave }: SearchBoxProps) {
  const { t } = useTranslation("player");
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const search = useSearchResults(typed);
  const groups = search.results === null ? [] : searchGroups(search.results);
  const open = useOpenResult();
  const choice = useChoice(groups, (option) => {
    onLeave();
    open(option);
  });
  const isListed = choice.count > 0;
  return (
    <div className="search-box">
      <SearchInput
        field={field}
        text={typed}
        listId={isListed ? listId : null}
        active={choice.active}
        onType={(text) => {
          setTyped(text);
          choice.reset();
        }}
        onKeyDown={choice.pressKey}
      />
      <div className="search-results">
        <SearchState
          search={search}
          count={choice.count}
          onRetry={() => {
            // The button goes while the search runs.
            field.current?.focus();
            search.retry();
          }}
        />
        {isListed && (
          <SearchResultList listId={listId} groups={groups} active={choice.active} onTake={choice.take} />
        )}
      </div>
      <p className="text-sm text-ink-muted max-sm:hidden">
        <Trans t={t} i18nKey="search.keys" components={{ key: <kbd className="search-key" /> }} />
      </p>
    </div>
  );
}

interface SearchInputProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** The id of the list of results; null: there is none. */
  readonly listId: string | null;
  readonly active: number;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function SearchInput({ field, text, listId, active, onType, onKeyDown }: SearchInputProps) {
  const { t } = useTranslation("player");
  return (
    <div className="search-field">
      <Search aria-hidden="true" className="size-5 flex-none text-ink-muted" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t("search.label")}
        aria-autocomplete="list"
        aria-expanded={listId !== null}
        aria-controls={listId ?? undefined}
        aria-activedescendant={listId === null ? undefined : optionId(listId, active)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={SEARCH_MAX}
        placeholder={t("search.placeholder")}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className="search-input"
      />
    </div>
  );
}

interface SearchStateProps {
  readonly search: SearchProgress;
  readonly count: number;
  readonly onRetry: () => void;
}

/** The state of the search, and a count for screen readers. */
function SearchState({ search: { state, text }, count, onRetry }: SearchStateProps) {
  const { t } = useTranslation(["player", "ui"]);
  return (
    <>
      <output className="sr-only">
        {state === "found" && (count === 0 ? t("search.none", { text }) : t("search.count", { count }))}
      </output>
      {state === "too short" && <p className="search-note">{t("search.hint")}</p>}
      {state === "searching" && (
        <p className="search-note flex items-center gap-3">
          <Spinner /> {t("search.searching")}
        </p>
      )}
      {state === "failed" && (
        <div role="alert" className="search-note grid justify-items-start gap-3 text-danger-text">
          {t("search.failed")}
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t("ui:tryAgain")}
          </Button>
        </div>
      )}
      {state === "found" && count === 0 && (
        <p className="search-note">
          <span className="block font-semibold break-words text-ink">{t("search.none", { text })}</span>
          {t("search.noneHint")}
        </p>
      )}
    </>
  );
}

/** The option that Enter opens, and the handlers of the keys. */
function useChoice(groups: readonly SearchGroup[], onTake: (option: SearchOption) => void) {
  const [chosen, setChosen] = useState(0);
  const options = groups.flatMap((group) => group.options);
  const count = options.length;
  const active = Math.min(chosen, Math.max(0, count - 1));
  const pressKey = (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing) return;
    const option = options[active];
    if (event.key === "ArrowDown") setChosen((active + 1) % count);
    else if (event.key === "ArrowUp") setChosen((active + count - 1) % count);
    else if (event.key === "Enter" && option) onTake(option);
    else return;
    event.preventDefault();
  };
  return { count, active, pressKey, take: onTake, reset: () => setChosen(0) };
}

/** Opens a result: a player's, manager's or mini-league's page, or a club's matches. */
function useOpenResult(): (option: SearchOption) => void {
  const navigate = useNavigate();
  return ({ kind, found }) => {
    switch (kind) {
      case "players":
        void navigate({ to: "/players/$playerId", params: { playerId: String(found.id) } });
        return;
      case "clubs":
        void navigate({ to: "/live-scores", search: { club: found.name } });
        return;
      case "managers":
        void navigate({ to: "/users/$userId", params: { userId: found.id } });
        return;
      default:
        void navigate({ to: "/leagues/$leagueId", params: { leagueId: String(found.id) } });
    }
  };
}
