import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly modified: Date;
}

/** A server for the part of S3 that images need; tests can inspect its contents. */
export interface S3Server {
  readonly url: string;
  readonly objects: Map<string, StoredObject>;
  /** Keys that can't be deleted, as with credentials that only allow writes. */
  readonly locked: Set<string>;
  close(): Promise<void>;
}

/** Objects per page of a listing: few, so tests see several pages. */
const PAGE = 4;

interface Answer {
  readonly status: number;
  readonly body?: Buffer | string;
  readonly headers?: Record<string, string>;
}

const missing: Answer = {
  status: 404,
  body: "<Error><Code>NoSuchKey</Code><Message>There is no such object.</Message></Error>",
  headers: { "content-type": "application/xml" },
};

/** @param bucket the only bucket */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const locked = new Set<string>();
  const server = createServer((request, response) => {
    void respond(request, response, (asked) => answer(asked, bucket, { objects, locked }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    locked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answerTo: (request: IncomingMessage) => Promise<Answer>,
): Promise<void> {
  const { status, body = "", headers = {} } = await answerTo(request);
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  response.end(request.method === "HEAD" ? undefined : body);
}

async function answer(
  request: IncomingMessage,
  bucket: string,
  { objects, locked }: Pick<S3Server, "objects" | "locked">,
): Promise<Answer> {
  const url = new URL(request.url ?? "/", "http://s3");
  const [, asked, ...rest] = decodeURIComponent(url.pathname).split("/");
  if (asked !== bucket || request.headers.authorization === undefined) return { status: 403 };
  const key = rest.join("/");
  const body = await buffer(request);
  switch (request.method) {
    case "PUT":
      objects.set(key, { bytes: body, type: request.headers["content-type"] ?? "", modified: new Date() });
      return { status: 200, headers: { etag: '"0"' } };
    case "DELETE":
      objects.delete(key);
      return { status: 204 };
    case "POST":
      return deleteSeveral(body.toString(), { objects, locked });
    default:
      return key === "" ? list(url.searchParams, objects) : get(objects.get(key));
  }
}

function get(object: StoredObject | undefined): Answer {
  if (object === undefined) return missing;
  const headers = {
    "content-type": object.type,
    "last-modified": object.modified.toUTCString(),
    etag: '"0"',
  };
  return { status: 200, body: object.bytes, headers };
}

function deleteSeveral(body: string, { objects, locked }: Pick<S3Server, "objects" | "locked">): Answer {
  const refused = [];
  for (const [, key = ""] of body.matchAll(/<Key>([^<]*)<\/Key>/g)) {
    if (locked.has(key)) refused.push(`<Error><Key>${key}</Key><Code>AccessDenied</Code></Error>`);
    else objects.delete(key);
  }
  const result = `<DeleteResult>${refused.join("")}</DeleteResult>`;
  return { status: 200, body: result, headers: { "content-type": "application/xml" } };
}

function list(query: URLSearchParams, objects: Map<string, StoredObject>): Answer {
  const prefix = query.get("prefix") ?? "";
  const after = query.get("continuation-token") ?? "";
  const all = [...objects].filter(([key]) => key.startsWith(prefix) && key > after);
  const page = all.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, PAGE);
  const contents = page.map(
    ([key, { bytes, modified }]) =>
      `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>"0"</ETag><Size>${bytes.length}</Size></Contents>`,
  );
  const next = all.length > PAGE ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : "";
  const body = `<ListBucketResult><IsTruncated>${all.length > PAGE}</IsTruncated><KeyCount>${page.length}</KeyCount>${next}${contents.join("")}</ListBucketResult>`;
  return { status: 200, body, headers: { "content-type": "application/xml" } };
}
