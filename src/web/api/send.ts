import { ApiError } from "./api-error.ts";
import { noteServerTime } from "./server-time.ts";

export interface RequestToSend {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Lets a small write outlive the page that sends it. */
  readonly keepalive?: boolean | undefined;
}

/**
 * Sends a request with cookies and a JSON body, and parses the response as JSON (spec §7).
 * @throws ApiError for an error response; TypeError without a response.
 */
export async function send(request: RequestToSend): Promise<unknown> {
  const { method, path, body, signal, keepalive = false } = request;
  const hasBody = body !== undefined;
  const answer = await fetch(path, {
    method,
    credentials: "include",
    keepalive,
    headers: { ...request.headers, ...(hasBody ? { "content-type": "application/json" } : {}) },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
  noteServerTime(answer.headers);
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText);
  const text = await answer.text();
  // Some responses are not used (spec §7) and can be empty.
  return text === "" ? undefined : JSON.parse(text);
}
