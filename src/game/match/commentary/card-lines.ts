/** A booking. Slots for all cards: {player} the one shown the card, {team}, {rivals}. */
export const yellowLines: readonly string[] = [
  "{player} arrives late and goes into the book.",
  "Yellow card for {player}, who pulled back a shirt.",
  "{player} stops the counter by any means, and pays with a yellow.",
  "A clumsy challenge by {player}. Yellow.",
  "{player} has a word too many with the referee and is booked.",
  "{player} catches an ankle. The yellow card is out.",
  "That's a booking: {player} never looked like getting the ball.",
  "The referee has seen enough of {player} for now. Yellow card.",
  "{player} is cautioned for a trip.",
  "Yellow for {player}, and no complaints.",
];

export const straightRedLines: readonly string[] = [
  "Red card! {player} goes in with both feet and has to go.",
  "{player} brings down the last runner. Red, and {team} are a player short.",
  "Straight red for {player}! {team} must see this out with fewer.",
  "A wild lunge by {player}, and the referee does not hesitate: off.",
  "{player} handles it on the line. Red card!",
];

export const secondYellowLines: readonly string[] = [
  "Second yellow for {player}, and that means red. {team} are a player down.",
  "{player} was already on a booking. That's another, and off goes {player}.",
  "Two yellows make a red: {player} leaves {team} short.",
  "No need to look it up. {player} has been booked before, and is sent off.",
  "{player} dives in again, is booked again, and the match is over for {player}.",
];
