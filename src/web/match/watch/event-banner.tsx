import type { MatchEvent } from "#game/match/match-event.ts";
import { familyName, type Replay } from "#web/match/replay.ts";

/** What is written across the pitch at the great moments; the commentary says it too. */
export function EventBanner({ replay, event }: { readonly replay: Replay; readonly event: MatchEvent }) {
  const text = bannerOf(replay, event);
  if (text === null) return null;
  return (
    <div aria-hidden="true" className="match-banner">
      <p className={event.kind === "goal" ? "is-goal" : undefined}>{text}</p>
    </div>
  );
}

function bannerOf({ input }: Replay, event: MatchEvent): string | null {
  const nameOf = ({ side, player }: { side: "home" | "away"; player: number }): string =>
    familyName(input[side].players[player]?.playerName ?? "");
  switch (event.kind) {
    case "goal":
      return `Goal! ${nameOf(event)}`;
    case "save":
      return `Saved by ${nameOf(event)}`;
    case "miss":
      return { wide: "Wide!", over: "Over!", post: "Off the post!", blocked: "Blocked!" }[event.manner];
    case "yellowCard":
      return `Yellow card: ${nameOf(event)}`;
    case "redCard":
      return `Sent off: ${nameOf(event)}`;
    case "halfTime":
      return "Half time";
    case "fullTime":
      return "Full time";
    case "kickOff":
    case "buildUp":
    case "chance":
      break;
  }
  return null;
}
