import { Link } from "#web/ui/action/link.tsx";
import type { NotificationNews } from "#contract/notification/notification.ts";
import { countText } from "#web/language/count-text.ts";

/** The whole item is the link's target. */
const LINK = "font-semibold underline-offset-4 hover:underline after:absolute after:inset-0";

type NewsOf<Kind extends NotificationNews["kind"]> = Extract<NotificationNews, { kind: Kind }>;

/** What happened, with the way to it. */
export function NotificationText({ news }: { readonly news: NotificationNews }) {
  if (news.kind === "card approved" || news.kind === "card rejected") return <CardText news={news} />;
  if (news.kind === "mini-league joined") return <LeagueText news={news} />;
  return <TournamentText news={news} />;
}

function CardText({ news }: { readonly news: NewsOf<"card approved" | "card rejected"> }) {
  const { playerName } = news.data;
  if (news.kind === "card approved") {
    return (
      <>
        Your card of{" "}
        <Link to="/collection" className={LINK}>
          {playerName}
        </Link>{" "}
        was approved.
      </>
    );
  }
  const { reason } = news.data;
  return (
    <>
      Your photo of {playerName} was rejected{reason === null ? "." : `: ${reason}`}{" "}
      <Link to="/upload-cards" className={LINK}>
        Upload another
      </Link>
    </>
  );
}

function TournamentText({ news }: { readonly news: NewsOf<"tournament started" | "tournament finished"> }) {
  if (news.kind === "tournament started") {
    return (
      <>
        <Link to="/" className={LINK}>
          {news.data.name}
        </Link>{" "}
        has begun. Enter it with a team of five.
      </>
    );
  }
  const { name, position, entries, points } = news.data;
  return (
    <>
      <Link to="/leaderboard" className={LINK}>
        {name}
      </Link>{" "}
      is final: you finished #{countText(position)} of {countText(entries)} with {points} points.
    </>
  );
}

function LeagueText({ news }: { readonly news: NewsOf<"mini-league joined"> }) {
  const { leagueId, name, username } = news.data;
  return (
    <>
      {username} joined{" "}
      <Link to="/leagues/$leagueId" params={{ leagueId: String(leagueId) }} className={LINK}>
        {name}
      </Link>
      .
    </>
  );
}
