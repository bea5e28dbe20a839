import { commonPrintOverall } from "#game/card/common-print.ts";
import { rarityOf } from "#game/card/rarity.ts";
import type { KnownPlayer } from "#server/football/form/load-player-forms.ts";

type PrintedPlayer = Pick<KnownPlayer, "playerId" | "playerName" | "position" | "club" | "overall">;

/** A player as a card that Panna gives away. */
export function toCommonPrint(player: PrintedPlayer) {
  const overall = commonPrintOverall(player.overall);
  return {
    playerId: player.playerId,
    playerName: player.playerName,
    position: player.position,
    club: player.club,
    overall,
    rarity: rarityOf(overall),
    status: "approved" as const,
  };
}
