import { words as app } from "./app.ts";
import { words as ui } from "./ui.ts";
import { words as account } from "./account.ts";
import { words as access } from "./access.ts";
import { words as mail } from "./mail.ts";
import { words as settings } from "./settings.ts";
import { words as home } from "./home.ts";
import { words as landing } from "./landing.ts";
import { words as notification } from "./notification.ts";
import { words as profile } from "./profile.ts";
import { words as about } from "./about.ts";
import { words as card } from "./card.ts";
import { words as scout } from "./scout.ts";
import { words as upload } from "./upload.ts";
import { words as admin } from "./admin.ts";
import { words as team } from "./team.ts";
import { words as tournament } from "./tournament.ts";
import { words as leaderboard } from "./leaderboard.ts";
import { words as statistics } from "./statistics.ts";
import { words as fantasy } from "./fantasy.ts";
import { words as practice } from "./practice.ts";
import { words as league } from "./league.ts";
import { words as match } from "./match.ts";
import { words as commentary } from "./commentary.ts";
import { words as player } from "./player.ts";
import { words as football } from "./football.ts";
import { words as rules } from "./rules.ts";
import { words as offline } from "./offline.ts";
import { words as refusals } from "./refusals.ts";

/** Every noun's texts, for the server and the checks; the browser loads the nouns it shows. */
export const all = {
  app,
  ui,
  account,
  access,
  mail,
  settings,
  home,
  landing,
  notification,
  profile,
  about,
  card,
  scout,
  upload,
  admin,
  team,
  tournament,
  leaderboard,
  statistics,
  fantasy,
  practice,
  league,
  match,
  commentary,
  football,
  player,
  rules,
  offline,
  refusals,
} as const;
