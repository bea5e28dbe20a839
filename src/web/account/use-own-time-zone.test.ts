import { expect, test } from "vitest";
import { followDay } from "./use-own-time-zone.ts";
import { makeQueryClient } from "#web/api/query-client.ts";
import { noteServerTime } from "#web/api/server-time.ts";

const OWN = ["/api/fixtures/own", {}];

test("today's matches on a page that stays open are read again after midnight, and not before", () => {
  const client = makeQueryClient(() => undefined);
  client.setQueryData(OWN, { today: ["Arsenal v Chelsea"] });
  const isOld = () => client.getQueryState(OWN)?.isInvalidated;
  const answerAt = (time: string) => noteServerTime(new Headers({ date: time }));
  answerAt("2026-11-07T12:00:00Z");
  const stop = followDay(client);
  answerAt("2026-11-07T12:02:00Z");
  expect(isOld()).toBe(false);
  answerAt("2026-11-08T12:04:00Z");
  expect(isOld()).toBe(true);
  stop();
});
