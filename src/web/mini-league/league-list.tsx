import { Link } from "#web/ui/action/link.tsx";
import { ChevronRight, Users } from "lucide-react";
import type { MiniLeagueView } from "#contract/mini-league/mini-league.ts";

/** Leagues, each a way to its table. */
export function LeagueList({ leagues }: { readonly leagues: readonly MiniLeagueView[] }) {
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
              {size} {size === 1 ? "manager" : "managers"} · {isOwner ? "yours" : `made by ${ownerName}`}
            </p>
          </div>
          <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-muted" />
        </li>
      ))}
    </ul>
  );
}
