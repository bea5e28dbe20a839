import type { SharedTeam } from "#contract/share.ts";
import { slotsOf } from "#game/team/formation.ts";
import type { Words } from "#words/noun.ts";
import { onPitch, type Picture, type PictureText, signature } from "./picture.ts";

/** The pitch on the right: its corner and size. */
const [LEFT, TOP, WIDTH, HEIGHT] = [560, 24, 610, 582];
const RADIUS = 38;
/** The left edge of the texts. */
const ASIDE = 80;

/** The five on their pitch, beside the team's name. */
export function teamPicture(team: SharedTeam, sharer: string | null, t: Words<"profile">): Picture {
  const placed = placedOf(team);
  const discs = placed.map(
    ({ x, y }) =>
      `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="#ffd35c" stroke="#2b1a00" stroke-width="4"/><rect x="${x - 88}" y="${y + RADIUS + 2}" width="176" height="34" rx="9" fill="#06150d" fill-opacity="0.82"/>`,
  );
  return {
    face: null,
    shapes: onPitch(`${pitch}${discs.join("")}`),
    texts: [...namesOf(team, sharer, t), ...placed.flatMap(toTexts)],
  };
}

const pitch = `<rect x="0" y="0" width="${LEFT - 30}" height="630" fill="#06150d" fill-opacity="0.55"/>
  <rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}" rx="14" fill="#1b6a46"/>
  <g fill="none" stroke="#f3f0dd" stroke-opacity="0.55" stroke-width="4">
    <rect x="${LEFT + 16}" y="${TOP + 16}" width="${WIDTH - 32}" height="${HEIGHT - 32}" rx="4"/>
    <path d="M${LEFT + 16} ${TOP + HEIGHT / 2}H${LEFT + WIDTH - 16}"/>
    <circle cx="${LEFT + WIDTH / 2}" cy="${TOP + HEIGHT / 2}" r="70"/>
    <path d="M${LEFT + 165} ${TOP + 16}v70h280v-70M${LEFT + 165} ${TOP + HEIGHT - 16}v-70h280v70"/>
  </g>`;

interface Placed {
  readonly playerName: string;
  readonly overall: number;
  readonly x: number;
  readonly y: number;
}

/** Slots are between 25 and 85 % of the pitch; here they spread over its whole height. */
function placedOf({ formation, players }: SharedTeam): Placed[] {
  const slots = slotsOf(formation);
  return players.flatMap(({ playerName, overall, positionIndex }) => {
    const slot = slots[positionIndex];
    if (slot === undefined) return [];
    const x = Math.round(LEFT + (WIDTH * slot.x) / 100);
    const y = Math.round(TOP + 68 + ((HEIGHT - 170) * (slot.y - 25)) / 60);
    return [{ playerName, overall, x, y }];
  });
}

function toTexts({ playerName, overall, x, y }: Placed): PictureText[] {
  return [
    { text: String(overall), colour: "#2b1a00", x, y, width: 52, height: 40 },
    { text: playerName, colour: "#ffffff", x, y: y + RADIUS + 19, width: 160, height: 24 },
  ];
}

function namesOf(team: SharedTeam, sharer: string | null, t: Words<"profile">): PictureText[] {
  const beside = { x: ASIDE, align: "left" } as const;
  return [
    { ...beside, text: team.name.toUpperCase(), colour: "#ffffff", y: 170, width: 400, height: 130 },
    { ...beside, text: team.formation, colour: "#ffd35c", y: 290, width: 300, height: 64 },
    {
      ...beside,
      text: t("share.picture.rating", { rating: team.rating }),
      colour: "#d9e6dc",
      y: 372,
      width: 400,
      height: 48,
    },
    ...signature(sharer, ASIDE).map((text) => ({ ...text, width: Math.min(text.width, 270) })),
  ];
}
