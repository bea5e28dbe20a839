import { HomeRoute } from "#web/routes/home.tsx";
import type { SearchByPath } from "#web/router/address.ts";
import type { Screens } from "#web/router/screen.ts";

/** The screens of spec §2; a screen's code is loaded when it is opened. */
export const screens: Screens = {
  "/": {
    title: "Home",
    isForVisitors: true,
    load: () => Promise.resolve(HomeRoute),
  },
  "/sign-in": {
    title: "Sign In",
    isForVisitors: true,
    load: async () => (await import("#web/routes/sign-in.tsx")).SignInRoute,
  },
  "/play": {
    title: "Fantasy",
    load: async () => (await import("#web/routes/play.tsx")).PlayRoute,
  },
  "/live-scores": {
    title: "Live Scores",
    load: async () => (await import("#web/routes/football/live-scores.tsx")).LiveScoresRoute,
  },
  "/fixtures/$fixtureId": {
    title: "Match",
    load: async () => (await import("#web/routes/football/fixture.tsx")).FixtureRoute,
  },
  "/collection": {
    title: "My Collection",
    load: async () => (await import("#web/routes/collection.tsx")).CollectionRoute,
  },
  "/cards/$cardId": {
    title: "Card",
    load: async () => (await import("#web/routes/card.tsx")).CardRoute,
  },
  "/team-builder": {
    title: "Team Builder",
    readSearch: teamIn,
    load: async () => (await import("#web/routes/team-builder.tsx")).TeamBuilderRoute,
  },
  "/my-team": {
    title: "My Team",
    load: async () => (await import("#web/routes/my-team.tsx")).MyTeamRoute,
  },
  "/transfers": {
    title: "Transfers",
    isForVisitors: true,
    load: async () => (await import("#web/routes/transfers.tsx")).TransfersRoute,
  },
  "/transfers/points": {
    title: "Fantasy Points",
    load: async () => (await import("#web/routes/fantasy-points.tsx")).FantasyPointsRoute,
  },
  "/transfers/practice": {
    title: "Practice Season",
    load: async () => (await import("#web/routes/fantasy-practice.tsx")).FantasyPracticeRoute,
  },
  "/upload-cards": {
    title: "Upload Cards",
    load: async () => (await import("#web/routes/upload-cards.tsx")).UploadCardsRoute,
  },
  "/how-it-works": {
    title: "How It Works",
    load: async () => (await import("#web/routes/how-it-works.tsx")).HowItWorksRoute,
  },
  "/about": {
    title: "About Us",
    load: async () => (await import("#web/routes/about.tsx")).AboutRoute,
  },
  "/football-test": {
    title: "Football Test",
    load: async () => (await import("#web/routes/football/football-test.tsx")).FootballTestRoute,
  },
  "/admin": {
    title: "Admin Panel",
    load: async () => (await import("#web/routes/admin.tsx")).AdminRoute,
  },
  "/leaderboard": {
    title: "Leaderboard",
    load: async () => (await import("#web/routes/leaderboard.tsx")).LeaderboardRoute,
  },
  "/statistics": {
    title: "Statistics",
    load: async () => (await import("#web/routes/statistics.tsx")).StatisticsRoute,
  },
  "/notifications": {
    title: "Notifications",
    load: async () => (await import("#web/routes/notifications.tsx")).NotificationsRoute,
  },
  "/leagues": {
    title: "Mini-Leagues",
    load: async () => (await import("#web/routes/mini-league/leagues.tsx")).LeaguesRoute,
  },
  "/leagues/$leagueId": {
    title: "Mini-League",
    load: async () => (await import("#web/routes/mini-league/league.tsx")).LeagueRoute,
  },
  "/leagues/compare/$leagueId": {
    title: "Squads Compared",
    readSearch: comparisonIn,
    load: async () => (await import("#web/routes/mini-league/compare.tsx")).CompareRoute,
  },
  "/join/$code": {
    title: "Join a League",
    load: async () => (await import("#web/routes/mini-league/join-league.tsx")).JoinLeagueRoute,
  },
  "/matches/new": {
    title: "Play a Match",
    readSearch: opponentIn,
    load: async () => (await import("#web/routes/match/play-match.tsx")).PlayMatchRoute,
  },
  "/matches/calibration": {
    title: "Is It Fair?",
    load: async () => (await import("#web/routes/match/match-calibration.tsx")).MatchCalibrationRoute,
  },
  "/matches/$matchId": {
    title: "Match",
    readSearch: kickOffIn,
    load: async () => (await import("#web/routes/match/match.tsx")).MatchRoute,
  },
  "/users/$userId": {
    title: "Profile",
    load: async () => (await import("#web/routes/user-profile.tsx")).UserProfileRoute,
  },
};

function teamIn(search: URLSearchParams): SearchByPath["/team-builder"] {
  const team = Number(search.get("team") ?? Number.NaN);
  return Number.isSafeInteger(team) ? { team } : {};
}

function opponentIn(search: URLSearchParams): SearchByPath["/matches/new"] {
  const opponent = search.get("opponent");
  return opponent === null ? {} : { opponent };
}

function kickOffIn(search: URLSearchParams): SearchByPath["/matches/$matchId"] {
  return search.get("kickOff") === "true" ? { kickOff: true } : {};
}

function comparisonIn(search: URLSearchParams): SearchByPath["/leagues/compare/$leagueId"] {
  const idIn = (name: string) => Number(search.get(name) ?? 0);
  const [home, away] = [search.get("home") ?? "", search.get("away") ?? ""];
  return { fantasy: idIn("fantasy"), round: idIn("round"), home, away };
}
