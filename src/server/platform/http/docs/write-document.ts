import { readdir } from "node:fs/promises";
import type { RouteOptions } from "fastify";
import * as z from "zod/mini";

const CONTRACT = new URL("../../../../contract/", import.meta.url);

interface OpenApi {
  components?: { schemas?: Record<string, unknown> };
}

/** The OpenAPI document of these routes, as text. Every shape that the contract exports has its name in it. */
export async function writeDocument(routes: readonly RouteOptions[]): Promise<string> {
  const [
    { default: Fastify },
    { default: swagger },
    { createJsonSchemaTransform, createJsonSchemaTransformObject, serializerCompiler, validatorCompiler },
    schemaRegistry,
  ] = await Promise.all([
    import("fastify"),
    import("@fastify/swagger"),
    import("fastify-type-provider-zod"),
    namedShapes(routes),
  ]);
  const described = Fastify();
  described.setValidatorCompiler(validatorCompiler);
  described.setSerializerCompiler(serializerCompiler);
  await described.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Panna", version: "1", description: "Every call that Panna's own pages make." },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  for (const route of routes) described.route(route);
  await described.ready();
  return JSON.stringify(withoutUnused({ ...described.swagger() } as OpenApi), null, 2);
}

/**
 * The contract's exported objects and unions, each under its export's name with a capital. Parameters have none: the
 * document lists them one by one.
 */
async function namedShapes(routes: readonly RouteOptions[]) {
  const registry = z.registry<{ id: string }>();
  const parameters = new Set(routes.flatMap(({ schema }) => [schema?.params, schema?.querystring]));
  const names = await readdir(CONTRACT, { recursive: true });
  const files = names.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")).toSorted();
  const modules = await Promise.all(
    files.map(async (file): Promise<object> => import(/* @vite-ignore */ `#contract/${file}`)),
  );
  for (const [name, value] of modules.flatMap((exported) => Object.entries(exported))) {
    const isShape = value instanceof z.ZodMiniObject || value instanceof z.ZodMiniUnion;
    if (isShape && !parameters.has(value) && !registry.has(value))
      registry.add(value, { id: `${name[0]?.toUpperCase()}${name.slice(1)}` });
  }
  return registry;
}

/** Each shape comes as it is sent and as it is answered; most are used in one way alone. */
function withoutUnused(document: OpenApi): OpenApi {
  const { schemas = {} } = document.components ?? {};
  const used = new Map<string, unknown>();
  const follow = (value: unknown): void => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.set(name, schemas[name]);
      follow(schemas[name]);
    }
  };
  follow({ ...document, components: null });
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(used) },
  };
}
