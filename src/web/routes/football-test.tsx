import { PlugZap } from "lucide-react";
import { ScreenToCome } from "../shell/screen-to-come.tsx";

/** The football test page (spec §2). */
export function FootballTestRoute() {
  return (
    <ScreenToCome
      title="Football Test"
      Icon={PlugZap}
      description="The connection to the football data and its actions will be tested here."
      onwards={{ to: "/", label: "Go to the dashboard" }}
    />
  );
}
