import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "#contract/endpoint.ts";

const folder = fileURLToPath(new URL("../../src/contract", import.meta.url));

/** Every endpoint exported from src/contract. */
export async function declaredEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(folder, file))));
  return modules.flatMap((exported: object) => Object.values(exported).filter(isEndpoint));
}

/** For example `GET /api/teams/:id/positions`. */
export function nameOf({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}
