import i18next from "i18next";
import { commentate } from "#game/match/commentary/commentary.ts";
import type { CommentaryLines } from "#game/match/commentary/lines.ts";
import { calledNames } from "./called-names.ts";
import type { Replay } from "./replay.ts";

/** The commentary of a match, one text per event. The screen must have loaded the commentator's lines. */
export function commentaryOf({ view, input, result }: Replay, language: string): readonly string[] {
  const lines = i18next.getResourceBundle(language, "commentary") as CommentaryLines;
  const players = calledNames(input);
  const names = {
    home: { team: view.home.teamName, players: players.home },
    away: { team: view.away.teamName, players: players.away },
  };
  return commentate(result, { names, lines });
}
