import { PointsScreen } from "#web/fantasy/points/points-screen.tsx";

/** Points by round and the tables of the fantasy leagues. */
export function FantasyPointsRoute() {
  return <PointsScreen />;
}
