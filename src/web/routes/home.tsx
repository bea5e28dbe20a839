import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/router/link.tsx";
import { Swords } from "lucide-react";
import { displayName } from "#game/account/display-name.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { RecordTiles } from "../account/record-tiles.tsx";
import { useUserOrNull } from "../account/user-context.tsx";
import { cardsQuery } from "../card/card-queries.ts";
import { countOwned } from "../card/count-owned.ts";
import type { UserView } from "#contract/account.ts";
import { DashboardHead } from "../home/dashboard-head.tsx";
import { BackToLanding } from "../shell/back-to-landing.tsx";
import { HomeWidgets } from "./home-widgets.tsx";

/** The dashboard of a signed-in user; a visitor belongs on the landing page (spec §2). */
export function HomeRoute() {
  const user = useUserOrNull();
  return user ? <Dashboard user={user} /> : <BackToLanding />;
}

function Dashboard({ user }: { readonly user: UserView }) {
  const cards = useQuery(cardsQuery);
  return (
    <>
      <DashboardHead name={displayName(user)}>
        <Link to="/matches/new" search={{}} className={buttonClass({ size: "large" })}>
          <Swords aria-hidden="true" />
          Play a Match
        </Link>
      </DashboardHead>
      <RecordTiles user={user} cardsOwned={countOwned(cards.data)} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <HomeWidgets user={user} />
      </div>
    </>
  );
}
