import { parseSync } from "vite";

/** A package that a file imports, with the line. */
export interface PackageImport {
  readonly name: string;
  readonly line: number;
}

/** Resolves a package's address instead of importing it. */
const RESOLVED = /import\.meta\.resolve\(\s*["'`]([^"'`]+)["'`]/g;

/**
 * The packages that a TypeScript file loads at run time, at startup or later. Type-only imports are gone when
 * Node runs it.
 *
 * @throws Error for a dynamic import of a computed name, because it could load anything.
 */
export function packageImports(file: string, text: string): PackageImport[] {
  const { module, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const asked = [
    ...module.staticImports
      .filter(({ start }) => !/^import\s+type\b/.test(text.slice(start)))
      .map(({ start, moduleRequest }) => ({ at: start, from: moduleRequest.value })),
    ...module.staticExports
      .filter(({ start }) => !/^export\s+type\b/.test(text.slice(start)))
      .flatMap(({ start, entries }) =>
        entries
          .flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
          .map((from) => ({ at: start, from })),
      ),
    ...module.dynamicImports.map(({ start, moduleRequest }) => ({
      at: start,
      from: literalOf(file, text.slice(moduleRequest.start, moduleRequest.end)),
    })),
    ...[...text.matchAll(RESOLVED)].map(({ index, 1: from = "" }) => ({ at: index, from })),
  ];
  return asked
    .filter(({ from }) => !/^(?:node:|[#./])/.test(from))
    .map(({ at, from }) => ({ name: packageOf(from), line: text.slice(0, at).split("\n").length }));
}

function literalOf(file: string, argument: string): string {
  // One of our own files, whichever it is: `#words/${language}/all.ts`.
  const [, name] =
    /^["']([^"']+)["']$|^`([#.][^`]+)`$/.exec(argument)?.filter((part) => part !== undefined) ?? [];
  if (name === undefined) throw new Error(`${file} imports ${argument}, which is not said in the file`);
  return name;
}

/** Cuts `@scope/name/part` to the package `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
