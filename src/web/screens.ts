import { createRootRoute, createRoute, redirect } from "@tanstack/react-router";
import { HomeRoute } from "#web/routes/home.tsx";
import { App } from "#web/shell/app.tsx";
import { NotFound } from "#web/shell/not-found.tsx";
import { code } from "./screen-code.ts";
import {
  clubIn,
  comparisonIn,
  homeIn,
  kickOffIn,
  opponentIn,
  playerIn,
  setIn,
  sheetIn,
  teamIn,
} from "./address-search.ts";
import { HOME_NOUNS } from "#web/language/start-nouns.ts";
import { loadWords } from "#web/language/words.ts";
const root = createRootRoute({ component: App, notFoundComponent: () => NotFound({}) });
const inApp = { getParentRoute: () => root } as const;

/** The screens of spec §2. Each address is also in `PATHS` of the contract: the server uses it to recognise a 404. */
const screens = [
  createRoute({
    ...inApp,
    path: "/",
    staticData: { title: "home", isForVisitors: true },
    validateSearch: homeIn,
    loader: () => loadWords(HOME_NOUNS),
    component: HomeRoute,
  }),
  createRoute({
    ...inApp,
    path: "/sign-in",
    staticData: { title: "signIn", isForVisitors: true },
  }).lazy(code(["access"], async () => (await import("#web/routes/sign-in.tsx")).SignInRoute)),
  createRoute({
    ...inApp,
    path: "/play",
    staticData: { title: "play" },
  }).lazy(
    code(
      ["fantasy", "tournament", "leaderboard", "team", "card", "league"],
      async () => (await import("#web/routes/play.tsx")).PlayRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/live-scores",
    staticData: { title: "liveScores" },
    validateSearch: clubIn,
  }).lazy(
    code(
      ["football", "card"],
      async () => (await import("#web/routes/football/live-scores.tsx")).LiveScoresRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/fixtures/$fixtureId",
    staticData: { title: "fixture" },
  }).lazy(
    code(
      ["football", "tournament", "card"],
      async () => (await import("#web/routes/football/fixture.tsx")).FixtureRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/players/$playerId",
    staticData: { title: "player" },
  }).lazy(
    code(
      ["player", "card", "statistics"],
      async () => (await import("#web/routes/football/player.tsx")).PlayerRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/collection",
    staticData: { title: "collection" },
  }).lazy(code(["card"], async () => (await import("#web/routes/collection.tsx")).CollectionRoute)),
  createRoute({
    ...inApp,
    path: "/album",
    staticData: { title: "album" },
    validateSearch: setIn,
  }).lazy(code(["profile", "card"], async () => (await import("#web/routes/album.tsx")).AlbumRoute)),
  createRoute({
    ...inApp,
    path: "/cards/$cardId",
    staticData: { title: "card" },
  }).lazy(code(["card", "match", "profile"], async () => (await import("#web/routes/card.tsx")).CardRoute)),
  createRoute({
    ...inApp,
    path: "/team-builder",
    staticData: { title: "teamBuilder" },
    validateSearch: teamIn,
  }).lazy(
    code(["team", "card"], async () => (await import("#web/routes/team-builder.tsx")).TeamBuilderRoute),
  ),
  createRoute({
    ...inApp,
    path: "/my-team",
    staticData: { title: "myTeam" },
  }).lazy(code(["team", "profile"], async () => (await import("#web/routes/my-team.tsx")).MyTeamRoute)),
  createRoute({
    ...inApp,
    path: "/transfers",
    staticData: { title: "transfers", isForVisitors: true },
  }).lazy(
    code(["fantasy", "card", "team"], async () => (await import("#web/routes/transfers.tsx")).TransfersRoute),
  ),
  createRoute({
    ...inApp,
    path: "/transfers/points",
    staticData: { title: "points" },
  }).lazy(
    code(
      ["fantasy", "card", "leaderboard", "tournament"],
      async () => (await import("#web/fantasy/points/points-screen.tsx")).PointsScreen,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/transfers/practice",
    staticData: { title: "practice" },
  }).lazy(
    code(
      ["practice", "fantasy", "team", "card", "tournament"],
      async () => (await import("#web/fantasy/practice/practice-screen.tsx")).PracticeScreen,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/scout",
    staticData: { title: "scout" },
  }).lazy(code(["scout", "card"], async () => (await import("#web/routes/scout.tsx")).ScoutRoute)),
  createRoute({
    ...inApp,
    path: "/settings",
    staticData: { title: "settings" },
  }).lazy(
    code(
      ["settings", "access"],
      async () => (await import("#web/settings/settings-screen.tsx")).SettingsScreen,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/upload-cards",
    staticData: { title: "uploadCards" },
    validateSearch: playerIn,
  }).lazy(
    code(["upload", "card"], async () => (await import("#web/routes/upload-cards.tsx")).UploadCardsRoute),
  ),
  createRoute({
    ...inApp,
    path: "/how-it-works",
    staticData: { title: "howItWorks" },
  }).lazy(
    code(
      ["rules", "card", "team"],
      async () => (await import("#web/routes/how-it-works.tsx")).HowItWorksRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/about",
    staticData: { title: "about" },
  }).lazy(code(["about"], async () => (await import("#web/routes/about.tsx")).AboutRoute)),
  createRoute({
    ...inApp,
    path: "/football-test",
    staticData: { title: "footballTest" },
  }).lazy(
    code(
      ["football"],
      async () => (await import("#web/routes/football/football-test.tsx")).FootballTestRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/admin",
    staticData: { title: "admin" },
    validateSearch: sheetIn,
  }).lazy(code(["admin", "card"], async () => (await import("#web/routes/admin.tsx")).AdminRoute)),
  createRoute({
    ...inApp,
    path: "/leaderboard",
    staticData: { title: "leaderboard" },
  }).lazy(
    code(
      ["leaderboard", "match", "profile"],
      async () => (await import("#web/routes/leaderboard.tsx")).LeaderboardRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/statistics",
    staticData: { title: "statistics" },
  }).lazy(
    code(
      ["statistics", "leaderboard"],
      async () => (await import("#web/routes/statistics.tsx")).StatisticsRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/notifications",
    staticData: { title: "notifications" },
  }).lazy(
    code(
      ["notification", "card"],
      async () => (await import("#web/routes/notifications.tsx")).NotificationsRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/leagues",
    staticData: { title: "leagues" },
  }).lazy(code(["league"], async () => (await import("#web/routes/mini-league/leagues.tsx")).LeaguesRoute)),
  createRoute({
    ...inApp,
    path: "/leagues/$leagueId",
    staticData: { title: "league" },
  }).lazy(
    code(
      ["league", "fantasy", "leaderboard"],
      async () => (await import("#web/routes/mini-league/league.tsx")).LeagueRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/leagues/compare/$leagueId",
    staticData: { title: "compare" },
    validateSearch: comparisonIn,
  }).lazy(
    code(
      ["league", "card", "fantasy", "tournament"],
      async () => (await import("#web/routes/mini-league/compare.tsx")).CompareRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/join/$code",
    staticData: { title: "join" },
  }).lazy(
    code(["league"], async () => (await import("#web/routes/mini-league/join-league.tsx")).JoinLeagueRoute),
  ),
  createRoute({
    ...inApp,
    path: "/matches/new",
    staticData: { title: "newMatch" },
    validateSearch: opponentIn,
  }).lazy(
    code(["match", "team"], async () => (await import("#web/routes/match/play-match.tsx")).PlayMatchRoute),
  ),
  createRoute({
    ...inApp,
    path: "/matches/calibration",
    staticData: { title: "calibration" },
  }).lazy(
    code(
      ["match"],
      async () => (await import("#web/routes/match/match-calibration.tsx")).MatchCalibrationRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/matches/$matchId",
    staticData: { title: "match" },
    validateSearch: kickOffIn,
  }).lazy(
    code(
      ["match", "commentary", "profile", "team"],
      async () => (await import("#web/routes/match/match.tsx")).MatchRoute,
    ),
  ),
  createRoute({
    ...inApp,
    path: "/users/$userId",
    staticData: { title: "profile" },
  }).lazy(
    code(
      ["profile", "match", "team"],
      async () => (await import("#web/routes/user-profile.tsx")).UserProfileRoute,
    ),
  ),
  // The specification has two addresses for a profile.
  createRoute({
    ...inApp,
    path: "/user/$userId",
    beforeLoad: ({ params }) => {
      throw redirect({ to: "/users/$userId", params, replace: true });
    },
  }),
] as const;
// Declared before they are added: as an inline argument every route would lose its own type.
export const routeTree = root.addChildren(screens);
