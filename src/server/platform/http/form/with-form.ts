import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import type { InputProblem } from "#server/platform/http/error-handler.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { isStorable } from "#server/platform/db/storable-text.ts";
import { withTemporaryFolder } from "#server/platform/files/temporary-folder.ts";

/** An uploaded file: on the disk, in its own folder, until the request is answered. */
export interface SentFile {
  readonly path: string;
}

export interface ReceivedForm {
  /** The text parts, as the endpoint's body declares them. */
  readonly body: unknown;
  /** The complete file; null if the form has none, or an empty one. */
  readonly file: SentFile | null;
}

/**
 * Receives a form with one file and works with it. The file streams to the disk, so uploads can't fill the memory. The
 * scope in which the endpoint is mounted sets the size limit.
 *
 * @throws RefusedError `unsupported_type` if it isn't a form, `file_too_large` past the file's limit,
 *   `invalid_input` for text parts that don't match the schema, or a form that breaks off.
 */
export async function withForm<Value>(
  request: FastifyRequest,
  endpoint: Pick<Endpoint, "body" | "file">,
  work: (form: ReceivedForm) => Promise<Value>,
): Promise<Value> {
  if (!request.isMultipart()) throw new RefusedError({ code: "unsupported_type" });
  return withTemporaryFolder(async (folder) => work(await receiveForm(request, endpoint, folder)));
}

async function receiveForm(
  request: FastifyRequest,
  endpoint: Pick<Endpoint, "body" | "file">,
  folder: string,
): Promise<ReceivedForm> {
  const { fields, file } = await readParts(request, endpoint.file, folder);
  const parsed = endpoint.body?.safeParse(fields);
  if (parsed === undefined) return { body: undefined, file };
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }): InputProblem => ({
      path: path.join(".") || "body",
      message,
    }));
    throw new RefusedError({ code: "invalid_input" }, problems);
  }
  return { body: parsed.data, file };
}

async function readParts(request: FastifyRequest, filePart: string | undefined, folder: string) {
  const fields: Record<string, unknown> = {};
  let file: SentFile | null = null;
  try {
    // The form parser would wait for ever for a form that has already broken off.
    if (request.raw.destroyed) throw new RefusedError({ code: "invalid_input" });
    for await (const part of request.parts()) {
      if (part.type === "field") {
        fields[part.fieldname] = storable(part.value);
        continue;
      }
      const received = await receiveFile(part, join(folder, "sent"));
      if (part.fieldname === filePart) file = received;
    }
  } catch (error) {
    throw refusalOf(error as Error);
  }
  return { fields, file };
}

/** Null for an empty file. */
async function receiveFile({ file }: MultipartFile, path: string): Promise<SentFile | null> {
  const writing = createWriteStream(path);
  await pipeline(file, writing);
  if (file.truncated) throw new RefusedError({ code: "file_too_large" });
  return writing.bytesWritten === 0 ? null : { path };
}

/** A text part as it came, unless PostgreSQL can't store it; the server refuses it in other bodies too. */
function storable(value: unknown): unknown {
  if (!isStorable(String(value))) throw new RefusedError({ code: "invalid_input" });
  return value;
}

/** Every error of the form parser is the sender's fault; failing to write a file isn't. */
function refusalOf(error: Error): Error {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof RefusedError || syscall === "open" || syscall === "write") return error;
  if (code === "FST_REQ_FILE_TOO_LARGE") return new RefusedError({ code: "file_too_large" });
  const problem: InputProblem = { path: "body", message: error.message };
  return new RefusedError({ code: "invalid_input" }, [problem]);
}
