export const words = {
  welcome: "Welcome, <name>{{name}}</name>",
  description: "Pick five. Score from what they do in real matches this month.",
  playMatch: "Play a Match",
  buildTeam: "Build Your Team",
} as const;
