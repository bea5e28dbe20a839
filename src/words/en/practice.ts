export const words = {
  title: "Practice season",
  description: "Replay a finished season, one gameweek at a time. Nothing counts.",
  loading: "Loading your practice season",
  failure: "We couldn't load your practice season",
  startFailed: "We couldn't start the practice season",
  season: "Season",
  simulated: "{{name}}, simulated",
  start: {
    title: "How practice works",
    choose: "Choose a season",
    action: "Start Practice Season",
    pending: "Starting...",
    none: {
      title: "No season to practise with yet",
      description: "A season is ready as soon as its clubs are known. Check back in a moment.",
    },
    nine: {
      title: "Pick your nine",
      text: "{{starters}} starters and {{bench}} on the bench, all from your own cards, with a captain and a vice-captain.",
    },
    play: {
      title: "Play the gameweek",
      text: "It's over in a moment: a receipt for every point, substitutions made, and the best line-up you could have picked.",
    },
    trade: {
      title: "Make transfers, play on",
      text_one:
        "{{count}} free transfer a gameweek, up to {{most}} saved, {{cost}} points for each extra one, and one wildcard.",
      text_other:
        "{{count}} free transfers a gameweek, up to {{most}} saved, {{cost}} points for each extra one, and one wildcard.",
    },
  },
  restart: {
    action: "Start Again",
    title: "Start a new practice season?",
    description:
      "You'll lose the one you're playing, with its squad and points. Your cards and your real squad stay as they are.",
    confirm: "Start again",
  },
  bar: {
    over: "Season over",
    next: "Gameweek {{round}} of {{total}}",
    progress: "Gameweeks played",
    played: "after {{played}} of {{total}} gameweeks",
    wildcardUsed: "Used",
    play: "Play Gameweek {{round}}",
    playing: "Playing...",
    finished_one: "You finished on {{count, number}} point",
    finished_other: "You finished on {{count, number}} points",
    best: "Your best was gameweek {{round}} with {{best}}, and you left {{left}} on the bench.",
    another: "Ready for the real league? Or start another season and try something new.",
  },
  status: {
    noSquad: {
      title: "Choose your squad first",
      description: "Pick your nine below, then choose Execute Transfer, as you would before a real deadline.",
    },
    changed: {
      title: "You have unsaved changes",
      description:
        "Choose Execute Transfer to use them. Otherwise gameweek {{round}} uses your previous squad.",
    },
    ready: {
      title: "Your squad is set for gameweek {{round}}",
      description: "Change it below as often as you like, or play.",
      wildcard: "Your wildcard makes this gameweek's transfers free.",
      cost: "Your transfers cost {{cost, number}} pts.",
    },
  },
  running: {
    label: "Squad or points",
    squad: "Squad",
    points: "Points ({{played}})",
    played: "Gameweek {{round}} played",
    total_one: "{{count, number}} point",
    total_other: "{{count, number}} points",
    failed: {
      title: "Gameweek not played",
      description: "We couldn't play the gameweek",
    },
  },
  results: {
    none: {
      title: "No gameweek played yet",
      description: "Choose your squad and play: your points appear here, with a receipt for every card.",
    },
    option_one: "Gameweek {{round}}, {{count, number}} point",
    option_other: "Gameweek {{round}}, {{count, number}} points",
    failure: "We couldn't load the points",
    loading: "Loading the points",
    all: "All gameweeks",
    caption: "Gameweeks played",
    bestPossible: "Best possible",
    gameweek: "Gameweek",
    gameweekShort: "GW",
    best: "Best",
    paidTransfers: "{{transfers}} (−{{cost, number}})",
  },
} as const;
