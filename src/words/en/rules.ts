/** How It Works: the rules, with every number taken from the game's constants. */
export const words = {
  title: "How It Works",
  description: "From a card to points, and from points to the top of the table.",
  contents: "On this page",
  tableOf: "{{heading}}: table",
  rule: "Rule",
  decidedBy: "Decided by",
  shortPositions: { goalkeeper: "GK", defender: "DEF", midfielder: "MID", forward: "FWD" },
  overview: {
    title: "Your cards play three games",
    cards: "Your cards",
    sources: "Base set · scout · your photos",
    costs: "Costs",
    pays: "Pays",
    counts: "Counts",
    tournament: {
      title: "Monthly Tournament",
      what: "Five cards, locked in for the month",
      costs: "Nothing, one entry a month",
      pays: "Live, in every real match",
      counts: "Points from real football",
    },
    fantasy: {
      title: "Fantasy league",
      what: "Nine cards, picked every gameweek",
      costs: "Nothing, extra transfers {{cost}} pts",
      pays: "Live, final after a gameweek",
      counts: "Points, captain scores double",
    },
    match: {
      title: "Matches",
      what: "Your five against another five",
      costs: "Nothing, {{most}} ranked a day",
      pays: "Straight away",
      counts: "Rating, never points",
    },
  },
  baseSet: {
    heading: "The base set",
    shape: {
      goalkeeper_one: "{{count}} goalkeeper",
      goalkeeper_other: "{{count}} goalkeepers",
      defender_one: "{{count}} defender",
      defender_other: "{{count}} defenders",
      midfielder_one: "{{count}} midfielder",
      midfielder_other: "{{count}} midfielders",
      forward_one: "{{count}} forward",
      forward_other: "{{count}} forwards",
    },
    cards:
      "Everyone can claim one free set of {{size}} cards: {{shape}}, from {{size}} different Premier League clubs.",
    regulars:
      "Every card is a regular who starts nearly every match. No two sets are alike, but all of them can expect the same points.",
    prints:
      "Base cards are common prints: whatever the player's overall, the card shows {{least}} to {{most}}.",
  },
  scout: {
    heading: "Your scout",
    offer:
      "Play a gameweek, with a five in the tournament or a squad in the fantasy league, and your scout offers you {{size}} regulars you don't own. Sign one of them before the next deadline.",
    league:
      "Choose the league your scout looks in; you can change it at any time. Finish in the top {{percent}}% of a month and you get a second look: {{size}} more players, one more card.",
    season:
      "You can sign up to {{most}} players a season. Like base cards they're common prints ({{from}}–{{to}}), and they can't carry a chip.",
  },
  upload: {
    heading: "Uploading your own cards",
    photo:
      "Photograph a card you own with today's verification code beside it. The code is yours alone and changes every {{hours}} hours. A photo must be smaller than {{megabytes}} MB.",
    review:
      "We read the name off the photo, and an admin checks it. Until then the card is pending and can't play. If it's rejected, you can read why.",
    special:
      "An approved photo is a special card. It takes over its player's name, club, position and overall, so it can be any star, and only special cards can carry one of your {{chips}} chips a season.",
    open: "Upload a card",
  },
  rarity: {
    heading: "Overall and rarity",
    overall:
      "A special card has its real player's overall ({{least}}–{{most}}); base and scout cards are common prints. Until we link a photo to a player, it has {{unlinked}}.",
    points: "Rarity follows from overall and never changes points.",
    columns: { rarity: "Rarity", overall: "Overall" },
    names: { common: "common", rare: "rare", epic: "epic", legendary: "legendary" },
  },
  teams: {
    heading: "Teams and formations",
    size: "A team has {{size}} approved cards in one of {{formations}} formations. You can't field two cards of the same player.",
    fit: "Any card can play anywhere. The pitch marks cards that are out of position.",
    rating: "A team's rating is the average of its cards, rounded. One of your teams can be active.",
    natural: {
      goalkeeper: "Natural position: goalkeeper – {{labels}}",
      defender: "Natural position: defender – {{labels}}",
      midfielder: "Natural position: midfielder – {{labels}}",
      forward: "Natural position: forward – {{labels}}",
    },
    columns: { formation: "Formation", slots: "Positions" },
  },
  points: {
    heading: "What a player scores in a match",
    position: "Points depend on the position on your card, wherever you play it.",
    bonus:
      "The three best players of a match get {{bonus}} bonus points. Players who tie share a place, and we skip the places after it.",
    cards:
      "A second yellow counts as one red and no yellow. A red replaces an earlier yellow. A player who's sent off keeps conceding until the final whistle.",
    receipts: "We only score what our data source counts. Every score has a receipt, line by line.",
    from: "{{points}} from {{least}}",
  },
  tournament: {
    heading: "The monthly tournament",
    entry:
      "There's one tournament every calendar month (UTC). Enter it once, with one of your teams, while it's active. You can't change an entry.",
    copy: "We copy your {{size}} cards when you enter. Changes to your team after that don't count in the tournament.",
    scoring:
      "You score your players' points from every match that kicks off after your entry and within the month. A card that isn't linked to a real player scores nothing.",
    season: "The season table adds up the tournaments from August to July.",
  },
  tieBreaks: {
    heading: "Tie-breaks",
    order:
      "The first of these that separates two entries decides. Entries that are level on all of them share a position, and we skip the positions after it.",
    points: "More points in the month",
    bestCard: "More points from the best single card of the {{size}}",
    goalsAndAssists: "More goals and assists from all {{size}}",
    fewerCards: "Fewer yellow and red cards for all {{size}}: a yellow counts {{yellow}}, a red {{red}}",
    earlierEntry: "The earlier entry",
  },
  squad: {
    heading: "Fantasy league: your squad",
    size: "A fantasy league follows one real league through a season, gameweek by gameweek. Your squad has {{size}} approved cards of players from that league: {{starters}} starters, and {{bench}} on the bench in the order they come on. You can pick a real player only once, and at most {{club}} from one club.",
    formations:
      "One goalkeeper starts. With the positions on their cards, the other starters must fit {{formations}}.",
    deadline:
      "The deadline is {{minutes}} minutes before the gameweek's first kick-off. Changes after that count from the next gameweek. In its last {{hours}} hours a deadline is never moved later. If you change nothing, your squad carries over.",
    fixtures:
      "A match counts in the gameweek it's finally played in. So a club may have no match, or two (blank or double gameweek).",
    states:
      "A gameweek is upcoming until its deadline, live until its last match ends, then provisional, and final {{hours}} hours after the last match.",
  },
  transfers: {
    heading: "Fantasy league: transfers and wildcard",
    free: "Your first squad is free. After that you get {{free}} free transfer a gameweek and can save up to {{bank}}. Each extra one costs {{cost}} points.",
    what: "A transfer is a real player who wasn't in your last {{size}}. Another card of the same player, another order or another captain isn't one, and you can change your mind until the deadline.",
    replaced:
      "It's free to replace a player you can't field any more: the card was deleted or rejected, or the player left the league.",
    wildcard_one:
      "A wildcard makes all transfers of a gameweek free and keeps the ones you've saved. You have {{count}} a season, and you can't undo it.",
    wildcard_other:
      "A wildcard makes all transfers of a gameweek free and keeps the ones you've saved. You have {{count}} a season, and you can't undo them.",
  },
  scoring: {
    heading: "Fantasy league: captain, chips and substitutes",
    played:
      "All matches of a gameweek add up. A player has played with at least {{minutes}} minute or a card.",
    captain: "Your captain counts {{times}}. The vice-captain only takes over if the captain doesn't play.",
    chip: "A chip adds one special card's points once more: the card counts {{chip}}, a captain with a chip {{both}}. You have {{season}} a season, at most {{round}} in a gameweek, and each card can use one chip a season. You can't play a chip and a wildcard in the same gameweek. You can take a chip back until the deadline, and you get it back if the card's club has no match.",
    substitutes:
      "When the gameweek is final, starters who didn't play come off: the goalkeeper for the goalkeeper on the bench, then the others for the first on the bench who played and still fits a formation. A substitute doesn't inherit the armband or a chip. Until then we only show who would come on.",
    corrections:
      "Corrections to a match count until the gameweek is final. We note later ones, and they only count if an admin decides so.",
    twice: "twice",
    times: "{{count}} times",
  },
  fantasyTies: {
    heading: "Fantasy league: who's ahead",
    order: "The first of these that separates two managers decides. The table says which one it was.",
    points: "More points, minus the cost of transfers",
    paid: "Fewer transfers that cost points",
    transfers: "Fewer transfers, not counting a wildcard's",
    joined: "Picked a first squad earlier",
  },
  headToHead: {
    heading: "Mini-leagues: head to head",
    tables:
      "A mini-league has a table for tournament points, one for fantasy points, and one for head-to-head matches. Managers play each other in pairs every gameweek. As long as nobody joins or leaves, you play everyone once before you play anyone twice.",
    duels:
      "More fantasy points in the gameweek, minus the cost of transfers, win. A win is worth {{won}} points, a draw {{drawn}}. If two managers are level, total fantasy points decide.",
    odd: "With an odd number of managers, one plays against the gameweek's average, rounded down. You play if you were in the mini-league at the deadline.",
    compare: "Once the deadline has passed, you can compare both squads card by card.",
  },
  practice: {
    heading: "Fantasy league: practise a season",
    play: "A practice season replays a finished season: a recorded one, or last season of the simulated world. Pick a squad from your own cards, choose Play, and see straight away what it scored and what the best line-up would have been.",
    rules:
      "The rules are the real league's, from the free first squad to the wildcard. Play as fast as you like and start again whenever you want. You can play one practice season at a time.",
    nothing: "Nothing counts: no tables, no real transfers, wildcards or chips, and your cards stay free.",
    open: "Open the practice season",
  },
  match: {
    heading: "Matches between managers",
    play: "Your active team of {{size}} plays another manager's, whether they're online or not: {{minutes}} minutes in two halves of {{half}}, with live commentary. Real football has no part in it.",
    strength:
      "Overalls and formations decide who is stronger, but the better five can always lose. A card out of position plays {{cost}} below its overall, and {{goal}} below if an outfield player goes in goal or a goalkeeper plays outfield.",
    quick:
      "Play as many quick matches as you like, against anyone or a house team as strong as yours. They count in your record and leave your rating alone.",
    ranked:
      "In a ranked match you meet one of the {{near}} managers closest to your rating. You can start {{most}} a day, and meet the same manager once in {{hours}} hours.",
    rating:
      "Everyone starts with a rating of {{start}}. A ranked match moves both ratings, by {{most}} at most: more for beating someone above you, less for beating someone below. Before {{few}} ranked matches it's provisional. Your rating is never added to your points.",
    checked:
      "Every match can be checked: Verify plays it again on your device, and Why? plays it many times with different luck.",
    open: "Play a match",
  },
} as const;
