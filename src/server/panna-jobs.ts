import { gatherDueEvidence } from "#server/card/evidence/gather-evidence.ts";
import { makeDueFaces } from "#server/card/photo/make-due-faces.ts";
import { sweepPhotos } from "#server/card/photo/sweep-photos.ts";
import { eraseAccounts } from "#server/account/deletion/erase-accounts.ts";
import { expiringAccounts } from "#server/account/table.ts";
import { mailWriter } from "#server/account/mail/write-mail.ts";
import { expiringKeys } from "#server/platform/idempotency/table.ts";
import type { DepsWithPool } from "./deps.ts";
import { removeOldMailFiles } from "#server/platform/mail/mail-files.ts";
import { sendMails } from "#server/platform/mail/send-mails.ts";
import { personalData } from "./personal-data.ts";
import { purgeExpired } from "#server/platform/expiry/purge-expired.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { settleFantasy } from "#server/fantasy/round/settle-fantasy.ts";
import { chooseProvider } from "#server/football/choose-provider.ts";
import { followFootball } from "#server/football/follow-football.ts";
import { expiringNotifications } from "#server/notification/table.ts";
import { remind } from "#server/notification/remind/remind.ts";
import { sendPushes } from "#server/notification/push/send-pushes.ts";
import { settleSeasons } from "#server/leaderboard/settle-season.ts";
import { keepTournaments } from "#server/tournament/keep-tournaments.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { sweepAvatars } from "#server/profile/avatar/sweep-avatars.ts";
import { sweepPictures } from "#server/share/sweep-pictures.ts";
import type { FootballProvider } from "#server/football/provider.ts";
import type { JobName } from "#server/platform/jobs/jobs.ts";
import { type JobPlan, startJobs, type StartedJobs } from "#server/platform/jobs/start-jobs.ts";

/** How often football is followed and tables are settled, in seconds of the application's time. */
const FOLLOW_EVERY = 20;
const SETTLE_EVERY = 10;
/** A season is added up again as a whole: less often than the tables that it is made of. */
const SETTLE_SEASONS_EVERY = 60;
const KEEP_EVERY = 60;
/** Goals ask for a run themselves; this finds the deadlines. */
const REMIND_EVERY = 20;
/** Uploads ask for their evidence themselves; this finds what was cut off. In real seconds. */
const GATHER_EVERY = 30;
/** Uploads have their faces; this makes those of older photos, a batch after the other. In real seconds. */
const FACES_EVERY = 600;
const SWEEP_EVERY = 3600;
/** Expired rows do no harm but for the room they take; in real seconds. */
const PURGE_EVERY = 600;
/** A deletion asks for a run itself; this finishes one that was cut off. In real seconds. */
const ERASE_EVERY = 60;
/** News reaches a device this soon, in real seconds. */
const PUSH_EVERY = 5;
/** Mails ask for a run themselves; this finds those to try again, in real seconds. */
const MAIL_EVERY = 60;

/** Starts what Panna does without being asked, and tells of every run at its end. */
export async function startPannaJobs(
  deps: DepsWithPool,
  noteRun: (name: JobName) => void,
): Promise<StartedJobs> {
  return startJobs(deps, planJobs(deps, await chooseProvider(deps)), noteRun);
}

/** Rows that expire, as each noun lists its own. */
export const expiring = [...expiringKeys, ...expiringAccounts, ...expiringNotifications];

/** What is done, and how often. On a clock that runs faster it is done more often. */
export function planJobs(deps: DepsWithPool, provider: FootballProvider): Record<JobName, JobPlan> {
  const every = (seconds: number): number => Math.max(1, Math.ceil(seconds / Math.max(1, deps.clock.speed)));
  return {
    "keep-tournaments": { run: () => keepTournaments(deps), everySeconds: every(KEEP_EVERY) },
    "follow-football": { run: () => followFootball(deps, provider), everySeconds: every(FOLLOW_EVERY) },
    "settle-tournaments": { run: () => settleTournaments(deps), everySeconds: every(SETTLE_EVERY) },
    "keep-fantasy": { run: () => keepFantasy(deps), everySeconds: every(FOLLOW_EVERY) },
    "settle-fantasy": { run: () => settleFantasy(deps), everySeconds: every(SETTLE_EVERY) },
    "settle-seasons": { run: () => settleSeasons(deps), everySeconds: every(SETTLE_SEASONS_EVERY) },
    "gather-evidence": { run: () => gatherDueEvidence(deps), everySeconds: GATHER_EVERY },
    "make-faces": { run: () => makeDueFaces(deps), everySeconds: FACES_EVERY },
    "purge-expired": {
      run: async () => {
        await removeOldMailFiles(deps);
        await purgeExpired(deps, expiring);
      },
      everySeconds: PURGE_EVERY,
    },
    "erase-accounts": { run: () => eraseAccounts(deps, personalData), everySeconds: ERASE_EVERY },
    "sweep-photos": {
      run: async () => {
        await sweepPhotos(deps);
        await sweepAvatars(deps);
      },
      everySeconds: SWEEP_EVERY,
    },
    "sweep-pictures": { run: () => sweepPictures(deps), everySeconds: SWEEP_EVERY },
    remind: { run: () => remind(deps), everySeconds: every(REMIND_EVERY) },
    "send-pushes": { run: () => sendPushes(deps), everySeconds: PUSH_EVERY },
    "send-mails": { run: () => sendMails(deps, mailWriter(deps)), everySeconds: MAIL_EVERY },
  };
}
