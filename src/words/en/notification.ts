export const words = {
  title: "Notifications",
  loading: "Loading your notifications",
  loadFailed: "We couldn't load your notifications",
  older: "Older",
  isNew: "New: ",
  empty: {
    title: "No news yet",
    description:
      "We'll tell you here when a card is approved, a tournament starts or ends, or someone joins your league.",
  },
  news: {
    cardApproved: "Your <a>{{playerName}}</a> card has been approved.",
    cardRejected: "Your {{playerName}} photo was rejected. <a>Upload another</a>",
    cardRejectedFor: "Your {{playerName}} photo was rejected: {{reason}} <a>Upload another</a>",
    tournamentStarted: "<a>{{name}}</a> has started. Enter your team of five.",
    tournamentFinished_one:
      "<a>{{name}}</a> is over: you finished #{{position, number}} of {{entries, number}} with {{count, number}} point.",
    tournamentFinished_other:
      "<a>{{name}}</a> is over: you finished #{{position, number}} of {{entries, number}} with {{count, number}} points.",
    leagueJoined: "{{username}} joined <a>{{name}}</a>.",
  },
  push: {
    cardApproved: {
      title: "Card approved",
      body: "Your {{playerName}} card has been approved.",
    },
    cardRejected: {
      title: "Card rejected",
      body: "Your {{playerName}} photo was rejected.",
      bodyFor: "Your {{playerName}} photo was rejected: {{reason}}",
    },
    tournamentStarted: {
      title: "A new tournament has started",
      body: "{{name}} has started. Enter your team of five.",
    },
    tournamentFinished: {
      title: "{{name}} is over",
      body_one: "You finished #{{position, number}} of {{entries, number}} with {{count, number}} point.",
      body_other: "You finished #{{position, number}} of {{entries, number}} with {{count, number}} points.",
    },
    leagueJoined: {
      body: "{{username}} joined your league.",
    },
  },
  device: {
    title: "On this device",
    switch: "Notifications on this device",
    loadFailed: "We couldn't ask your browser",
    changeFailed: "Failed to change the notifications on this device",
    unsupported: "This browser doesn't support notifications.",
    notInstalled:
      "On an iPhone or iPad, put Panna on your home screen first: open the Share menu, choose Add to Home Screen, then open Panna from there and come back to this page.",
    denied:
      "You've blocked notifications from this site. Allow them in your browser's settings, then come back.",
    off: "Get notified even when Panna is closed.",
    on: "This device gets your news until you sign out.",
  },
} as const;
