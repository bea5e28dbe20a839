import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "#game/account/display-name.ts";
import { shareKinds } from "#game/share/decide-share.ts";
import { Journey } from "#web/account/journey.tsx";
import { RecordTiles } from "#web/account/record-tiles.tsx";
import { useUserOrNull } from "#web/account/user-context.tsx";
import { cardsQuery } from "#web/card/card-queries.ts";
import { countOwned } from "#web/card/count-owned.ts";
import type { UserView } from "#contract/account.ts";
import { DashboardHead } from "#web/home/dashboard-head.tsx";
import { NextStep } from "#web/home/next-step.tsx";
import { loadWords } from "#web/language/words.ts";
import { activeTeamQuery } from "#web/team/team-queries.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { forgetDevice } from "#web/offline/forget-device.ts";
import { tabStorage } from "#web/storage/browser-storage.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { HomeWidgets } from "./home-widgets.tsx";

/** The session storage key that marks that we requested the landing page. */
const ASKED = "panna-asked-for-landing";

async function loadShared() {
  const [{ SharedScreen }] = await Promise.all([
    import("#web/share/shared-screen.tsx"),
    loadWords(["profile"]),
  ]);
  return SharedScreen;
}

/** The dashboard of a signed-in user, an invitation, or something shared; visitors go to the landing page (spec §2). */
export function HomeRoute() {
  const user = useUserOrNull();
  const { join, ...shared } = useSearch({ from: "/" });
  const kind = shareKinds.find((one) => shared[one] !== undefined);
  if (!user) return <BackToLanding />;
  if (join !== undefined) return <Navigate to="/join/$code" params={{ code: join }} replace />;
  if (kind !== undefined) {
    return <LazyPart isWanted load={loadShared} props={{ kind, token: shared[kind] ?? "" }} />;
  }
  return <Dashboard user={user} />;
}

/**
 * Loads the landing page from the server for a visitor at "/" inside the app (the session has ended). If the server
 * sends the app again, or the browser can't store that we tried, offers to sign in instead of reloading forever.
 */
function BackToLanding() {
  const { t } = useTranslation("ui");
  useEffect(() => {
    if (tabStorage.read(ASKED) !== null || !tabStorage.keep(ASKED, "yes")) return;
    // As long as the device knows a user, its service worker answers with the app.
    void forgetDevice().then(() => location.replace("/"));
  }, []);
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <h1 className="type-title">Panna</h1>
      <p className="text-ink-muted">{t("visitor")}</p>
      <a href="/api/login" className={buttonClass()}>
        {t("signIn")}
      </a>
    </div>
  );
}

function Dashboard({ user }: { readonly user: UserView }) {
  const cards = useQuery(cardsQuery);
  const team = useQuery(activeTeamQuery);
  const owned = countOwned(cards.data);
  const progress = {
    ownsCards: owned === null ? null : owned > 0,
    hasActiveTeam: team.data === undefined ? null : team.data !== null,
    hasPlayed: user.totalMatches > 0,
  };
  return (
    <>
      <DashboardHead name={displayName(user)}>
        <NextStep {...progress} hasFailed={cards.isError || team.isError} />
      </DashboardHead>
      {!progress.hasPlayed && <Journey {...progress} isWide />}
      <RecordTiles user={user} cardsOwned={owned} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <HomeWidgets user={user} journey={progress.hasPlayed && <Journey {...progress} />} />
      </div>
    </>
  );
}
