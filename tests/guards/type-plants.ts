import type { Room } from "./overlay.ts";
import type { Plant } from "./plant.ts";

const unknownName = "TS2304";
const needsBrowserTypes = "TS2584";
const needsNodeTypes = "TS2591";
const outsideTheRoom = "TS6307";

/** A function that returns a global the room lacks; its twin returns one that every room has. */
function globalPlant(room: Room, name: string, code: string): Plant {
  return {
    name: `src/${room} using \`${name}\``,
    room,
    code,
    planted: `export function planted(): unknown {\n  return ${name};\n}\n`,
    clean: `export function clean(): unknown {\n  return Math;\n}\n`,
  };
}

function nodePlant(room: Room): Plant {
  return {
    name: `src/${room} importing node:fs`,
    room,
    code: needsNodeTypes,
    planted: `import { readFileSync } from "node:fs";\nexport const planted = readFileSync;\n`,
    clean: `import { ${room} } from "./room.ts";\nexport const clean = ${room};\n`,
  };
}

/** A relative path around the import names. The compiler reports a file once, so each plant imports its own file. */
function relativePlant(room: Room, other: Room): Plant {
  return {
    name: `src/${room} reaching into src/${other} by a relative path`,
    room,
    code: outsideTheRoom,
    planted: `import { ${other} } from "../${other}/room-for-${room}.ts";\nexport const planted = ${other};\n`,
    clean: `import { ${room} } from "./room.ts";\nexport const clean = ${room};\n`,
  };
}

const strictness: Plant[] = [
  {
    name: "an element of an array taken for certain",
    room: "game",
    code: "TS2322",
    planted: "export function first(points: number[]): number {\n  return points[0];\n}\n",
    clean: "export function first(points: number[]): number {\n  return points[0] ?? 0;\n}\n",
  },
  {
    name: "an enum, which type stripping cannot run",
    room: "game",
    code: "TS1294",
    planted: "export enum Side {\n  home,\n  away,\n}\n",
    clean: 'export type Side = "home" | "away";\n',
  },
  {
    name: "undefined for an optional property",
    room: "game",
    code: "TS2375",
    planted: "type Slot = { card?: string };\nexport const slot: Slot = { card: undefined };\n",
    clean: "type Slot = { card?: string };\nexport const slot: Slot = {};\n",
  },
];

/** What `tsc` must reject, by room. */
export const typePlants: Plant[] = [
  ...(["game", "contract"] as const).flatMap((room) => [
    globalPlant(room, "process", needsNodeTypes),
    globalPlant(room, "fetch", unknownName),
    globalPlant(room, "document", needsBrowserTypes),
    nodePlant(room),
  ]),
  globalPlant("server", "document", needsBrowserTypes),
  globalPlant("web", "process", needsNodeTypes),
  nodePlant("web"),
  relativePlant("game", "server"),
  relativePlant("contract", "server"),
  relativePlant("contract", "web"),
  relativePlant("server", "web"),
  relativePlant("web", "server"),
  ...strictness,
];

/** The files that the plants import: one for every room, and one for every pair of rooms. */
export function roomSources(rooms: readonly Room[]): Record<string, string> {
  const files = rooms.flatMap((room) => [
    `src/${room}/room.ts`,
    ...rooms.map((other) => `src/${room}/room-for-${other}.ts`),
  ]);
  return Object.fromEntries(files.map((file) => [file, `export const ${file.split("/")[1]} = 1;\n`]));
}
