import type { FastifyInstance } from "fastify";
import * as contract from "#contract/card/card.ts";
import { listCardForms } from "#contract/card/card-form.ts";
import { searchPlayers } from "#contract/football/player.ts";
import { getVerificationCode } from "#contract/card/upload.ts";
import * as admin from "#contract/football/football-admin.ts";
import { PHOTO_SIZES } from "#game/card/photo-limits.ts";
import { accepted } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import { playerForms } from "#server/football/form/player-forms.ts";
import * as football from "#server/football/player/search-players.ts";
import { servePictures } from "#server/platform/files/serve-pictures.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { loadWholePhoto } from "#server/card/photo/load-whole-photo.ts";
import { faceFile, IMAGES_PATH } from "#server/card/photo/photo-files.ts";
import { claimBaseSet } from "#server/card/base-set/claim-base-set.ts";
import { loadCardForms } from "#server/card/form/load-card-forms.ts";
import { mapCard, mapCards } from "#server/card/mapping/map-cards.ts";
import { loadUnmappedCards } from "#server/card/mapping/unmapped.ts";
import { deleteCard } from "./delete-card.ts";
import { eachCard } from "./each-card.ts";
import { exportCards } from "./export-cards.ts";
import { revealCard } from "./reveal-card.ts";
import { loadOwnCards } from "./store.ts";
import { loadVerificationCode } from "./verification-code.ts";

export function mountCards(mount: Mount, deps: Deps): void {
  mount(contract.listCards, async ({ viewer }) =>
    accepted(await loadOwnCards(deps, viewer, deps.clock.now())),
  );
  const formsOf = playerForms(deps);
  mount(listCardForms, async ({ viewer }) => accepted(await loadCardForms(deps, viewer.id, formsOf)));
  mount(contract.claimBaseSet, ({ parts, viewer }) => claimBaseSet(parts, viewer), {
    code: "base_set_unavailable",
    job: "follow-football",
  });
  mount(contract.deleteCard, ({ parts, viewer, params }) => deleteCard(parts, viewer, params.id));
  mount(contract.deleteCards, async ({ parts, viewer, body }) =>
    accepted(await eachCard(body.ids, (id) => deleteCard(parts, viewer, id))),
  );
  mount(contract.getWholePhoto, async ({ viewer, params, http }) => {
    const photo = await loadWholePhoto(deps, viewer, params.id, params.size);
    if (photo.ok) void http.reply.type("image/webp").header("cache-control", "private, no-store");
    return photo;
  });
  mount(contract.revealCard, ({ parts, viewer, params }) => revealCard(parts, viewer, params.id));
  mount(contract.exportCards, async ({ viewer, http }) => {
    void http.reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="panna-cards.csv"');
    return accepted(await exportCards(deps, viewer));
  });
  mount(getVerificationCode, async ({ viewer }) => accepted(await loadVerificationCode(deps, viewer)));
  mount(searchPlayers, async ({ query }) =>
    accepted(await football.searchPlayers(deps.db, deps.config.footballProvider, query.q)),
  );
  mountMapping(mount, deps);
}

function mountMapping(mount: Mount, deps: Deps): void {
  mount(admin.mapCards, async ({ parts, viewer }) => accepted(await mapCards(parts, viewer)));
  mount(admin.listUnmappedCards, async () => accepted(await loadUnmappedCards(deps)));
  mount(admin.mapCard, ({ parts, viewer, params, body }) =>
    mapCard(parts, viewer, { cardId: params.id, playerId: body.playerId }),
  );
}

/**
 * Serves the faces of cards. The address is the permission: it can't be guessed, and while a card is pending only its
 * owner and the admins get it. Whole photos are in another folder of the store (`loadWholePhoto`).
 */
export function mountImages(server: FastifyInstance, { files }: Pick<Deps, "files">): void {
  servePictures(server, files, { path: IMAGES_PATH, sizes: PHOTO_SIZES, fileOf: faceFile });
}
