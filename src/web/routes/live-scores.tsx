import { Radio } from "lucide-react";
import { ScreenToCome } from "../shell/screen-to-come.tsx";

/** Live Scores & Results (spec §2). */
export function LiveScoresRoute() {
  return (
    <ScreenToCome
      title="Live Scores & Results"
      Icon={Radio}
      description="The fixtures of the last seven days in the Premier League, La Liga and Serie A will be shown here, with scores and scorers."
      onwards={{ to: "/play", label: "See this month's points" }}
    />
  );
}
