import { useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ShareView } from "#contract/share.ts";
import { sharedText } from "#words/shared-text.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { currentLanguage } from "#web/language/words.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { keepFocusIn } from "#web/ui/keep-focus-in.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { Withdraw } from "./share-link.tsx";
import { sharesQuery } from "./share-queries.ts";

/** What the user shares by link, with a button to stop for each. */
export function SharesPanel() {
  const { t } = useTranslation("profile");
  const shares = useQuery(sharesQuery);
  return (
    <Panel ref={keepFocusIn} title={t("share.list.title")} description={t("share.list.intro")}>
      <ReadView
        query={shares}
        failure={t("share.loadFailed")}
        skeleton={<RowsSkeleton count={1} label={t("share.list.loading")} />}
      >
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-muted">{t("share.list.empty")}</p>
          ) : (
            <ul className="grid divide-y divide-line">
              {all.map((share) => (
                <SharedThing key={share.token} share={share} />
              ))}
            </ul>
          )
        }
      </ReadView>
    </Panel>
  );
}

function SharedThing({ share }: { readonly share: ShareView }) {
  const { t } = useTranslation("profile");
  const { kind, token, shared } = share;
  const what =
    shared === null ? t("share.list.hidden") : sharedText(t, { ...shared, sharer: null }, currentLanguage());
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Badge variant="outline">{t(`share.kind.${kind}`)}</Badge>
      <span className="min-w-40 flex-1 wrap-anywhere">{what}</span>
      <span className="flex flex-wrap gap-2">
        {shared !== null && (
          <Link to="/" search={{ [kind]: token }} className={buttonClass({ variant: "ghost" })}>
            <Eye aria-hidden="true" />
            {t("share.list.open")}
          </Link>
        )}
        <Withdraw token={token} label={t("share.withdrawNamed", { what })} />
      </span>
    </li>
  );
}
