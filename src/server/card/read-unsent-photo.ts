import type { ResponseOf } from "#contract/endpoint.ts";
import type { Refusal } from "#contract/refusals.ts";
import type { readPhoto } from "#contract/card/upload.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { findPlayers } from "#server/football/player/search-players.ts";
import { codeSeen } from "#server/card/evidence/code-seen.ts";
import { findNames } from "#server/card/evidence/find-names.ts";
import { workSlots } from "#server/card/photo/work-slots.ts";
import { acceptedCodes } from "./verification-code.ts";

/** Names that a form can offer. */
const MOST_PLAYERS = 3;

/** Reading takes a second or two of one processor; who would wait longer fills in the form by hand. */
const slots = workSlots({ atOnce: 1, waiting: 6 });

/** Reads a photo that was not put in yet, so that the form can offer the name on it. Nothing is kept. Design §8. */
export async function readUnsentPhoto(
  deps: Deps,
  viewer: Viewer,
  file: Buffer | null,
): Promise<Outcome<ResponseOf<typeof readPhoto>, Refusal>> {
  if (file === null) return refused({ code: "file_not_image" });
  const taken = await deps.encoder.take(file);
  if (!taken.ok) return taken;
  const reading = await slots.work(() => deps.reader.read(taken.value.sizes.large));
  if (reading === null) return refused({ code: "busy" });
  const provider = deps.config.footballProvider;
  const names = (await findNames(deps.db, provider, reading.text)).slice(0, MOST_PLAYERS);
  const players = await findPlayers(
    deps.db,
    provider,
    names.map(({ playerId }) => playerId),
  );
  const codes = acceptedCodes(deps.config.secret, viewer.id, deps.clock.now());
  return accepted({
    players: names.flatMap(({ playerId, likeness }) => {
      const player = players.find(({ id }) => id === playerId);
      return player === undefined ? [] : [{ player, likeness }];
    }),
    isCodeSeen: codeSeen(codes, reading) !== null,
  });
}
