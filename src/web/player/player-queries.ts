import { getPlayer } from "#contract/football/player-page.ts";
import { read } from "#web/api/call.ts";

export function playerQuery(id: number) {
  return read(getPlayer, { params: { id } });
}
