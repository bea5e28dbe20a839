import { useTranslation } from "react-i18next";

export const MAIN_ID = "main";

/** Lets keyboard users skip the navigation; visible only while focused. */
export function SkipLink() {
  const { t } = useTranslation("ui");
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${MAIN_ID}`)?.focus();
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-flood focus:px-4 focus:py-3 focus:font-bold focus:text-on-flood"
    >
      {t("skipToContent")}
    </a>
  );
}
