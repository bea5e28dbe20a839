import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AlbumPlayer } from "#contract/card/album.ts";
import { ClubBadge } from "#web/ui/card/club-badge.tsx";

export interface AlbumPlayerLineProps {
  readonly player: AlbumPlayer;
  /** In place of the club and its badge, where all players are of one club. */
  readonly note?: string;
  /** Buttons at the end of the line. */
  readonly children?: ReactNode;
}

/** A player in a list: badge, name, position and overall. */
export function AlbumPlayerLine({ player, note, children }: AlbumPlayerLineProps) {
  const { t } = useTranslation("ui");
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      {note === undefined && (
        <ClubBadge
          club={player.club}
          code={player.clubCode}
          colours={player.clubColours}
          className="size-8 flex-none"
        />
      )}
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{player.name}</span>
        <span className="text-sm text-ink-muted">
          {t(`playerCard.positionShort.${player.position}`)} <span className="tabular">{player.overall}</span>
          {" · "}
          {note ?? player.club}
        </span>
      </span>
      {children}
    </li>
  );
}
