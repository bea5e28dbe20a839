import { useState } from "react";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { ConnectionCard } from "#web/football/test-page/connection-card.tsx";
import { DoubtfulCards } from "#web/football/test-page/doubtful-cards.tsx";
import { FootballActions } from "#web/football/test-page/football-actions.tsx";
import { GameweekCard } from "#web/football/test-page/gameweek-card.tsx";

/** The next steps of spec §2, in its words. */
const NEXT_STEPS = [
  "Initialize data",
  "Map existing cards to real players",
  "Create a test league and select your 5-player team",
  "Live scores update automatically during matches",
] as const;

/** The football test page (spec §2). What it does is for admins; others see it all, and why they can do none of it. */
export function FootballTestRoute() {
  const { isAdmin } = useUser();
  const [isInitialized, setIsInitialized] = useState(false);
  return (
    <>
      <PageHeader
        title="Football Test"
        description="The connection to the football data, and what can be done with it."
      />
      <ConnectionCard />
      <FootballActions isAllowed={isAdmin} onInitialized={() => setIsInitialized(true)} />
      {!isAdmin && (
        <Notice title="For admins only">
          Loading data, mapping cards and creating leagues change the game for everybody, so only an admin can
          do that. You can see here whether football is connected.
        </Notice>
      )}
      {isInitialized && <GameweekCard />}
      {isAdmin && <DoubtfulCards />}
      <Panel title="Next Steps">
        <ol className="grid list-decimal gap-1.5 pl-5">
          {NEXT_STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
