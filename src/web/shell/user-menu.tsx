import { CircleUser, LogOut, Settings } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { UserView } from "#contract/account.ts";
import { userInitial } from "#game/account/initial.ts";
import { Link } from "#web/ui/action/link.tsx";
import { Avatar } from "#web/ui/record/avatar.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "#web/ui/overlay/menu.tsx";
import { ThemeChoice } from "#web/ui/theme/theme-choice.tsx";
import { LanguageChoice } from "#web/account/language-choice.tsx";
import { menuName } from "./menu-name.ts";
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
            className="flex min-h-11 max-w-44 items-center gap-2.5 rounded-control px-1.5 font-semibold"
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
