import type { ResponseOf } from "#contract/endpoint.ts";
import type { Refusal } from "#contract/refusals.ts";
import type { readPhoto } from "#contract/card/upload.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { codeSeen, findNames, readingOfUnsent } from "#server/card/evidence/photo-reading.ts";
import { orRefusal, takePhoto } from "#server/card/photo/take-photo.ts";
import type { Deps } from "#server/deps.ts";
import { findPlayers } from "#server/football/player/search-players.ts";
import type { SentFile } from "#server/platform/http/form/with-form.ts";
import { acceptedCodes } from "./verification-code.ts";

/** The most names a form offers. */
const MOST_PLAYERS = 3;

/** Reads a photo before the upload, so the form can suggest the name on it. Stores nothing. docs/rules.md#photos. */
export async function readUnsentPhoto(
  deps: Deps,
  viewer: Viewer,
  file: SentFile | null,
): Promise<Outcome<ResponseOf<typeof readPhoto>, Refusal>> {
  if (file === null) return refused({ code: "file_not_image" });
  const taken = await takePhoto(deps, file.path, viewer.id);
  if (!taken.ok) return taken;
  const reading = await orRefusal(async () =>
    accepted(await deps.workers.run(readingOfUnsent, taken.value.paths.large, viewer.id)),
  );
  if (!reading.ok) return reading;
  const provider = deps.config.footballProvider;
  const names = (await findNames(deps.db, provider, reading.value.text)).slice(0, MOST_PLAYERS);
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
    isCodeSeen: codeSeen(codes, reading.value) !== null,
  });
}
