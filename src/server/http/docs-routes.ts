import type { FastifyInstance } from "fastify";

/** The OpenAPI document, made from the schemas that the server itself validates with. */
export async function mountDocs(server: FastifyInstance): Promise<void> {
  server.get("/api/docs", { schema: { hide: true } }, async (_, reply) =>
    reply.type("application/json; charset=utf-8").send(JSON.stringify(server.swagger(), null, 2)),
  );
}
