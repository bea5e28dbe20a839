import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { cardsQuery } from "#web/card/card-queries.ts";
import { practiceQuery } from "./practice-queries.ts";
import { RunningPractice } from "./running-practice.tsx";
import { StartPractice } from "./start-practice.tsx";

/** The practice season: the fantasy league's rules at the user's own speed, apart from the real tables. */
export function PracticeScreen() {
  const { t } = useTranslation(["practice", "fantasy"]);
  const practice = useQuery(practiceQuery);
  const cards = useQuery(cardsQuery);
  const skeleton = (
    <SkeletonRegion label={t("loading")} className="grid gap-6">
      <Skeleton shape="block" className="h-48" />
      <Skeleton shape="block" className="h-160" />
    </SkeletonRegion>
  );
  return (
    <>
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          <Link to="/transfers" className={buttonClass({ variant: "secondary" })}>
            {t("fantasy:screen.title")}
          </Link>
        }
      />
      <ReadView query={practice} failure={t("failure")} skeleton={skeleton}>
        {({ choices, practice: running }) =>
          running === null ? (
            <StartPractice choices={choices} />
          ) : (
            <ReadView query={cards} failure={t("fantasy:screen.cardsFailure")} skeleton={skeleton}>
              {(list) => (
                <RunningPractice key={running.id} practice={running} choices={choices} cards={list} />
              )}
            </ReadView>
          )
        }
      </ReadView>
    </>
  );
}
