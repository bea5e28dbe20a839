import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AlbumPlayer, ShowcaseView } from "#contract/card/album.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { AlbumPlayerLine } from "./album-player-line.tsx";
import { showcaseQuery } from "./album-queries.ts";

export interface ShowcaseProps {
  readonly userId: string;
  readonly isOwn: boolean;
  /** Shown below only when the showcase is known, so it never moves. */
  readonly children: ReactNode;
}

/** The cards on a profile, and what its owner would swap; nothing of others if there is neither. */
export function Showcase({ userId, isOwn, children }: ShowcaseProps) {
  const { data, isPending } = useQuery(showcaseQuery(userId));
  return (
    <>
      {data !== undefined && (isOwn || data.cards.length > 0) && (
        <ShowcasePanel cards={data.cards} isOwn={isOwn} />
      )}
      {data !== undefined && data.swaps !== null && <SwapsPanel swaps={data.swaps} />}
      <div className={isPending ? "hidden" : "contents"}>{children}</div>
    </>
  );
}

function ShowcasePanel({ cards, isOwn }: Pick<ShowcaseView, "cards"> & { readonly isOwn: boolean }) {
  const { t } = useTranslation("profile");
  return (
    <Panel
      title={t("album.showcase.title")}
      action={
        isOwn && (
          <Link to="/album" search={{}} className={buttonClass({ variant: "secondary", size: "small" })}>
            {t("album.profile.edit")}
          </Link>
        )
      }
    >
      {cards.length === 0 ? (
        <p className="text-ink-muted">{t("album.profile.empty")}</p>
      ) : (
        <ul
          className="grid grid-cols-3 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sm:gap-4"
          aria-label={t("album.showcase.title")}
        >
          {cards.map((card) => (
            <li key={card.id}>
              <PlayerCard card={card} size="fluid" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function SwapsPanel({ swaps }: { readonly swaps: NonNullable<ShowcaseView["swaps"]> }) {
  const { t } = useTranslation("profile");
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <PlayersPanel title={t("album.profile.duplicates")} players={swaps.duplicates} />
      <PlayersPanel title={t("album.profile.wishes")} players={swaps.wishes} />
    </div>
  );
}

interface PlayersPanelProps {
  readonly title: string;
  readonly players: readonly AlbumPlayer[];
}

function PlayersPanel({ title, players }: PlayersPanelProps) {
  const { t } = useTranslation("profile");
  return (
    <Panel title={title}>
      {players.length === 0 ? (
        <p className="text-ink-muted">{t("album.profile.none")}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {players.map((player) => (
            <AlbumPlayerLine key={player.id} player={player} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
