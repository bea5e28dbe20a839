import { Agent, request as httpRequest } from "node:http";
import type { FuzzRequest } from "./request-of.ts";

export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

export interface Line {
  send(asked: FuzzRequest, cookie: string): Promise<FuzzAnswer>;
  close(): void;
}

/** Keep-alive connections to a server, like a browser's. */
export function openLine(port: number, connections: number): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: ({ method, url, headers, body }, cookie) =>
      new Promise((settle, fail) => {
        const cookies = [cookie, headers["cookie"] ?? ""].filter((one) => one !== "").join("; ");
        const request = httpRequest(
          {
            agent,
            port,
            host: "127.0.0.1",
            method,
            path: url,
            headers: {
              "content-length": Buffer.byteLength(body ?? ""),
              ...headers,
              ...(cookies === "" ? {} : { cookie: cookies }),
            },
          },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on("data", (chunk: Buffer) => chunks.push(chunk));
            answer.on("error", fail);
            answer.on("end", () => {
              settle({
                status: answer.statusCode ?? 0,
                type: String(answer.headers["content-type"]),
                retryAfter: answer.headers["retry-after"],
                text: Buffer.concat(chunks).toString(),
              });
            });
          },
        );
        request.on("error", (error) =>
          settle({ status: 0, type: "", retryAfter: undefined, text: error.message }),
        );
        request.end(body ?? undefined);
      }),
    close: () => agent.destroy(),
  };
}
