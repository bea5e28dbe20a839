import { useQuery } from "@tanstack/react-query";
import { Link2Off } from "lucide-react";
import { useTranslation } from "react-i18next";
import { sharePicture, type SharedView } from "#contract/share.ts";
import type { ShareKind } from "#game/share/decide-share.ts";
import { sharedText } from "#words/shared-text.ts";
import { namesNothing } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { currentLanguage } from "#web/language/words.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { sharedQuery } from "./share-queries.ts";

export interface SharedScreenProps {
  readonly kind: ShareKind;
  readonly token: string;
}

/** What a link such as `/?card=TOKEN` shows to a signed-in user: the same as to visitors. */
export function SharedScreen({ kind, token }: SharedScreenProps) {
  const { t } = useTranslation("profile");
  const shared = useQuery(sharedQuery(token));
  const isOther = shared.data !== undefined && shared.data[kind] === null;
  if (isOther || namesNothing(shared.error)) {
    return <Gone />;
  }
  return (
    <ReadView
      query={shared}
      heading={t("share.page.loading")}
      failure={t("share.page.loadFailed")}
      skeleton={
        <SkeletonRegion label={t("share.page.loading")} className="grid gap-6">
          <Skeleton className="h-12 w-72" />
          <Skeleton shape="block" className="aspect-[1200/630] h-auto w-full max-w-4xl" />
        </SkeletonRegion>
      }
    >
      {(view) => <Shared view={view} token={token} />}
    </ReadView>
  );
}

function Shared({ view, token }: { readonly view: SharedView; readonly token: string }) {
  const { t } = useTranslation("profile");
  return (
    <>
      <PageHeader title={sharedText(t, view, currentLanguage())} />
      {/* The heading says what the picture shows. */}
      <img
        src={sharePicture(token, currentLanguage())}
        alt=""
        width={1200}
        height={630}
        className="h-auto w-full max-w-4xl rounded-lg border border-line bg-raised"
      />
      <p>
        <HomeLink />
      </p>
    </>
  );
}

function Gone() {
  const { t } = useTranslation("profile");
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <Link2Off aria-hidden="true" className="size-14 text-flood-text" />
      <h1 className="type-title">{t("share.page.goneTitle")}</h1>
      <p className="text-ink-muted">{t("share.page.goneHint")}</p>
      <HomeLink />
    </div>
  );
}

function HomeLink() {
  const { t } = useTranslation("profile");
  return (
    <Link to="/" search={{}} className={buttonClass()}>
      {t("share.page.home")}
    </Link>
  );
}
