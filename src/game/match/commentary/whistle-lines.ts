/** Kick-offs. Slots: {team} the side that kicks off, {rivals}. */
export const firstKickOffLines: readonly string[] = [
  "{team} get us under way against {rivals}.",
  "The whistle goes, and {team} kick off.",
  "Twenty minutes each way. {team} have the ball first.",
  "Five against five, {team} against {rivals}. We're off.",
  "Here we go: {team} start with the ball.",
  "Under the lights, {team} kick off.",
];

export const secondKickOffLines: readonly string[] = [
  "{team} restart. Twenty minutes to play.",
  "The second half is on, with {team} in possession.",
  "Back under way, {team} with the kick-off.",
  "The sides have changed ends, and {team} get the second half going.",
  "Off we go again. {team} have it.",
];

/** How a match stands when the whistle goes. */
export type WhistleMeaning = "goalless" | "level" | "close" | "ahead" | "clear";

/** Slots of both: {team} the leaders and {rivals} the others (home and away when level), {score}. */
export const halfTimeLines: Readonly<Record<WhistleMeaning, readonly string[]>> = {
  goalless: [
    "Half-time, and neither goalkeeper has been beaten.",
    "Goalless at the break.",
    "Half-time: {score}. Somebody will have to risk something.",
    "No goals in the first half, though not for want of running.",
  ],
  level: [
    "Half-time, and they are level at {score}.",
    "{score} at the break. Take your pick.",
    "The first half ends {score}, nothing between them.",
    "All to play for: {score} at half-time.",
  ],
  close: [
    "Half-time. {team} lead {score}.",
    "{team} take a {score} lead into the break.",
    "One goal in it at half-time, {score} to {team}.",
    "At the interval {team} are ahead, but only just: {score}.",
  ],
  ahead: [
    "Half-time, with {team} two goals to the good at {score}.",
    "{team} lead {score} at the break, and look comfortable enough.",
    "Half-time: {score}. {rivals} need the next goal.",
    "The whistle goes with {team} in front, {score}.",
  ],
  clear: [
    "Half-time, and {team} are well on top at {score}.",
    "{score} at the break. {rivals} have some talking to do.",
    "{team} have one hand on it at half-time, {score}.",
    "The whistle comes as a mercy for {rivals}: {score} at half-time.",
  ],
};

export const fullTimeLines: Readonly<Record<WhistleMeaning, readonly string[]>> = {
  goalless: [
    "Full time: {score}. The defences win the day.",
    "It ends without a goal.",
    "Forty minutes, no goals, one point of honour each.",
  ],
  level: [
    "Full time, and it ends all square at {score}.",
    "{score}, and nobody goes home beaten.",
    "A draw, {score}. Neither side deserved to lose it.",
    "That's that: {score}, honours even.",
  ],
  close: [
    "Full time. {team} edge it, {score}.",
    "It's over! {team} hold on to win {score}.",
    "{team} win by the odd goal, {score}.",
    "The final whistle, and {team} can breathe out: {score}.",
    "One goal was enough of a difference. {team} win {score}.",
  ],
  ahead: [
    "Full time. {team} win {score}.",
    "{team} have done enough, {score}.",
    "There is the whistle. {score} to {team}, two goals the difference.",
    "{team} take it, {score}.",
    "It ends {score}, and {team} deserve it.",
  ],
  clear: [
    "Full time. {team} win it well, {score}.",
    "A comfortable win for {team}: {score}.",
    "{team} were too good for {rivals}, {score}.",
    "The final whistle, and no argument: {score} to {team}.",
    "{rivals} will want to forget this one. {team} win {score}.",
  ],
};
