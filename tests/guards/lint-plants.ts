import { answers } from "./answer-plants.ts";
import { docstrings, withDocstrings } from "./docstring-plants.ts";
import type { Room } from "./overlay.ts";
import type { Plant } from "./plant.ts";
import { toasts } from "./toast-plants.ts";

const importRule = "eslint(no-restricted-imports)";
const clockRule = "panna(no-ambient-input)";

function importPlant(room: Plant["room"], forbidden: string, allowed: string): Plant {
  return {
    name: `${room === "scripts" ? room : `src/${room}`} importing ${forbidden}`,
    room,
    code: importRule,
    planted: `import * as other from "${forbidden}";\nexport const planted = other;\n`,
    clean: `import * as other from "${allowed}";\nexport const clean = other;\n`,
  };
}

function clockPlant(room: Room, ambient: string): Plant {
  return {
    name: `src/${room} using ${ambient}`,
    room,
    code: clockRule,
    planted: `export function planted(): unknown {\n  return ${ambient};\n}\n`,
    clean: "export function clean(now: number): unknown {\n  return new Date(now);\n}\n",
  };
}

const walls: Plant[] = [
  importPlant("game", "#contract/room.ts", "#game/room.ts"),
  importPlant("game", "#server/room.ts", "#game/room.ts"),
  importPlant("game", "#web/room.ts", "#game/room.ts"),
  importPlant("game", "fast-check", "pure-rand/generator/xoroshiro128plus"),
  importPlant("game", "node:fs", "./room.ts"),
  importPlant("contract", "#server/room.ts", "#game/room.ts"),
  importPlant("contract", "#web/room.ts", "#contract/room.ts"),
  importPlant("contract", "fastify", "zod/mini"),
  importPlant("contract", "node:fs", "./room.ts"),
  importPlant("game", "#words/room.ts", "#game/room.ts"),
  importPlant("contract", "#words/room.ts", "#game/room.ts"),
  importPlant("words", "#web/room.ts", "#contract/room.ts"),
  importPlant("server", "#web/room.ts", "#contract/room.ts"),
  importPlant("web", "#server/room.ts", "#contract/room.ts"),
  importPlant("web", "node:fs", "#game/room.ts"),
];

function floorPlant(folder: string, forbidden: string, allowed: string): Plant {
  return {
    ...importPlant("server", forbidden, allowed),
    name: `src/server/${folder} importing ${forbidden}`,
    folder,
    code: "house(floors)",
  };
}

const floors: Plant[] = [
  floorPlant("platform/jobs", "#server/account/table.ts", "#server/platform/log.ts"),
  floorPlant("platform", "#server/app.ts", "#server/deps.ts"),
  floorPlant("card", "#server/team/store.ts", "#server/football/table.ts"),
  floorPlant("account", "#server/admin/routes.ts", "#server/account/table.ts"),
  floorPlant("fantasy", "#server/nowhere/store.ts", "#server/match/store.ts"),
  floorPlant("match", "#server/panna-jobs.ts", "#server/config.ts"),
];

function textPlant(name: string, planted: string, clean: string): Plant {
  return { name, room: "web", code: "words(no-literal-text)", extension: "tsx", planted, clean };
}

const inTags = (inside: string): string =>
  `export function Planted({ text }: { readonly text: string }) {\n  return ${inside};\n}\n`;
const imported = 'import { toast } from "#web/room.ts";\n';

const texts: Plant[] = [
  textPlant(
    "a text between tags",
    inTags("<p title={text}>Your cards</p>"),
    inTags("<p title={text}>{text}</p>"),
  ),
  textPlant(
    "a text in braces",
    inTags('<p title={text}>{"Your cards"}</p>'),
    inTags("<p title={text}>{text} · 5</p>"),
  ),
  textPlant(
    "a text for one case",
    inTags('<p>{text === "" ? "No cards" : text}</p>'),
    inTags('<p>{text === "" ? "–" : text}</p>'),
  ),
  textPlant(
    "a text that is read out",
    inTags('<p aria-label="Your cards">{text}</p>'),
    inTags("<p aria-label={text}>{text}</p>"),
  ),
  textPlant(
    "a text that is hovered",
    inTags("<p title={`Cards of ${text}`}>{text}</p>"),
    inTags("<p title={`${text} · ${text}`}>{text}</p>"),
  ),
  textPlant(
    "a toast",
    `${imported}export const planted = () => toast({ title: "Saved" });\n`,
    `${imported}export const clean = (title: string) => toast({ title });\n`,
  ),
  textPlant(
    "the document's title",
    'export function planted() {\n  document.title = "Your cards";\n}\n',
    "export function clean(title: string) {\n  document.title = title;\n}\n",
  ),
];

const rooms: Plant[] = (["game", "server", "web", "scripts"] as const).flatMap((room) =>
  ["./below/other.ts", "../other.ts"].map((climbing) => ({
    ...importPlant(room, climbing, "./other.ts"),
    code: "house(named-rooms)",
  })),
);

rooms.push({
  name: "scripts importing ../other/${name}.ts",
  room: "scripts",
  code: "house(named-rooms)",
  planted: "export const planted = (name: string) => import(`../other/${name}.ts`);\n",
  clean: "export const clean = (name: string) => import(`#scripts/other/${name}.ts`);\n",
});

const moduleState: Plant[] = [
  "export let planted = 0;",
  "export const planted = new Map<string, number>();",
].map((planted) => ({
  name: `src/server remembering by ${planted}`,
  room: "server",
  code: "house(no-module-state)",
  planted: `${planted}\n`,
  clean: "export function clean(): Map<string, number> {\n  return new Map<string, number>();\n}\n",
}));

