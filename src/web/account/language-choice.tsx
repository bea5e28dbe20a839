import { useTranslation } from "react-i18next";
import { LANGUAGE_CODES, LANGUAGES } from "#contract/languages.ts";
import { currentLanguage } from "#web/language/words.ts";
import { MenuChoices } from "#web/ui/overlay/menu.tsx";
import { useSetLanguage } from "./account-queries.ts";

const CHOICES = LANGUAGE_CODES.map((code) => ({
  value: code,
  label: LANGUAGES[code].name,
  icon: (
    <span aria-hidden="true" className="text-xs font-bold uppercase">
      {code}
    </span>
  ),
}));

/** A signed-in user's choice of language, as a menu item. */
export function LanguageChoice() {
  const { t } = useTranslation("app");
  const { mutate: choose } = useSetLanguage();
  return <MenuChoices label={t("language")} choices={CHOICES} chosen={currentLanguage()} onChoose={choose} />;
}
