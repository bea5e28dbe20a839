import { useTranslation } from "react-i18next";
import type { PlayerResult } from "#contract/football/player.ts";
import { ClubBadge } from "#web/ui/card/club-badge.tsx";
import { RemotePicture } from "#web/ui/record/remote-picture.tsx";

/** A real player in one line: photo or club badge, name, club, league, position. */
export function PlayerLine({ player }: { readonly player: PlayerResult }) {
  const { t } = useTranslation(["card", "ui"]);
  const belongs = [player.club, player.leagueName].filter((part) => part !== "").join(" · ");
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 text-left">
      <RemotePicture address={player.photo} className="size-9 flex-none rounded-full object-cover">
        <ClubBadge club={player.club} code={player.clubCode} colours={player.clubColours} className="w-8!" />
      </RemotePicture>
      <span className="row-text">
        <span className="block font-semibold">{player.name}</span>
        <span className="block text-sm text-ink-muted">{belongs || t("players.noClub")}</span>
      </span>
      {player.position !== null && (
        <span className="flex-none text-sm text-ink-muted">
          {t(`ui:playerCard.position.${player.position}`)}
        </span>
      )}
    </span>
  );
}
