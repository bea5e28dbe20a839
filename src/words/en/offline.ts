export const words = {
  cut: "You're offline.",
  asOf: "As of {{time}}",
  back: "You're back online.",
  update: {
    ready: "A new version is ready.",
    reload: "Reload",
    later: "Later",
  },
  unsent: {
    sentTitle: "Team saved",
    sent: "Your offline changes to {{name}} are saved.",
    refusedTitle: "Team not saved",
    refused: "{{name}} changed while you were offline. Open it in Team Builder to choose a version.",
  },
} as const;
