import { useTranslation } from "react-i18next";
import type { OwnFixtureView } from "#contract/football/own-fixture.ts";
import { PlayerLink } from "#web/player/player-link.tsx";
import { classNames } from "#web/ui/class-names.ts";

export interface OwnPlayersProps {
  readonly own: OwnFixtureView["own"];
  readonly className: string;
}

/** The viewer's players in a match: each with points, or until then with the place in the line-up. */
export function OwnPlayers({ own, className }: OwnPlayersProps) {
  const { t } = useTranslation(["home", "card"]);
  return (
    <ul className={classNames("tabular flex flex-wrap gap-x-5 gap-y-1", className)}>
      {own.map(({ playerId, name, points, place }) => (
        <li key={playerId} className="font-semibold">
          <PlayerLink id={playerId} name={name} />
          {points !== null && !isOnBench({ points, place }) ? (
            <span className="text-flood-text"> {t("card:points", { count: points })}</span>
          ) : (
            place !== null && (
              <span className={place === "starter" ? "text-flood-text" : "text-ink-muted"}>
                {" "}
                {t(`ownFixtures.place.${place}`)}
              </span>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether a player hasn't come on: once on the pitch, there's a point for it. */
function isOnBench({ points, place }: Pick<OwnFixtureView["own"][number], "points" | "place">): boolean {
  return points === 0 && (place === "bench" || place === "absent");
}
