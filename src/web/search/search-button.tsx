import { Search } from "lucide-react";
import { useEffect, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRouter } from "@tanstack/react-router";
import { loadWords } from "#web/language/words.ts";
import { TEXT_FIELDS } from "#web/ui/form/text-fields.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";

const load = async () => {
  const [{ SearchDialog }] = await Promise.all([
    import("./search-dialog.tsx"),
    loadWords(["player", "card"]),
  ]);
  return SearchDialog;
};

/** Opens the search, as do "/" and Ctrl or Cmd with K. Its code and texts are fetched when it first opens. */
export function SearchButton() {
  const { t } = useTranslation("ui");
  const [isOpen, setIsOpen] = useState(false);
  // Before the button can be seen, and so before anyone can press its key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onBeforeNavigate", ({ hrefChanged }) => {
        if (hrefChanged) setIsOpen(false);
      }),
    [router],
  );
  return (
    <>
      <button
        type="button"
        aria-label={t("search")}
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="grid size-11 place-items-center rounded-control text-ink-muted hover:text-ink"
      >
        <Search aria-hidden="true" className="size-5.5" />
      </button>
      <LazyPart
        isWanted={isOpen}
        load={load}
        props={{ isOpen, onOpenChange: setIsOpen }}
        onFailure={() => setIsOpen(false)}
      />
    </>
  );
}

/** False while the user types, or a dialog is open. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector("[role=dialog],[role=alertdialog]") !== null) return false;
  if (key.toLowerCase() === "k") return ctrlKey !== metaKey && !altKey;
  if (key !== "/" || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof HTMLElement && target.closest(`${TEXT_FIELDS}, select`));
}
