import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { SearchProgress } from "./use-search-results.ts";

export interface SearchStateProps {
  readonly search: SearchProgress;
  readonly count: number;
  readonly onRetry: () => void;
}

/** The state of the search, and a count for screen readers. */
export function SearchState({ search: { state, text }, count, onRetry }: SearchStateProps) {
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
