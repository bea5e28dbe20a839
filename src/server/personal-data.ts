import { personalAccount } from "#server/account/deletion/personal-account.ts";
import { personalAlbum } from "#server/album/personal-album.ts";
import { personalCards } from "#server/card/personal/personal-cards.ts";
import { personalFantasy } from "#server/fantasy/personal-fantasy.ts";
import { personalMatches } from "#server/match/personal-matches.ts";
import { personalLeagues } from "#server/mini-league/personal-leagues.ts";
import { personalNews } from "#server/notification/personal-news.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { personalPractice } from "#server/practice/personal-practice.ts";
import { personalAvatar } from "#server/profile/avatar/personal-avatar.ts";
import { personalScout } from "#server/scout/personal-scout.ts";
import { personalShares } from "#server/share/personal-shares.ts";
import { personalTeams } from "#server/team/personal-teams.ts";
import { personalEntries } from "#server/tournament/personal-entries.ts";

/**
 * What each noun stores of a user, in the order in which it's erased: a noun before those that it refers to.
 */
export const personalData: readonly PersonalPart[] = [
  personalAvatar,
  personalAlbum,
  personalShares,
  personalNews,
  personalPractice,
  personalLeagues,
  personalScout,
  personalFantasy,
  personalMatches,
  personalEntries,
  personalTeams,
  personalCards,
  personalAccount,
];
