import { useTranslation } from "react-i18next";
import { LANGUAGE_CODES, LANGUAGES } from "#contract/languages.ts";
import { chooseLanguage } from "./choose-language.ts";

/** The languages side by side, for a page without a menu. */
export function LanguageButtons() {
  const { t, i18n } = useTranslation("app");
  return (
    <fieldset aria-label={t("language")} className="flex flex-wrap gap-x-4">
      {LANGUAGE_CODES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === i18n.language}
          onClick={() => void chooseLanguage(code)}
          className="reach rounded-control py-1 text-ink-muted aria-pressed:font-bold aria-pressed:text-ink"
        >
          {LANGUAGES[code].name}
        </button>
      ))}
    </fieldset>
  );
}
