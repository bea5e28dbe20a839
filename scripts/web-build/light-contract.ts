import { type ESTree, type Plugin, parseAst } from "vite";

/** What a browser needs of an endpoint: how it is called. What goes in and comes out is a type, and types weigh nothing. */
const KEPT = new Set(["method", "path", "file"]);
const CONTRACT = /\/src\/contract\/.*\.ts$/u;

/**
 * Leaves the schemas of the contract out of the browser's code: only the server checks by them. An endpoint keeps what
 * `call` reads, and a schema that nothing else uses is dropped with what it is made of, zod included.
 */
export function lightContract(): Plugin {
  return {
    name: "panna:light-contract",
    apply: "build",
    transform: { filter: { id: CONTRACT }, handler: (code) => ({ code: lighten(code), map: null }) },
  };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Turns a module of the contract, already JavaScript, into its light twin. */
export function lighten(code: string): string {
  const edits = parseAst(code).body.flatMap((statement): Edit[] => {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") return [];
    return declared.declarations.flatMap(({ init }) => {
      if (init?.type !== "CallExpression" && init?.type !== "ObjectExpression") return [];
      return [{ start: init.start, end: init.end, text: droppable(lightened(init, code)) }];
    });
  });
  return edits.reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    code,
  );
}

/** An expression that the bundler may drop where nothing reads its value. */
function droppable(expression: string): string {
  return `/* @__PURE__ */ (() => ${expression})()`;
}

/** A call of `defineEndpoint` as the object that it gives, without what browsers do not read; all else as it stands. */
function lightened(value: ESTree.CallExpression | ESTree.ObjectExpression, code: string): string {
  const declared = value.type === "CallExpression" && isEndpoint(value.callee) ? value.arguments[0] : null;
  if (declared?.type !== "ObjectExpression") return `(${code.slice(value.start, value.end)})`;
  const kept = declared.properties.filter(
    (one) => one.type === "SpreadElement" || (one.key.type === "Identifier" && KEPT.has(one.key.name)),
  );
  return `({ ${kept.map((one) => code.slice(one.start, one.end)).join(", ")} })`;
}

function isEndpoint(callee: ESTree.Expression): boolean {
  return callee.type === "Identifier" && callee.name === "defineEndpoint";
}
