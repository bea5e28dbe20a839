import { shownName } from "#web/profile/shown-name.ts";
import { Link } from "#web/ui/action/link.tsx";
import { Trans, useTranslation } from "react-i18next";
import type { NotificationNews } from "#contract/notification/notification.ts";
import { rejectionText } from "#words/rejection-text.ts";
import { tournamentTitle } from "#web/tournament/tournament-name.ts";
import {
  ChallengeText,
  DeadlineText,
  GameweekText,
  MatchNewsText,
  PlaceText,
  ScoutText,
} from "./reminder-text.tsx";

/** The whole item is the link's target. */
const LINK = "font-semibold underline-offset-4 hover:underline after:absolute after:inset-0";

type NewsOf<Kind extends NotificationNews["kind"]> = Extract<NotificationNews, { kind: Kind }>;

/** What happened, with a link to it. */
export function NotificationText({ news }: { readonly news: NotificationNews }) {
  switch (news.kind) {
    case "card approved":
    case "card rejected":
      return <CardText news={news} />;
    case "tournament started":
    case "tournament finished":
      return <TournamentText news={news} />;
    case "mini-league joined":
      return <LeagueText news={news} />;
    case "player scored":
    case "player sent off":
    case "players left out":
      return <MatchNewsText news={news} />;
    case "deadline near":
      return <DeadlineText news={news} />;
    case "gameweek final":
      return <GameweekText news={news} />;
    case "place moved":
      return <PlaceText news={news} />;
    case "challenged":
      return <ChallengeText news={news} />;
    default:
      return <ScoutText news={news} />;
  }
}

function CardText({ news }: { readonly news: NewsOf<"card approved" | "card rejected"> }) {
  const { t } = useTranslation("notification");
  const { t: tCard } = useTranslation("card");
  const { playerName } = news.data;
  if (news.kind === "card approved") {
    const params = { cardId: String(news.data.cardId) };
    const link = <Link to="/cards/$cardId" params={params} className={LINK} />;
    return <Trans t={t} i18nKey="news.cardApproved" values={{ playerName }} components={{ a: link }} />;
  }
  const link = <Link to="/upload-cards" className={LINK} />;
  if (news.data.reason === null) {
    return <Trans t={t} i18nKey="news.cardRejected" values={{ playerName }} components={{ a: link }} />;
  }
  const reason = rejectionText(tCard, news.data.reason);
  return (
    <Trans t={t} i18nKey="news.cardRejectedFor" values={{ playerName, reason }} components={{ a: link }} />
  );
}

function TournamentText({ news }: { readonly news: NewsOf<"tournament started" | "tournament finished"> }) {
  const { t } = useTranslation("notification");
  if (news.kind === "tournament started") {
    const link = <Link to="/" className={LINK} />;
    return (
      <Trans
        t={t}
        i18nKey="news.tournamentStarted"
        values={{ name: tournamentTitle(news.data.name) }}
        components={{ a: link }}
      />
    );
  }
  const { position, entries, points } = news.data;
  const name = tournamentTitle(news.data.name);
  return (
    <Trans
      t={t}
      i18nKey="news.tournamentFinished"
      count={points}
      values={{ name, position, entries }}
      components={{ a: <Link to="/leaderboard" className={LINK} /> }}
    />
  );
}

function LeagueText({ news }: { readonly news: NewsOf<"mini-league joined"> }) {
  const { t } = useTranslation("notification");
  const { leagueId, name, username } = news.data;
  const params = { leagueId: String(leagueId) };
  return (
    <Trans
      t={t}
      i18nKey="news.leagueJoined"
      values={{ username: shownName(username), name }}
      components={{ a: <Link to="/leagues/$leagueId" params={params} className={LINK} /> }}
    />
  );
}
