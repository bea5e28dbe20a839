export const words = {
  welcome: "Welcome, <name>{{name}}</name>",
  description: "Pick five. Score from what they do in real matches this month.",
  playMatch: "Play a Match",
  buildTeam: "Build Your Team",
  ownFixtures: {
    title: "Your Players Today",
    ofActiveTeam: "From your active team",
    ofTournamentTeam: "From your tournament team",
    allScores: "All scores",
    loadFailed: "We couldn't load the fixtures",
    loading: "Loading your players' fixtures",
    noTeam: "Set an active team of five to see when they play.",
    noneToday: "None of your players are in action today.",
    next: "Next: {{home}} – {{away}}",
  },
} as const;
