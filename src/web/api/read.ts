import { queryOptions } from "@tanstack/react-query";
import type { Endpoint, ResponseOf } from "#contract/endpoint.ts";
import { isUnauthorized } from "./api-error.ts";
import { call, type InputOf } from "./call.ts";

/** The query of an endpoint: its key is the endpoint's path and the input, its data the endpoint's answer. */
export function read<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ResponseOf<E>>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

/** The same for a read that yields null to a visitor, where a 401 fails any other (spec §7). */
export function readOrNull<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ResponseOf<E> | null>({
    queryKey: [endpoint.path, input],
    queryFn: async ({ signal }) => {
      try {
        return await call(endpoint, input, { signal });
      } catch (error) {
        if (isUnauthorized(error)) return null;
        throw error;
      }
    },
  });
}
