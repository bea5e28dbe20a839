import { queryOptions } from "@tanstack/react-query";
import type { Endpoint, ResponseOf } from "#contract/endpoint.ts";
import { forgetDevice } from "#web/offline/forget-device.ts";
import { isUnauthorized } from "./api-error.ts";
import { call, type InputOf } from "./call.ts";

/** The query of an endpoint. Its key is the endpoint's path and the input, its data the response. */
export function read<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ResponseOf<E>>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

/** The same, but a 401 yields null instead of failing (spec §7). */
export function readOrNull<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ResponseOf<E> | null>({
    queryKey: [endpoint.path, input],
    queryFn: async ({ signal }) => {
      try {
        return await call(endpoint, input, { signal });
      } catch (error) {
        if (isUnauthorized(error)) {
          void forgetDevice();
          return null;
        }
        throw error;
      }
    },
  });
}
