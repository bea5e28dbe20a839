import { Link } from "#web/ui/action/link.tsx";
import { ChevronRight, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MiniLeagueView } from "#contract/mini-league/mini-league.ts";

/** Leagues with links to their tables. */
export function LeagueList({ leagues }: { readonly leagues: readonly MiniLeagueView[] }) {
  const { t } = useTranslation("league");
  return (
    <ul>
      {leagues.map(({ id, name, size, ownerName, isOwner }) => (
        <li
          key={id}
          className="relative flex items-center gap-4 border-t border-line px-5 py-3.5 hover:bg-raised"
        >
          <Users aria-hidden="true" className="size-5.5 flex-none text-ink-muted" />
          <div className="grid row-text">
            <Link
              to="/leagues/$leagueId"
              params={{ leagueId: String(id) }}
              className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            <p className="text-sm wrap-anywhere text-ink-muted">
              {isOwner
                ? t("managersOwn", { count: size })
                : t("managersOf", { count: size, owner: ownerName })}
            </p>
          </div>
          <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-muted" />
        </li>
      ))}
    </ul>
  );
}
