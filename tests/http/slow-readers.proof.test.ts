import { expect, test } from "vitest";
import { LARGE, PATIENT, unreadAnswers } from "./unread-answers.ts";

const A = "203.0.113.1";
const B = "203.0.113.2";

const { aServer } = unreadAnswers();

test("unread answers of a stream have their time for each part, so a long download isn't cut off while it's being read", async () => {
  const server = await aServer({ forMs: 60_000 });
  const reader = await server.open(A, "/parts");
  // Another reader, who reads nothing, is cut off at the same time.
  const passMinute = async (left: number) => {
    await server.open(B);
    server.pass(61_000);
    await expect.poll(server.connections, PATIENT).toBe(left);
  };
  let wanted = 0;
  reader.socket.on("data", () => {
    if (reader.received.length > wanted) reader.socket.pause();
  });
  for (let minute = 1; minute <= 3; minute += 1) {
    wanted = minute * LARGE;
    reader.socket.resume();
    await expect.poll(() => reader.received.length, PATIENT).toBeGreaterThan(wanted);
    await passMinute(1);
  }
  await passMinute(0);
});
