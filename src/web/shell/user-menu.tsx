import { CircleUser, LogOut, Settings } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { UserView } from "#contract/account.ts";
import { userInitial } from "#game/account/initial.ts";
import { Link } from "#web/ui/action/link.tsx";
import { Avatar } from "#web/ui/record/avatar.tsx";
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from "#web/ui/overlay/menu.tsx";
import { ThemeChoice } from "#web/ui/theme/theme-choice.tsx";
import { LANGUAGE_CODES, LANGUAGES } from "#contract/languages.ts";
import { currentLanguage } from "#web/language/words.ts";
import { useSetLanguage } from "#web/account/account-queries.ts";
import type { Words } from "#words/noun.ts";
import { displayName, type NameFacts, NAMELESS } from "#game/account/display-name.ts";
import { useLogOut } from "./use-log-out.tsx";

/** The user's picture or letter, name, language, theme, own screens, and Logout (spec §2). */
export function UserMenu({ user }: { readonly user: UserView }) {
  const { t } = useTranslation("ui");
  const name = menuName(user, t);
  const { logOut, question } = useLogOut(user.id);
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            className="flex min-h-11 max-w-60 items-center gap-2.5 rounded-control px-1.5 font-semibold"
          >
            <Avatar imageUrl={user.profileImageUrl} letter={userInitial(user)} />
            <span className="sr-only">{t("userMenu.account")}</span>
            <span className="truncate max-lg:sr-only">{name}</span>
          </button>
        }
      >
        <MenuLabel>
          <span className="block font-semibold text-ink">{name}</span>
          {user.email}
        </MenuLabel>
        <div className="grid gap-2 px-3 py-2">
          <LanguageChoice />
          <ThemeChoice />
        </div>
        <MenuSeparator />
        <MenuItem asChild>
          <Link to="/users/$userId" params={{ userId: user.id }}>
            <CircleUser aria-hidden="true" className="size-4.5" />
            {t("navigation.screen.myProfile")}
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to="/settings">
            <Settings aria-hidden="true" className="size-4.5" />
            {t("userMenu.settings")}
          </Link>
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden="true" className="size-4.5" />} onSelect={logOut}>
          {t("logOut")}
        </MenuItem>
      </Menu>
      {question}
    </>
  );
}

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
function LanguageChoice() {
  const { t } = useTranslation("app");
  const { mutate: choose } = useSetLanguage();
  return <MenuChoices label={t("language")} choices={CHOICES} chosen={currentLanguage()} onChoose={choose} />;
}

/** The user's name in the user menu: the display name, or "User" for a user without any name (spec §2). */
export function menuName(user: NameFacts, t: Words<"ui">): string {
  const name = displayName(user);
  return name === NAMELESS ? t("userMenu.nameless") : name;
}
