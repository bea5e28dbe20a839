import type { Move } from "#game/match/match-event.ts";

const openPlay: readonly string[] = [
  "Goal! {player} slots it past {keeper}.",
  "Goal! {player} rolls it into the far corner.",
  "It's in! {player} finds the bottom corner.",
  "Goal for {team}! {player} makes no mistake.",
  "{player} scores! Low, hard, and out of reach of {keeper}.",
  "Goal! {player} lifts it over {keeper} with the lightest of touches.",
  "{player} buries it in the roof of the net!",
  "Goal! {keeper} gets a hand to it, but {player} hit it too well.",
  "{player} goes round {keeper} and taps it in. Goal!",
  "Goal! {player} pokes it through the legs of {keeper}.",
  "In off the post! {player} has scored.",
  "Goal! {player} side-foots it home as calmly as you like.",
  "The net bulges! {player} with the finish.",
  "{player} sends {keeper} the wrong way. Goal!",
  "Goal! {player} smashes it in at the near post.",
  "{player} toe-pokes it in before anyone can react. Goal!",
  "Goal! Clinical from {player}.",
  "{keeper} is beaten! {player} tucks it away.",
  "Goal! It squirms under {keeper}, and {player} wheels away.",
  "{player} opens up the body and curls it in. What a goal!",
  "Goal! {player} had time to pick a spot, and picked the right one.",
  "A scruffy finish, but {player} will take it. Goal!",
];

const fromRange: readonly string[] = [
  "Goal! It flies into the top corner. {keeper} never moved.",
  "What a strike from {player}! Goal!",
  "Goal! It dips, it swerves, it leaves {keeper} with no chance. Take a bow, {player}.",
  "{player} finds the only gap there was, from all that way. Goal!",
  "Goal! It skids off the floor and in past {keeper}. A fine hit by {player}.",
  "In off the underside of the bar! {player} will want to see that one again.",
];

const fromFreeKick: readonly string[] = [
  "Goal! {player} bends it round the wall and in.",
  "Straight through the wall! {player} scores.",
  "Goal! The free kick clips a shoulder and wrong-foots {keeper}. {player} claims it.",
  "{player} goes over the wall and under the bar. Goal!",
  "Goal! Low to the side of the keeper, a free kick of beauty from {player}.",
];

/** How a goal was finished, by the kind of move. Slots: {player} the scorer, {keeper} the beaten one, {team}, {rivals}. */
export const finishLines: Readonly<Record<Move, readonly string[]>> = {
  throughBall: openPlay,
  cutback: openPlay,
  counter: openPlay,
  solo: openPlay,
  longShot: fromRange,
  freeKick: fromFreeKick,
};

/** What a goal means for the match. */
export type GoalMeaning =
  | "opener"
  | "equaliser"
  | "lead"
  | "extended"
  | "reply"
  | "lateEqualiser"
  | "lateLead";

/** A second sentence for a goal. Slots: {team} who scored, {rivals}, {score}. */
export const meaningLines: Readonly<Record<GoalMeaning, readonly string[]>> = {
  opener: [
    "{team} have the first goal of the match.",
    "{team} lead, {score}.",
    "That breaks the deadlock.",
    "First blood to {team}.",
    "The scoring is under way: {score}.",
    "{team} draw first.",
  ],
  equaliser: [
    "All square at {score}.",
    "{team} are level!",
    "It's {score}, and {rivals} have to start again.",
    "Level once more, {score}.",
    "The lead is gone: {score}.",
    "Nothing between the two of them now, {score}.",
  ],
  lead: [
    "{team} go in front, {score}.",
    "{score}, and the lead belongs to {team}.",
    "Now it's {team} who have their noses in front.",
    "{rivals} trail, {score}.",
    "Advantage {team}: {score}.",
    "{team} edge it, {score}.",
  ],
  extended: [
    "{team} pull away, {score}.",
    "{score}. There is daylight now.",
    "{team} are in control at {score}.",
    "{rivals} have a hill to climb: {score}.",
    "It's {score}, and {team} look hungry for more.",
    "That's a cushion for {team}, {score}.",
    "{score}, and heads go down among {rivals}.",
    "{team} are running away with it, {score}.",
  ],
  reply: [
    "{team} pull one back, {score}.",
    "{score}. There is life in {team} yet.",
    "{team} are not done: {score}.",
    "It's {score}, and {rivals} will feel that.",
    "The gap shrinks to {score}.",
    "Something for {team} to build on, {score}.",
  ],
  lateEqualiser: [
    "With the clock running down, {team} are level at {score}!",
    "They've left it late, but it's {score}!",
    "{rivals} were minutes from winning. It's {score}!",
    "Rescued at the death, {score}!",
  ],
  lateLead: [
    "Surely that wins it for {team}! It's {score}.",
    "So late in the day, {team} lead {score}!",
    "{rivals} have hardly any time to answer. {score}!",
    "What a moment to go in front: {score}!",
  ],
};
