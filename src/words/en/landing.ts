export const words = {
  title: "Panna: your cards play tonight",
  description:
    "Panna is five-a-side fantasy football with the trading cards you own: put five on the pitch and score from what the real players do.",
  headline: "Your cards <line>play tonight</line>",
  promise:
    "Five-a-side fantasy football with the trading cards you own. Put five on the pitch and score from what the real players do.",
  start: "Start Playing Now",
  how: {
    title: "How It Works",
    upload: {
      title: "Upload Cards",
      text: "Photograph the cards in your drawer. We read the name, a person checks the photo, and the card joins your collection. No cards to hand? Start with a free set of eleven.",
    },
    build: {
      title: "Build Teams",
      text: "Pick a formation and put five cards on the pitch. Save several teams and make one of them active.",
    },
    compete: {
      title: "Compete",
      text: "Enter the monthly tournament. Goals, assists, saves and clean sheets from real matches become your points.",
    },
    climb: {
      title: "Climb Rankings",
      text: "See exactly where every point came from, live, and watch yourself climb.",
    },
  },
  panna: "Panna (n.): a nutmeg. Ball through the legs, play on.",
  demo: {
    intro: "The demo drops you mid-season, with goals coming in. Look around as:",
    manager: "Manager",
    admin: "Admin",
  },
} as const;
