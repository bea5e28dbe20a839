import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import type { InputProblem } from "#server/platform/http/error-handler.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { giveBackRoom, type Room, takeRoom } from "./rooms.ts";
import { wholeFile } from "./whole-file.ts";

export interface ReceivedForm {
  /** The text parts, as the endpoint's body declares them. */
  readonly body: unknown;
  /** The whole file; null where the form has none, or an empty one. */
  readonly file: Buffer | null;
}

/**
 * Receives a form with one file and works with it. The file is there until the work is done. How large it may be, the
 * scope says in which the endpoint is mounted.
 *
 * @throws RefusedError `unsupported_type` for what is no form, `file_too_large` past the limit of the file,
 *   `invalid_input` for text parts that are not as declared, or a form that breaks off.
 */
export async function withForm<Value>(
  request: FastifyRequest,
  endpoint: Pick<Endpoint, "body" | "file">,
  work: (form: ReceivedForm) => Promise<Value>,
): Promise<Value> {
  if (!request.isMultipart()) throw new RefusedError({ code: "unsupported_type" });
  const room = takeRoom();
  try {
    return await work(await receiveForm(request, endpoint, room));
  } finally {
    giveBackRoom(room);
  }
}

async function receiveForm(
  request: FastifyRequest,
  endpoint: Pick<Endpoint, "body" | "file">,
  room: Room,
): Promise<ReceivedForm> {
  const { fields, file } = await readParts(request, endpoint.file, room);
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

async function readParts(request: FastifyRequest, filePart: string | undefined, room: Room) {
  const fields: Record<string, unknown> = {};
  let file: Buffer | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        fields[part.fieldname] = storable(part.value);
        continue;
      }
      const bytes = await wholeFile(part.file, room);
      if (part.file.truncated) throw new RefusedError({ code: "file_too_large" });
      if (part.fieldname === filePart && bytes.length > 0) file = bytes;
    }
  } catch (error) {
    throw refusalOf(error as Error);
  }
  return { fields, file };
}

/** A text part as it came, but for one that PostgreSQL has no room for; in other bodies the server refuses it too. */
function storable(value: unknown): unknown {
  if (String(value).includes("\0")) throw new RefusedError({ code: "invalid_input" });
  return value;
}

/** What the reader of forms throws is the sender's fault in every case. */
function refusalOf(error: Error): RefusedError {
  if (error instanceof RefusedError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "FST_REQ_FILE_TOO_LARGE") return new RefusedError({ code: "file_too_large" });
  const problem: InputProblem = { path: "body", message: error.message };
  return new RefusedError({ code: "invalid_input" }, [problem]);
}
