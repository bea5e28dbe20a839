import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { App } from "./shell/app.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { ScreenError } from "./shell/screen-error.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** What the document is called while the screen is open. */
    readonly title?: string;
    /** A visitor may see it: the landing page, the account page, and Transfers, which asks to sign in (spec §2). */
    readonly isForVisitors?: boolean;
  }
  interface Register {
    router: typeof router;
  }
}

const root = createRootRoute({ component: App, notFoundComponent: NotFound });

/** The routes of spec §2; a screen's code is loaded when it is opened. */
const screens = [
  createRoute({
    getParentRoute: () => root,
    path: "/",
    staticData: { title: "Home", isForVisitors: true },
    component: lazyRouteComponent(() => import("./routes/home.tsx"), "HomeRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/sign-in",
    staticData: { title: "Sign In", isForVisitors: true },
    component: lazyRouteComponent(() => import("./routes/sign-in.tsx"), "SignInRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/play",
    staticData: { title: "Fantasy" },
    component: lazyRouteComponent(() => import("./routes/play.tsx"), "PlayRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/live-scores",
    staticData: { title: "Live Scores" },
    component: lazyRouteComponent(() => import("./routes/football/live-scores.tsx"), "LiveScoresRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/fixtures/$fixtureId",
    staticData: { title: "Match" },
    component: lazyRouteComponent(() => import("./routes/football/fixture.tsx"), "FixtureRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/collection",
    staticData: { title: "My Collection" },
    component: lazyRouteComponent(() => import("./routes/collection.tsx"), "CollectionRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/cards/$cardId",
    staticData: { title: "Card" },
    component: lazyRouteComponent(() => import("./routes/card.tsx"), "CardRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/team-builder",
    staticData: { title: "Team Builder" },
    // Which team stands open.
    validateSearch: ({ team }): { team?: number } =>
      typeof team === "number" && Number.isInteger(team) ? { team } : {},
    component: lazyRouteComponent(() => import("./routes/team-builder.tsx"), "TeamBuilderRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/my-team",
    staticData: { title: "My Team" },
    component: lazyRouteComponent(() => import("./routes/my-team.tsx"), "MyTeamRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/transfers",
    staticData: { title: "Transfers", isForVisitors: true },
    component: lazyRouteComponent(() => import("./routes/transfers.tsx"), "TransfersRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/transfers/points",
    staticData: { title: "Fantasy Points" },
    component: lazyRouteComponent(() => import("./routes/fantasy-points.tsx"), "FantasyPointsRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/transfers/practice",
    staticData: { title: "Practice Season" },
    component: lazyRouteComponent(() => import("./routes/fantasy-practice.tsx"), "FantasyPracticeRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/upload-cards",
    staticData: { title: "Upload Cards" },
    component: lazyRouteComponent(() => import("./routes/upload-cards.tsx"), "UploadCardsRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/how-it-works",
    staticData: { title: "How It Works" },
    component: lazyRouteComponent(() => import("./routes/how-it-works.tsx"), "HowItWorksRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/about",
    staticData: { title: "About Us" },
    component: lazyRouteComponent(() => import("./routes/about.tsx"), "AboutRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/football-test",
    staticData: { title: "Football Test" },
    component: lazyRouteComponent(() => import("./routes/football/football-test.tsx"), "FootballTestRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/admin",
    staticData: { title: "Admin Panel" },
    component: lazyRouteComponent(() => import("./routes/admin.tsx"), "AdminRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/leaderboard",
    staticData: { title: "Leaderboard" },
    component: lazyRouteComponent(() => import("./routes/leaderboard.tsx"), "LeaderboardRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/statistics",
    staticData: { title: "Statistics" },
    component: lazyRouteComponent(() => import("./routes/statistics.tsx"), "StatisticsRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/notifications",
    staticData: { title: "Notifications" },
    component: lazyRouteComponent(() => import("./routes/notifications.tsx"), "NotificationsRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/leagues",
    staticData: { title: "Mini-Leagues" },
    component: lazyRouteComponent(() => import("./routes/mini-league/leagues.tsx"), "LeaguesRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/leagues/$leagueId",
    staticData: { title: "Mini-League" },
    component: lazyRouteComponent(() => import("./routes/mini-league/league.tsx"), "LeagueRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/join/$code",
    staticData: { title: "Join a League" },
    component: lazyRouteComponent(() => import("./routes/mini-league/join-league.tsx"), "JoinLeagueRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/matches/new",
    staticData: { title: "Play a Match" },
    // Who is to be challenged.
    validateSearch: ({ opponent }): { opponent?: string } =>
      typeof opponent === "string" ? { opponent } : {},
    component: lazyRouteComponent(() => import("./routes/match/play-match.tsx"), "PlayMatchRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/matches/calibration",
    staticData: { title: "Is It Fair?" },
    component: lazyRouteComponent(
      () => import("./routes/match/match-calibration.tsx"),
      "MatchCalibrationRoute",
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/matches/$matchId",
    staticData: { title: "Match" },
    // Whether it begins at once, after a press on Kick off.
    validateSearch: ({ kickOff }): { kickOff?: true } => (kickOff === true ? { kickOff } : {}),
    component: lazyRouteComponent(() => import("./routes/match/match.tsx"), "MatchRoute"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/users/$userId",
    staticData: { title: "Profile" },
    component: lazyRouteComponent(() => import("./routes/user-profile.tsx"), "UserProfileRoute"),
  }),
  // The other of the two addresses that the specification gives for a profile.
  createRoute({
    getParentRoute: () => root,
    path: "/user/$userId",
    beforeLoad: ({ params }) => {
      throw redirect({ to: "/users/$userId", params, replace: true });
    },
  }),
];

export const router = createRouter({
  routeTree: root.addChildren(screens),
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: ScreenError,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});
