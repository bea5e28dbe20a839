import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { mountAdmin } from "./admin/routes.ts";
import { sessionLookup } from "./account/session-lookup.ts";
import { mountAuthRoutes } from "./account/auth-routes.ts";
import { mountAccount } from "./account/routes.ts";
import { mountCards } from "./card/routes.ts";
import { mountImages } from "./card/photo/image-routes.ts";
import { mountUploads } from "./card/upload-routes.ts";
import type { Deps } from "./deps.ts";
import { mountFantasy } from "./fantasy/routes.ts";
import { mountDocs } from "./http/docs-routes.ts";
import { mountFootball } from "./football/routes.ts";
import { mountHealth } from "./http/health-routes.ts";
import { mounting } from "./http/mount.ts";
import { makeServer } from "./http/server.ts";
import { sessionGate } from "./http/session-gate.ts";
import { mountPages } from "./http/pages.ts";
import { makeRates } from "./http/rate/rate-limits.ts";
import { ReadyAnswers } from "./http/ready/ready-answers.ts";
import { CALLS_AT_ONCE, turnAwayBeyond } from "./http/turn-away.ts";
import { mountLive } from "./live/live-route.ts";
import { settlementMark } from "./leaderboard/kept-tops.ts";
import { mountLeaderboards } from "./leaderboard/routes.ts";
import { mountMatchPages } from "./match/match-pages.ts";
import { mountMatches } from "./match/routes.ts";
import { mountMiniLeagues } from "./mini-league/routes.ts";
import { mountNotifications } from "./notification/routes.ts";
import { mountPractice } from "./practice/routes.ts";
import { mountProfiles } from "./profile/routes.ts";
import { mountStatistics } from "./statistics/routes.ts";
import { mountTeams } from "./team/routes.ts";
import { mountTournaments } from "./tournament/routes.ts";

export interface AppOptions {
  readonly deps: Deps;
  readonly logger: FastifyBaseLogger;
  /** Parse every answer with its declared schema: in tests and development, not in production. */
  readonly checkResponses: boolean;
  /** The folder of the built web pages; null serves the API alone. */
  readonly webDir: string | null;
}

/** Puts the parts of the server together: the one place that knows all of them. */
export async function makeApp({
  deps,
  logger,
  checkResponses,
  webDir,
}: AppOptions): Promise<FastifyInstance> {
  const { config, clock } = deps;
  const rates = makeRates(() => clock.wallTime());
  const server = await makeServer({ config, clock, rates, logger, checkResponses });
  const ready = new ReadyAnswers(server, { deps, mark: settlementMark, rates });
  turnAwayBeyond(server, CALLS_AT_ONCE);
  ready.answerFirst();
  const gate = sessionGate(
    sessionLookup(deps.pool, () => deps.clock.wallTime()),
    deps.config.secret,
  );
  const mount = mounting(server, gate, deps);
  mountDocs(server);
  mountHealth(server, deps, ready);
  mountAccount(mount, deps);
  mountCards(mount, deps);
  await mountUploads(server, gate, deps);
  mountImages(server, deps);
  mountAdmin(mount, deps);
  mountFootball(mount, deps);
  mountFantasy(mount, deps);
  mountPractice(mount, deps);
  mountTeams(mount, deps);
  mountTournaments(mount, deps);
  mountLeaderboards(mount, ready, deps);
  mountMatches(mount, deps);
  mountMiniLeagues(mount, deps);
  mountNotifications(mount, deps);
  mountProfiles(mount, deps);
  mountStatistics(mount, deps);
  mountLive(server, gate, deps);
  mountAuthRoutes(server, {
    deps,
    publicUrl: () => deps.config.publicUrl ?? listeningUrl(server, deps.config.port),
    onSessionsChanged: () => ready.forget(),
  });
  mountMatchPages(server, deps, webDir);
  await mountPages(server, gate, webDir);
  return server;
}

/** For an installation without PUBLIC_URL: a browser on this machine. */
function listeningUrl(server: FastifyInstance, port: number): string {
  const address = server.server.address();
  return `http://localhost:${address !== null && typeof address === "object" ? address.port : port}`;
}
