export const words = {
  welcome: "Welcome, <name>{{name}}</name>",
  description: "Pick five. Score from what they do in real matches this month.",
  playMatch: "Play a Match",
  buildTeam: "Build Your Team",
  deadline: {
    gameweek: "Gameweek {{round}} deadline: <date/>",
    passed: "Deadline passed",
    days: "{{days}} d {{hours}} h left",
    hours: "{{hours}} h {{minutes}} min left",
    minutes: "{{time}} left",
    next: "Next Fantasy Deadline",
    openTransfers: "Open Transfers",
    loading: "Loading the next deadline",
  },
} as const;
