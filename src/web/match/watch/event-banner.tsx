import type { Side } from "#game/side.ts";
import { useTranslation } from "react-i18next";
import type { Words } from "#words/noun.ts";
import type { MatchEvent } from "#game/match/match-event.ts";
import { calledNames } from "#web/match/called-names.ts";
import type { Replay } from "#web/match/replay.ts";

/** The text across the pitch at big moments; the commentary says it too. */
export function EventBanner({ replay, event }: { readonly replay: Replay; readonly event: MatchEvent }) {
  const { t } = useTranslation("match");
  const text = bannerOf(t, replay, event);
  if (text === null) return null;
  return (
    <div aria-hidden="true" className="match-banner">
      <p className={event.kind === "goal" ? "is-goal" : undefined}>{text}</p>
    </div>
  );
}

function bannerOf(t: Words<"match">, { input }: Replay, event: MatchEvent): string | null {
  const names = calledNames(input);
  const nameOf = ({ side, player }: { side: Side; player: number }): string => names[side][player] ?? "";
  switch (event.kind) {
    case "goal":
      return t("watch.banner.goal", { name: nameOf(event) });
    case "save":
      return t("watch.banner.save", { name: nameOf(event) });
    case "miss":
      return t(`watch.banner.${event.manner}`);
    case "yellowCard":
      return t("watch.banner.yellowCard", { name: nameOf(event) });
    case "redCard":
      return t("watch.banner.redCard", { name: nameOf(event) });
    case "halfTime":
      return t("watch.halfTime");
    case "fullTime":
      return t("watch.fullTime");
    case "kickOff":
    case "buildUp":
    case "chance":
      break;
  }
  return null;
}
