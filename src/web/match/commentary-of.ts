import i18next from "i18next";
import type { MatchSideView } from "#contract/match/match.ts";
import { commentate } from "#game/match/commentary/commentary.ts";
import type { CommentaryLines } from "#game/match/commentary/lines.ts";
import type { SideNames } from "#game/match/commentary/match-names.ts";
import { type LineUp, mapFive } from "#game/match/line-up.ts";
import { familyName, type Replay } from "./replay.ts";

/** The commentary of a match, one text per event. The screen must have loaded the commentator's lines. */
export function commentaryOf({ view, input, result }: Replay, language: string): readonly string[] {
  const lines = i18next.getResourceBundle(language, "commentary") as CommentaryLines;
  const names = { home: namesOf(view.home, input.home), away: namesOf(view.away, input.away) };
  return commentate(result, { names, lines });
}

function namesOf({ teamName }: MatchSideView, { players }: LineUp): SideNames {
  return { team: teamName, players: mapFive(players, ({ playerName }) => familyName(playerName)) };
}
