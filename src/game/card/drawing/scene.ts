import type { Rarity } from "#game/card/rarity.ts";
import type { ClubColours } from "./club-colours.ts";
import type { Shape } from "./shape.ts";

/** Width and height of the box of a scene's paths: the window of a drawn card. */
export const SCENE_BOX = { width: 93, height: 100 } as const;

const WHOLE = "M0 0h93v100H0Z";
/** The stand behind the player. */
const STAND = "M0 70 93 50v50H0Z";

/** A pattern in the club's second colour tells the rarity without the colour of the card. */
const PATTERNS: Readonly<Record<Rarity, string>> = {
  common: repeated(5, (at) => `M${30 * at - 40} 100 ${30 * at} 0h11l-40 100Z`),
  rare: repeated(30, (at) => `M${(at % 6) * 18} ${Math.floor(at / 6) * 25 - 9}l9 12-9 12-9-12Z`),
  epic: repeated(
    5,
    (at) => `M47 ${26 * at - 22} 100 ${26 * at + 22}v12L47 ${26 * at - 10} -6 ${26 * at + 34}v-12Z`,
  ),
  legendary: repeated(9, (at) => ray(at)),
};

function repeated(times: number, draw: (at: number) => string): string {
  return Array.from({ length: times }, (_, at) => draw(at)).join("");
}

/** One of nine rays around the player's head. */
function ray(at: number): string {
  const edges = [-0.17, 0.17].map((side) => {
    const turn = (at * Math.PI * 2) / 9 + side + 0.35;
    return `${Math.round(54 + 120 * Math.cos(turn))} ${Math.round(46 + 120 * Math.sin(turn))}`;
  });
  return `M54 46 ${edges.join(" ")}Z`;
}

/** What is behind the player on a drawn card: the club's colours, and a pattern for the rarity, in `SCENE_BOX`. */
export function sceneOf(rarity: Rarity, { primary, secondary }: ClubColours): readonly Shape[] {
  return [
    { d: WHOLE, fill: primary },
    { d: PATTERNS[rarity], fill: secondary, opacity: 0.5 },
    { d: STAND, fill: "#0b1210", opacity: 0.28 },
  ];
}
