import type { FastifyInstance, RouteOptions } from "fastify";

/**
 * The OpenAPI document, made from the schemas that the server itself validates with. Made on the first request, on a
 * server that answers nothing, because its generator is large and would slow starts. Mounted before the endpoints.
 */
export function mountDocs(server: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  let text: Promise<string> | null = null;
  server.addHook("onRoute", ({ method, url, schema }) => {
    if (method === "HEAD") return;
    routes.push({ method, url, ...(schema && { schema }), handler: () => undefined });
  });
  server.get("/api/docs", { schema: { hide: true } }, async (_, reply) => {
    text ??= writeDocs(routes);
    return reply.type("application/json; charset=utf-8").send(await text);
  });
}

async function writeDocs(routes: readonly RouteOptions[]): Promise<string> {
  const [
    { default: Fastify },
    { default: swagger },
    { jsonSchemaTransform, serializerCompiler, validatorCompiler },
  ] = await Promise.all([import("fastify"), import("@fastify/swagger"), import("fastify-type-provider-zod")]);
  const described = Fastify();
  described.setValidatorCompiler(validatorCompiler);
  described.setSerializerCompiler(serializerCompiler);
  await described.register(swagger, {
    openapi: {
      info: { title: "Panna", version: "1", description: "Every call that Panna's own pages make." },
    },
    transform: jsonSchemaTransform,
  });
  for (const route of routes) described.route(route);
  await described.ready();
  return JSON.stringify(described.swagger(), null, 2);
}
