import type { Endpoint, ResponseOf } from "#contract/endpoint.ts";
import { ApiError } from "./api-error.ts";
import type { InputOf } from "./call.ts";
import { answerOf } from "./decode-answer.ts";
import { noteServerTime } from "./server-time.ts";

export interface FileCallOptions {
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called repeatedly with the share sent so far, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Calls an endpoint that takes a file, as multipart/form-data: the text parts of `body`, then the file. Only this uses
 * XMLHttpRequest, because `fetch` doesn't report how much of a file has been sent.
 * @throws ApiError for an error response; TypeError without a response; the signal's reason after an abort.
 */
export function callWithFile<E extends Endpoint & { readonly file: string }>(
  endpoint: E,
  input: InputOf<E>,
  file: File,
  { idempotencyKey, signal, onProgress }: FileCallOptions = {},
): Promise<ResponseOf<E>> {
  return new Promise((settle, fail) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(endpoint.method, endpoint.path);
    request.withCredentials = true;
    if (idempotencyKey !== undefined) request.setRequestHeader("idempotency-key", idempotencyKey);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener("load", () => settle(answerTo(endpoint, request)));
    request.addEventListener("error", () => fail(new TypeError("The connection was lost")));
    request.addEventListener("abort", () => fail(abortReason(signal)));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(formOf(endpoint.file, input, file));
  });
}

// oxlint-disable-next-line typescript/require-await
async function answerTo<E extends Endpoint>(endpoint: E, request: XMLHttpRequest): Promise<ResponseOf<E>> {
  noteServerTime({ get: (name) => request.getResponseHeader(name) });
  const { status, responseText, statusText } = request;
  if (status < 200 || status >= 300) throw new ApiError(status, responseText, statusText);
  return answerOf(endpoint, JSON.parse(responseText));
}

function abortReason(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new DOMException("Cancelled", "AbortError");
}

/** Whether a call was cancelled. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function formOf(filePart: string, input: { readonly body?: unknown }, file: File): FormData {
  const form = new FormData();
  const fields = (input.body ?? {}) as Readonly<Record<string, string | number | undefined>>;
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  form.append(filePart, file, file.name);
  return form;
}
