/** Preloaded into everything Node runs: starts take half the time (docs/decisions/0054). */
import { enableCompileCache, registerHooks, type ResolveFnOutput } from "node:module";

enableCompileCache();

// oxlint-disable-next-line house/no-module-state -- Runs before there is anything to hand in.
const drizzle = new Map<string, ResolveFnOutput>();

/**
 * Node 24 parses a package's whole package.json for each import of each of its ES modules, and Drizzle's has 179 kB:
 * half a second of a start. Its CommonJS modules are the same code.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith("drizzle-orm")) return next(specifier, context);
    const found = drizzle.get(specifier) ?? next(specifier, { ...context, conditions: ["require", "node"] });
    drizzle.set(specifier, { ...found, shortCircuit: true });
    return found;
  },
});
