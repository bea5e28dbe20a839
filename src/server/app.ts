import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { mountAdmin } from "#server/admin/routes.ts";
import { isSecure } from "#server/account/session-cookie.ts";
import { mountPasskeys } from "#server/account/passkey/own-passkeys.ts";
import { mountSessions } from "#server/account/session/session-routes.ts";
import { findOpenSessions, sessionsOf } from "#server/account/session-lookup.ts";
import { mountAlbum } from "#server/album/routes.ts";
import { type AskAuth, askingAuth } from "#server/account/ask-auth.ts";
import { mountEmail } from "#server/account/email/email-routes.ts";
import { mountDeletion } from "#server/account/deletion/deletion-routes.ts";
import { mountExport } from "#server/account/export/export-routes.ts";
import { mountAuthRoutes } from "#server/account/auth-routes.ts";
import { mountAccount, mountUsers } from "#server/account/routes.ts";
import { mountCards, mountImages } from "#server/card/routes.ts";
import { mountUploads } from "#server/card/upload-routes.ts";
import type { DepsWithPool } from "./deps.ts";
import { mountFantasy } from "#server/fantasy/routes.ts";
import { mountDocs } from "#server/platform/http/docs/docs-routes.ts";
import { personalData } from "./personal-data.ts";
import type { Closing } from "#server/platform/closing.ts";
import { hasFixtures } from "#server/football/state-of-football.ts";
import { mountFootball } from "#server/football/routes.ts";
import { type Reading, readingPrimary } from "#server/platform/db/replica/reading.ts";
import { mountHealth } from "#server/platform/http/health-routes.ts";
import { type Mount, mounting } from "#server/platform/http/mount.ts";
import { makeServer } from "#server/platform/http/server.ts";
import { markActs } from "#server/platform/http/recent-act.ts";
import { sessionGate } from "#server/platform/http/session-gate.ts";
import { mountPages } from "#server/platform/http/page/pages.ts";
import { loadLadderPlace } from "#server/match/ladder/ladder-place.ts";
import { mountLive } from "#server/platform/live/live-route.ts";
import { mountLeaderboards } from "#server/leaderboard/routes.ts";
import { mountMatches } from "#server/match/routes.ts";
import { invitedLanding } from "#server/mini-league/invite-landing.ts";
import { mountMiniLeagues } from "#server/mini-league/routes.ts";
import { mountNotifications } from "#server/notification/routes.ts";
import { mountPlayers } from "#server/player/routes.ts";
import { mountPractice } from "#server/practice/routes.ts";
import { removeAvatarFiles } from "#server/profile/avatar/set-avatar.ts";
import { mountAvatars, mountAvatarUpload, mountProfiles } from "#server/profile/routes.ts";
import { mountSharePictures } from "#server/share/picture-route.ts";
import { mountShares } from "#server/share/routes.ts";
import { sharedPage } from "#server/share/shared-page.ts";
import { mountSearch } from "#server/search/routes.ts";
import { mountScout } from "#server/scout/routes.ts";
import { mountStatistics } from "#server/statistics/routes.ts";
import { mountTeams } from "#server/team/routes.ts";
import { mountTournaments } from "#server/tournament/routes.ts";

/** Mounts routes beside those of the product, as the demonstration does from an entry of its own. */
export type MountMore = (app: FastifyInstance, deps: DepsWithPool) => Promise<void>;

export interface AppOptions {
  readonly deps: DepsWithPool;
  readonly logger: FastifyBaseLogger;
  /** Parse every answer with its declared schema: in tests and development, not in production. */
  readonly checkResponses: boolean;
  /** The folder of the built web pages; null serves the API alone. */
  readonly webDir: string | null;
  /** Tells whether a stop has begun, while the server still answers. */
  readonly closing?: Pick<Closing, "isUnderWay">;
  /** Where answers that may be seconds old are read; the primary by default. */
  readonly reading?: Reading;
  readonly mountMore?: MountMore | undefined;
}

/** Puts the parts of the server together: the one place that knows all of them. */
export async function makeApp({
  deps,
  logger,
  checkResponses,
  webDir,
  closing = { isUnderWay: false },
  reading = readingPrimary(deps),
  mountMore,
}: AppOptions): Promise<FastifyInstance> {
  const { config, clock } = deps;
  const server = await makeServer({ config, clock, closing, logger, checkResponses });
  const gate = sessionGate(sessionsOf(deps));
  if (reading.state() !== null) markActs(server, isSecure(config.publicUrl));
  const mount = mounting(server, gate, deps, reading);
  mountDocs(server);
  mountHealth(server, deps, {
    closing,
    hasFootball: () => hasFixtures(deps.db),
    replica: () => reading.state(),
  });
  const auth = askingAuth(deps, () => config.publicUrl ?? listeningUrl(server, config.port));
  mountNouns(mount, deps);
  mountAccess(mount, deps, auth);
  await mountUploads(server, { gate, mountMore: (form) => mountAvatarUpload(form, deps) }, deps);
  mountImages(server, deps);
  mountAvatars(server, deps);
  const findOpen = (tokens: readonly string[]) => findOpenSessions(deps.pool, tokens, clock.wallTime());
  mountLive(server, { gate, findOpenSessions: findOpen }, deps);
  mountAuthRoutes(server, { deps, auth });
  mountDeletion(server, gate, { deps, auth });
  mountExport(server, { gate, parts: personalData }, deps);
  mountSharePictures(server, deps, webDir);
  await mountMore?.(server, deps);
  await mountPages(server, gate, {
    webDir,
    changeLandings: [invitedLanding(server, deps), sharedPage(deps)],
  });
  return server;
}

/** How users get into their account, and see who else is in it. */
function mountAccess(mount: Mount, deps: DepsWithPool, auth: AskAuth): void {
  mountUsers(mount, deps, { origin: auth.origin, removePicture: removeAvatarFiles });
  mountEmail(mount, { deps, auth });
  mountSessions(mount, deps);
  mountPasskeys(mount, { deps, auth });
}

/** The calls of each noun. */
function mountNouns(mount: Mount, deps: DepsWithPool): void {
  mountAccount(mount, deps, loadLadderPlace);
  mountCards(mount, deps);
  mountAdmin(mount, deps);
  mountAlbum(mount, deps);
  mountFootball(mount, deps);
  mountFantasy(mount, deps);
  mountPractice(mount, deps);
  mountTeams(mount, deps);
  mountTournaments(mount, deps);
  mountLeaderboards(mount, deps);
  mountMatches(mount, deps);
  mountMiniLeagues(mount, deps);
  mountNotifications(mount, deps);
  mountPlayers(mount, deps);
  mountProfiles(mount, deps);
  mountScout(mount, deps);
  mountSearch(mount);
  mountShares(mount, deps);
  mountStatistics(mount, deps);
}

/** For an installation without PUBLIC_URL: a browser on this machine. */
function listeningUrl(server: FastifyInstance, port: number): string {
  const address = server.server.address();
  return `http://localhost:${address !== null && typeof address === "object" ? address.port : port}`;
}
