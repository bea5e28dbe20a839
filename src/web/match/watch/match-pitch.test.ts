import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { houseLineUp } from "#game/match/house-team.ts";
import { type Five, mapFive } from "#game/match/line-up.ts";
import { MatchPitch } from "./match-pitch.tsx";

function lineUpOf(names: Five<string>) {
  const lineUp = houseLineUp("1-2-1", 70);
  return {
    ...lineUp,
    players: mapFive(lineUp.players, (player, at) => ({ ...player, playerName: names[at] ?? "" })),
  };
}

describe("the pitch of a match", () => {
  test("tells players of one family name apart, as the banner over it does", () => {
    const home = lineUpOf(["David Raya", "Gabriel Silva", "Bernardo Silva", "Bukayo Saka", "Ollie Watkins"]);
    const away = lineUpOf(["Jordan Pickford", "Ben White", "Declan Rice", "Cole Palmer", "Neymar"]);
    const pitch = renderToStaticMarkup(
      createElement(MatchPitch, { home, away, beats: [], beat: 0, drawWith: () => undefined }),
    );
    expect(pitch).toContain(">Gabriel Silva<");
    expect(pitch).toContain(">Bernardo Silva<");
    expect(pitch).toContain(">Saka<");
  });
});
