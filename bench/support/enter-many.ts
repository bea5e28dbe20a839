/**
 * Enters many users into the tournament over keep-alive connections, and prints their responses as JSON (see
 * `Entered`). A separate process with bare sockets, so it takes little of the shared CPU.
 */
import { connect, type Socket } from "node:net";
import { cookieFor } from "./database.ts";
import type { Entered, EnterOrder } from "./enter-order.ts";
import { TOURNAMENT_ID } from "./entrants.ts";

const TICK_MS = 10;
/** A slower response counts as none. */
const PATIENCE_MS = 30_000;

const order = JSON.parse(process.argv[2] ?? "") as EnterOrder;
const { port, from, rate, connections, seconds } = order;
const queue: number[] = Array.from({ length: order.users }, (_, at) => from + at);
const done: number[] = [];
const times: number[] = [];
const others: Record<string, number> = {};
let sent = 0;
let busy = 0;
let next = 0;
const idle: Socket[] = [];
const until = performance.now() + 1000 * seconds;

function requestOf(user: number): string {
  const body = JSON.stringify({ teamId: user });
  return [
    `POST /api/tournaments/${TOURNAMENT_ID}/enter HTTP/1.1`,
    "host: localhost",
    `cookie: ${cookieFor(`token-${user}`)}`,
    `idempotency-key: enter-${user}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}

/** Users who are turned away queue again, as people would. */
function send(socket: Socket): void {
  const user = queue[next];
  if (user === undefined) throw new Error("there are too few users");
  next += 1;
  sent += 1;
  const start = performance.now();
  let text = "";
  const read = (part: Buffer): void => {
    text += part.toString("latin1");
    const head = text.indexOf("\r\n\r\n");
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
    if (text.length < head + 4 + length) return;
    socket.off("data", read);
    count(user, text.slice(0, head), performance.now() - start);
    if (rate === 0 && performance.now() < until) send(socket);
    else idle.push(socket);
  };
  socket.on("data", read);
  socket.write(requestOf(user));
}

function count(user: number, head: string, took: number): void {
  const status = head.slice(9, 12);
  if (status === "200") {
    done.push(user);
    times.push(took);
  } else if (status === "503" && /retry-after: \d/i.test(head)) {
    busy += 1;
    queue.push(user);
  } else others[status] = (others[status] ?? 0) + 1;
}

function open(): Promise<Socket> {
  return new Promise((settle, fail) => {
    const socket = connect(port, "127.0.0.1", () => settle(socket));
    socket.setNoDelay(true);
    socket.on("error", fail);
    socket.on("close", () => (others["closed"] = (others["closed"] ?? 0) + 1));
  });
}

const sockets = await Promise.all(Array.from({ length: connections }, open));
const startedAt = performance.now();
idle.push(...sockets);
if (rate === 0) for (const socket of idle.splice(0)) send(socket);
let arrivals = 0;
while (performance.now() < until) {
  const due = rate === 0 ? 0 : Math.floor(((performance.now() - startedAt) / 1000) * rate) - arrivals;
  arrivals += due;
  // A user who finds every connection taken never reaches the server.
  for (let at = 0; at < due; at += 1) {
    const socket = idle.pop();
    if (socket !== undefined) send(socket);
  }
  await new Promise((settle) => setTimeout(settle, TICK_MS));
}
const took = (performance.now() - startedAt) / 1000;
const inTime = done.length;
const giveUp = performance.now() + PATIENCE_MS;
while (idle.length < connections && performance.now() < giveUp)
  await new Promise((settle) => setTimeout(settle, TICK_MS));
const entered: Entered = {
  sent,
  arrivals,
  busy,
  others,
  done,
  perSecond: inTime / took,
  unanswered: connections - idle.length,
  times,
};
process.stdout.write(JSON.stringify(entered), () => process.exit(0));
