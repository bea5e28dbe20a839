import { describe, expect, test } from "vitest";
import { getCalibration, playMatch } from "#contract/match/match.ts";
import { aManager } from "#tests/support/managers.ts";
import { makeTestApp } from "#tests/support/test-app.ts";
import { visitor } from "#tests/support/test-user.ts";

describe("the published calibration", () => {
  test("counts ranked matches by both gaps beside what was predicted, for everybody to read", async () => {
    const app = await makeTestApp();
    const strong = await aManager(app, { points: 1320 });
    for (let index = 0; index < 4; index += 1) await aManager(app);
    const margins = [];
    for (let index = 0; index < 4; index += 1) {
      const { body } = await strong.user.call(playMatch, { body: { matchType: "ranked" } });
      margins.push(body.homeScore - body.awayScore);
    }
    await strong.user.call(playMatch, { body: { matchType: "quick" } });
    const { status, body } = await visitor(app).call(getCalibration);
    expect(status).toBe(200);
    const counted = {
      matches: 4,
      wins: margins.filter((margin) => margin > 0).length,
      draws: margins.filter((margin) => margin === 0).length,
      losses: margins.filter((margin) => margin < 0).length,
    };
    expect(body.matches).toBe(4);
    expect(body.byOverall).toEqual([{ gapFrom: 0, ...counted, predicted: { win: 41, draw: 18, loss: 41 } }]);
    const total = body.byPoints.reduce((sum, { wins }) => sum + wins, 0);
    expect(total).toBe(counted.wins);
    for (const { gapFrom, expectedShare } of body.byPoints) {
      expect(gapFrom).toBeGreaterThanOrEqual(200);
      expect(expectedShare).toBeGreaterThan(0.75);
    }
    await app.close();
  });

  test("is empty before the first ranked match", async () => {
    const app = await makeTestApp();
    const { body } = await visitor(app).call(getCalibration);
    expect(body).toMatchObject({ matches: 0, meanGoals: null, byOverall: [], byPoints: [] });
    await app.close();
  });
});
