import type { FastifyRequest } from "fastify";

/**
 * Whether a page loads the address as a part of itself, such as a picture: neither the user nor our code asked for it.
 * Browsers say what an answer is for; other clients say nothing.
 */
export function isPartOfPage({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const destination = headers["sec-fetch-dest"];
  return destination !== undefined && destination !== "document" && destination !== "empty";
}