const clockAndChance: Plant[] = (["game", "server", "web"] as const).flatMap((room) =>
  [
    "Date.now()",
    "new Date()",
    "Math.random()",
    "performance.now()",
    "globalThis.Date.now()",
    'Date["now"]()',
    "[1].map(Math.random)",
  ].map((ambient) => clockPlant(room, ambient)),
);

const environment: Plant[] = ['process.env["PORT"]', "{ ...process.env }", "globalThis.process.env"].map(
  (reading) => ({
    name: `src/server reading ${reading}`,
    room: "server",
    code: clockRule,
    planted: `export function planted(): unknown {\n  return ${reading};\n}\n`,
    clean:
      "export function clean(read: (env: NodeJS.ProcessEnv) => unknown): unknown {\n  return read(process.env);\n}\n",
  }),
);

/** This many statements that break no rule. */
function statements(count: number): string {
  return Array.from({ length: count }, (_, index) => `  total += ${index + 1};\n`).join("");
}

/** A function of `lines` lines, braces included. */
function functionOf(lines: number): string {
  return `export function sum(start: number): number {\n  let total = start;\n${statements(lines - 4)}  return total;\n}\n`;
}

function fileOf(lines: number): string {
  return Array.from({ length: lines }, (_, index) => `export const part${index} = ${index};\n`).join("");
}

function nestedIn(depth: number): string {
  const open = Array.from({ length: depth }, (_, index) => `if (points > ${index}) {`).join("\n");
  return `export function deep(points: number): number {\n${open}\nreturn 1;\n${"}\n".repeat(depth)}return 0;\n}\n`;
}

function withParameters(count: number): string {
  const names = Array.from({ length: count }, (_, index) => `part${index}`);
  const parameters = names.map((name) => `${name}: number`).join(", ");
  return `export function sum(${parameters}): number {\n  return ${names.join(" + ")};\n}\n`;
}

const sizes: Plant[] = [
  {
    name: "a file of 301 lines",
    room: "game",
    code: "eslint(max-lines)",
    planted: fileOf(301),
    clean: fileOf(300),
  },
  {
    name: "a file whose 301st line is a comment",
    room: "server",
    code: "eslint(max-lines)",
    planted: `${fileOf(300)}// Nothing follows.\n`,
    clean: `${fileOf(299)}// Nothing follows.\n`,
  },
  {
    name: "a function of 51 lines",
    room: "game",
    code: "eslint(max-lines-per-function)",
    planted: functionOf(51),
    clean: functionOf(50),
  },
  {
    name: "a function of five parameters",
    room: "game",
    code: "eslint(max-params)",
    planted: withParameters(5),
    clean: withParameters(4),
  },
  {
    name: "blocks nested four deep",
    room: "game",
    code: "eslint(max-depth)",
    planted: nestedIn(4),
    clean: nestedIn(3),
  },
];

const later = "async function later(): Promise<number> {\n  return Promise.resolve(1);\n}\n";

const sideFunction =
  'export function pointsOf(side: "home" | "away"): number {\n  let points = 0;\n  switch (side) {\n';

const safety: Plant[] = [
  {
    name: "a value of type any",
    room: "server",
    code: "typescript(no-explicit-any)",
    planted: "export function planted(value: any): unknown {\n  return value;\n}\n",
    clean: "export function clean(value: unknown): unknown {\n  return value;\n}\n",
  },
  {
    name: "a promise that nobody waits for",
    room: "server",
    code: "typescript(no-floating-promises)",
    planted: `${later}export function planted(): void {\n  later();\n}\n`,
    clean: `${later}export async function clean(): Promise<void> {\n  await later();\n}\n`,
  },
  {
    name: "a promise used as a condition",
    room: "server",
    code: "typescript(no-misused-promises)",
    planted: `${later}export function planted(): number {\n  if (later()) return 1;\n  return 0;\n}\n`,
    clean: `${later}export async function clean(): Promise<number> {\n  if (await later()) return 1;\n  return 0;\n}\n`,
  },
  {
    name: "an assertion that something is there",
    room: "server",
    code: "typescript(no-non-null-assertion)",
    planted: "export function planted(name: string | null): string {\n  return name!;\n}\n",
    clean: 'export function clean(name: string | null): string {\n  return name ?? "";\n}\n',
  },
  {
    name: "a case left out",
    room: "server",
    code: "typescript(switch-exhaustiveness-check)",
    planted: `${sideFunction}    case "home":\n      points = 3;\n  }\n  return points;\n}\n`,
    clean: `${sideFunction}    case "home":\n      points = 3;\n      break;\n    case "away":\n      points = 1;\n  }\n  return points;\n}\n`,
  },
  {
    name: "a default export",
    room: "server",
    code: "import(no-default-export)",
    planted: "export default function planted(): number {\n  return 1;\n}\n",
    clean: "export function clean(): number {\n  return 1;\n}\n",
  },
  {
    name: "a line written to the console",
    room: "server",
    code: "eslint(no-console)",
    planted: 'export function planted(): void {\n  console.log("here");\n}\n',
    clean: 'export function clean(log: (text: string) => void): void {\n  log("here");\n}\n',
  },
];

/** What `oxlint` must reject, by the name shown in the tests. */
export const lintPlants: Record<string, Plant[]> = {
  "the import rules": walls,
  "the floors of the server": floors,
  "the rule on names of rooms": rooms,
  "the rule on state in modules": withDocstrings(moduleState),
  "the rule on lost answers": answers,
  "the rule on lost toasts": toasts,
  "the rule on texts outside the catalogue": texts,
  "the rule on clock and chance": withDocstrings(clockAndChance),
  "the rule on the environment": withDocstrings(environment),
  "the size limits": withDocstrings(sizes),
  "the safety rules": withDocstrings(safety),
  "the rule on docstrings": docstrings,
};
