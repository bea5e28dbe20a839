import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AlbumPlayer, SwapView } from "#contract/card/album.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Username } from "#web/ui/record/username.tsx";
import { AlbumPlayerLine } from "./album-player-line.tsx";
import { swapsQuery } from "./album-queries.ts";

/** Managers of the user's mini-leagues with whom cards could be swapped, side by side. */
export function Swaps() {
  const { t } = useTranslation("profile");
  const swaps = useQuery(swapsQuery);
  return (
    <ReadView
      query={swaps}
      failure={t("album.swaps.loadFailed")}
      skeleton={<RowsSkeleton count={4} label={t("album.swaps.loading")} isTall />}
    >
      {({ swaps: found }) =>
        found.length === 0 ? (
          <EmptyState
            icon={<ArrowLeftRight aria-hidden="true" />}
            title={t("album.swaps.empty.title")}
            description={t("album.swaps.empty.text")}
            action={
              <Link to="/leagues" className={buttonClass({ variant: "secondary" })}>
                {t("album.swaps.empty.action")}
              </Link>
            }
          />
        ) : (
          <div className="grid gap-6">
            {found.map((swap) => (
              <Swap key={swap.manager.id} swap={swap} />
            ))}
          </div>
        )
      }
    </ReadView>
  );
}

function Swap({ swap: { manager, toGet, toGive } }: { readonly swap: SwapView }) {
  const { t } = useTranslation("profile");
  return (
    <Panel
      title={<Username name={manager.username} />}
      action={
        <Link
          to="/users/$userId"
          params={{ userId: manager.id }}
          className={buttonClass({ variant: "secondary", size: "small" })}
        >
          {t("album.swaps.profile", { manager: manager.username })}
        </Link>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Side title={t("album.swaps.toGet")} players={toGet} />
        <Side title={t("album.swaps.toGive")} players={toGive} />
      </div>
    </Panel>
  );
}

function Side({ title, players }: { readonly title: string; readonly players: readonly AlbumPlayer[] }) {
  const { t } = useTranslation("profile");
  return (
    <div className="grid content-start gap-1">
      <h3 className="type-label">{title}</h3>
      {players.length === 0 ? (
        <p className="py-2 text-ink-muted">{t("album.swaps.nothing")}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {players.map((player) => (
            <AlbumPlayerLine key={player.id} player={player} />
          ))}
        </ul>
      )}
    </div>
  );
}
