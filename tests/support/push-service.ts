import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface PushReceived {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A local push service: it stores what it receives and gives the configured answer. */
export interface PushService {
  readonly url: string;
  readonly received: PushReceived[];
  /** The answer from now on. */
  answer: { status: number; headers?: Record<string, string> };
  /** Called once a message has arrived, before its answer. */
  onReceived: () => void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const received: PushReceived[] = [];
  async function take(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    received.push({ path: request.url ?? "", headers: request.headers, body: await buffer(request) });
    service.onReceived();
    reply.writeHead(service.answer.status, service.answer.headers).end();
  }
  const server = createServer((request, reply) => void take(request, reply));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const service: PushService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: { status: 201 },
    onReceived: () => undefined,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return service;
}

/** A subscribed browser: the keys it gives the server, and how it decrypts messages. */
export interface PushBrowser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  read(body: Buffer): unknown;
}

const TAG_BYTES = 16;

export function aPushBrowser(): PushBrowser {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
    /** RFC 8188 and 8291: salt, record size, the sender's key, and one record. */
    read(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
      const key = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), auth, info, 32));
      const derive = (what: string, bytes: number) =>
        Buffer.from(hkdfSync("sha256", key, salt, `Content-Encoding: ${what}\0`, bytes));
      const record = body.subarray(21 + sender.length);
      const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      decipher.setAuthTag(record.subarray(-TAG_BYTES));
      const plain = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
      // The record ends with a padding delimiter of 2.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString("utf8"));
    },
  };
}
