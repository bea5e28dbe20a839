import { Trans, useTranslation } from "react-i18next";
import { shownName } from "#web/profile/shown-name.ts";
import type { NotificationNews } from "#contract/notification/notification.ts";
import { useServerTime } from "#web/api/server-time.ts";
import { instantText } from "#web/language/date-text.ts";
import { listText } from "#web/language/list-text.ts";
import { tournamentName, tournamentTitle } from "#web/tournament/tournament-name.ts";
import { Link } from "#web/ui/action/link.tsx";

/** The whole item is the link's target. */
const LINK = "font-semibold underline-offset-4 hover:underline after:absolute after:inset-0";

type NewsOf<Kind extends NotificationNews["kind"]> = Extract<NotificationNews, { kind: Kind }>;

type MatchNews = NewsOf<"player scored" | "player sent off" | "players left out">;

/** What the viewer's players did in a real match, with a link to it. */
export function MatchNewsText({ news }: { readonly news: MatchNews }) {
  const { t } = useTranslation("notification");
  const { fixtureId, home, away } = news.data;
  const params = { fixtureId: String(fixtureId) };
  const components = { a: <Link to="/fixtures/$fixtureId" params={params} className={LINK} /> };
  if (news.kind === "player scored") {
    const { playerName, goals, homeGoals, awayGoals } = news.data;
    const isKnown = homeGoals !== null && awayGoals !== null;
    const match = isKnown ? t("score", { home, homeGoals, awayGoals, away }) : t("match", { home, away });
    const values = { playerName, match };
    return <Trans t={t} i18nKey="news.playerScored" count={goals} values={values} components={components} />;
  }
  const match = t("match", { home, away });
  if (news.kind === "player sent off") {
    const values = { playerName: news.data.playerName, match };
    return <Trans t={t} i18nKey="news.playerSentOff" values={values} components={components} />;
  }
  const { playerNames } = news.data;
  const values = { players: listText(playerNames), match };
  return (
    <Trans
      t={t}
      i18nKey="news.playersLeftOut"
      count={playerNames.length}
      values={values}
      components={components}
    />
  );
}

/** A deadline that is near, with a link to the screen to act on. */
export function DeadlineText({ news }: { readonly news: NewsOf<"deadline near"> }) {
  const { t } = useTranslation("notification");
  const now = useServerTime();
  const { gameweek } = news.data;
  const deadline = instantText(news.data.deadline, { now, hasZone: true });
  if (gameweek === null) {
    const values = { name: tournamentTitle(news.data.name), deadline };
    const link = <Link to="/" className={LINK} />;
    return <Trans t={t} i18nKey="news.entryDue" values={values} components={{ a: link }} />;
  }
  const values = { name: news.data.name, gameweek, deadline };
  const link = <Link to="/transfers" className={LINK} />;
  return <Trans t={t} i18nKey="news.squadDue" values={values} components={{ a: link }} />;
}

/** The points and the place in a final gameweek. */
export function GameweekText({ news }: { readonly news: NewsOf<"gameweek final"> }) {
  const { t } = useTranslation("notification");
  const { points, ...values } = news.data;
  const link = <Link to="/transfers/points" className={LINK} />;
  return <Trans t={t} i18nKey="news.gameweekFinal" count={points} values={values} components={{ a: link }} />;
}

/** A place gained or lost in a tournament. */
export function PlaceText({ news }: { readonly news: NewsOf<"place moved"> }) {
  const { t } = useTranslation("notification");
  const { name, before, position } = news.data;
  return (
    <Trans
      t={t}
      i18nKey={position < before ? "news.placeUp" : "news.placeDown"}
      count={Math.abs(before - position)}
      values={{ name: tournamentName(name), position }}
      components={{ a: <Link to="/leaderboard" className={LINK} /> }}
    />
  );
}

/** Who challenged the viewer's team, and how the match ended. */
export function ChallengeText({ news }: { readonly news: NewsOf<"challenged"> }) {
  const { t } = useTranslation("notification");
  const { matchId, username, own, theirs } = news.data;
  const params = { matchId: String(matchId) };
  const link = <Link to="/matches/$matchId" params={params} className={LINK} />;
  const outcome =
    own > theirs ? "news.challengedWon" : own < theirs ? "news.challengedLost" : "news.challengedDrew";
  return (
    <Trans
      t={t}
      i18nKey={outcome}
      values={{ username: shownName(username), own, theirs }}
      components={{ a: link }}
    />
  );
}

/** Says that the scout has players to sign. */
export function ScoutText({ news }: { readonly news: NewsOf<"scout offer"> }) {
  const { t } = useTranslation("notification");
  const now = useServerTime();
  const values = { name: news.data.name, until: instantText(news.data.until, { now, hasZone: true }) };
  const link = <Link to="/scout" className={LINK} />;
  return <Trans t={t} i18nKey="news.scoutOffer" values={values} components={{ a: link }} />;
}
