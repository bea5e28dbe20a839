import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { PlayerResult } from "#contract/football/player.ts";
import { playerQuery } from "#web/player/player-queries.ts";

/** Calls back once with the player the form was opened for; an id of null: none. */
export function useWishedPlayer(id: number | null, onPlayer: (player: PlayerResult) => void): void {
  const found = useQuery({ ...playerQuery(id ?? 0), enabled: id !== null }).data?.player;
  const take = useEffectEvent(onPlayer);
  const known = found?.id;
  useEffect(() => {
    if (found === undefined) return;
    const { name, club, photo, position } = found;
    take({
      id: found.id,
      name,
      club: club?.name ?? "",
      clubCode: club?.code ?? null,
      clubColours: club?.colours ?? null,
      photo,
      leagueName: club?.leagueName ?? "",
      position,
    });
    // The player can be refetched; the form is filled once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [known]);
}
