import type { PlayerResult } from "#contract/football/player.ts";
import { ClubBadge } from "#web/ui/card/club-badge.tsx";
import { RemotePicture } from "#web/ui/record/remote-picture.tsx";
import { listedClubColours } from "#web/card/club-list.ts";
import { POSITION_NAMES } from "#web/card/find-cards.ts";

/** A real player in one line: photo or the club's badge, name, club and league. */
export function PlayerLine({ player }: { readonly player: PlayerResult }) {
  const belongs = [player.club, player.leagueName].filter((part) => part !== "").join(" · ");
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 text-left">
      <RemotePicture address={player.photo} className="size-9 flex-none rounded-full object-cover">
        <ClubBadge club={player.club} colours={listedClubColours(player.club)} className="w-8!" />
      </RemotePicture>
      <span className="row-text">
        <span className="block font-semibold">{player.name}</span>
        <span className="block text-sm text-ink-muted">{belongs || "Without a club"}</span>
      </span>
      <span className="flex-none text-sm text-ink-muted">{POSITION_NAMES[player.position]}</span>
    </span>
  );
}
