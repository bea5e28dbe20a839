/**
 * Lint rule: the floors of the server.
 *
 * A noun can import the platform and the nouns before it in this list; the platform knows no noun. Code that uses
 * several nouns belongs in the last of them, or is passed in by the files above (app.ts, ports.ts, panna-jobs.ts),
 * which know all of them. A new noun joins the list in the commit that adds it.
 */
export const nouns = [
  "account",
  "football",
  "card",
  "team",
  "tournament",
  "match",
  "fantasy",
  "leaderboard",
  "scout",
  "mini-league",
  "practice",
  "notification",
  "profile",
  "share",
  "album",
  "statistics",
  "player",
  "search",
  "admin",
];

const floors = ["platform", ...nouns];

/** Top-level files that every floor can import: the dependencies passed to parts, and the configuration they read. */
const openToAll = new Set(["deps.ts", "config.ts"]);

/** What is wrong when a floor imports a path such as `#server/card/store.ts`; null: nothing. */
function wrongStep(floor, path) {
  if (!path.startsWith("#server/")) return null;
  const [target, below] = path.slice("#server/".length).split("/");
  if (below === undefined) {
    return openToAll.has(target) ? null : `${target} puts the parts together: a part does not import it.`;
  }
  if (!floors.includes(target)) return `"${target}" is not in the list of floors (scripts/lint/floors.js).`;
  if (floors.indexOf(target) <= floors.indexOf(floor)) return null;
  return floor === "platform"
    ? `The platform knows no noun: have app.ts hand in what it needs of "${target}".`
    : `"${floor}" comes before "${target}": move this up, or have ports.ts hand it in.`;
}

/** The path of an import, or what a template begins with; null: a value that only a run knows. */
function pathOf({ source }) {
  if (source?.type === "Literal") return String(source.value);
  return source?.type === "TemplateLiteral" ? source.quasis[0].value.raw : null;
}

const noClimbing = {
  create(context) {
    const [, floor, below] = context.filename.replaceAll("\\", "/").match(/src\/server\/([^/]+)(\/)?/) ?? [];
    if (floor === undefined || below === undefined) return {};
    if (!floors.includes(floor)) {
      return {
        Program: (node) =>
          context.report({
            node,
            message: `"${floor}" is not in the list of floors (scripts/lint/floors.js).`,
          }),
      };
    }
    const look = (node) => {
      const path = pathOf(node);
      const message = path === null ? null : wrongStep(floor, path);
      if (message !== null) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};

/**
 * Lint rule: siblings by `./name.ts`, everything else by import name, so moving a file doesn't change its own
 * imports.
 */
const namedRooms = {
  create(context) {
    const look = (node) => {
      const path = pathOf(node);
      if (path !== null && /^\.\.\/|^\.\/.*\//.test(path)) {
        context.report({
          node: node.source,
          message: "Across folders, import by the room: #server/…, #web/…",
        });
      }
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};

/** Lint rule: a module of the server remembers nothing. State lives in Deps, or in what is made once and handed in. */
const noModuleState = {
  create(context) {
    const isState = (kind, { init }) =>
      kind === "let" ||
      (init?.type === "NewExpression" &&
        /^(Weak)?(Map|Set)$/.test(init.callee.name) &&
        init.arguments.length === 0);
    return {
      Program({ body }) {
        for (const statement of body) {
          const node = statement.declaration ?? statement;
          if (node.type !== "VariableDeclaration") continue;
          if (node.declarations.some((one) => isState(node.kind, one))) {
            context.report({ node, message: "A module remembers nothing: state lives in Deps." });
          }
        }
      },
    };
  },
};

export default {
  meta: { name: "house" },
  rules: { floors: noClimbing, "named-rooms": namedRooms, "no-module-state": noModuleState },
};
