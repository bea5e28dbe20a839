import type { Move } from "#game/match/match-event.ts";

/**
 * A chance up to the shot, by the kind of move: laid on by somebody, or made alone. They end before the outcome, which
 * has lines of its own. Slots: {player} the shooter, {assist} the creator (only where laid on), {keeper}, {team}, {rivals}.
 */
export const chanceLines: Readonly<
  Record<Move, { readonly laidOn: readonly string[]; readonly alone: readonly string[] }>
> = {
  throughBall: {
    laidOn: [
      "{assist} splits the defence, and {player} is through!",
      "Lovely ball from {assist}. {player} has only {keeper} to beat.",
      "{assist} slides it in behind, {player} is onto it…",
      "{player} times the run, {assist} times the pass. One on one!",
      "{assist} sees the gap before anyone else does. {player} shoots!",
      "A reverse pass from {assist} opens {rivals} up, and {player} pulls the trigger.",
      "{assist} dinks it over the last defender for {player}.",
      "Straight through the middle from {assist}, and {player} bears down on goal.",
      "{rivals} appeal for nothing in particular as {assist} plays {player} in.",
    ],
    alone: ["{player} breaks the line and is through on {keeper}!"],
  },
  cutback: {
    laidOn: [
      "{assist} gets to the line and cuts it back for {player}!",
      "{assist} squares it, {player} arrives on cue…",
      "Pulled back by {assist}. {player} meets it first time!",
      "{assist} beats a defender on the outside and picks out {player} in the middle.",
      "Low across the face from {assist}, {player} slides in!",
      "{assist} holds it up, looks, and rolls it back to {player} on the edge of the area.",
      "{player} ghosts in at the far post, and {assist} has the ball on a plate.",
      "{assist} wriggles along the byline and finds {player} unmarked.",
      "The ball from {assist} takes out two of {rivals}. {player} must hit it now!",
    ],
    alone: ["The ball breaks kindly in front of goal, and {player} swings at it!"],
  },
  counter: {
    laidOn: [
      "{team} break at speed! {assist} leads it, {player} takes the shot.",
      "Two against one. {assist} waits, waits, gives it to {player}!",
      "From one end to the other: {assist} releases {player} on the counter.",
      "{rivals} are caught upfield, and {assist} sends {player} clear.",
      "{assist} steals it on halfway and finds {player} on the run.",
      "{rivals} lose it, {assist} is away, and {player} is in support. Here comes the shot.",
    ],
    alone: [
      "{player} robs the last defender and races away!",
      "{rivals} commit too many, and {player} runs half the pitch alone.",
      "On the break, {player} has no help and does not want any.",
      "An intercepted pass, an open field, and {player} going for goal.",
      "{player} picks off a square ball and has a clear sight of {keeper}.",
      "{team} clear, {rivals} hesitate, {player} does not!",
    ],
  },
  longShot: {
    laidOn: [
      "{assist} tees it up, and {player} hits it from distance!",
      "{assist} lays it back for {player}, who lets fly.",
      "Nothing on ahead, so {assist} gives it to {player} to try from range.",
      "{player} takes one touch from the pass by {assist} and shoots from a long way out.",
      "Rolled across by {assist}, struck from deep by {player}…",
    ],
    alone: [
      "{player} has a go from well out!",
      "{keeper} is a step off the line, and {player} has noticed…",
      "Nobody closes {player} down. Why not from there?",
      "{player} shifts it onto the stronger foot and thumps it from range.",
      "From all of the way out, {player}!",
      "{player} drops a shoulder and drives one from distance.",
      "It sits up nicely for {player}, who catches it on the bounce.",
    ],
  },
  solo: {
    laidOn: ["{assist} gives it to {player}, who does the rest alone…"],
    alone: [
      "{player} goes past one, past two, and shoots!",
      "A nutmeg by {player}! Panna! And now the finish…",
      "{player} twists one way and the other, and makes half a yard.",
      "Quick feet from {player} in a tight corner, and a sight of goal.",
      "{player} dances along the edge of the area and takes aim.",
      "{player} shrugs off a challenge and goes alone.",
      "Step-over, step-over, shot from {player}!",
      "{player} leaves a defender on the floor and looks up at {keeper}.",
    ],
  },
  freeKick: {
    laidOn: ["{assist} touches the free kick to {player}, who shoots!"],
    alone: [
      "Free kick to {team}, just outside the area. {player} over it…",
      "{player} is brought down and gets up to take the free kick.",
      "{rivals} line up a wall of three. {player} takes the free kick.",
      "A foul, a free kick, and {player} places the ball with great care.",
      "{team} have a free kick in a good spot. {player} steps up.",
      "Two short steps from {player}, and the free kick is struck.",
    ],
  },
};
