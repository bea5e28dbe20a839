import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SetPage } from "#web/album/set-page.tsx";
import { Sets } from "#web/album/sets.tsx";
import { ShowcaseEditor } from "#web/album/showcase-editor.tsx";
import { Swaps } from "#web/album/swaps.tsx";
import { Wishes } from "#web/album/wishes.tsx";
import { BackLink } from "#web/ui/action/back-link.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";

/** Sets, wishes, swaps and the showcase (docs/rules.md#album). */
export function AlbumRoute() {
  const { set } = useSearch({ from: "/album" });
  return set === undefined ? <Album /> : <SetPage clubId={set} />;
}

function Album() {
  const { t } = useTranslation("profile");
  return (
    <>
      <BackLink to="/collection">{t("album.back")}</BackLink>
      <PageHeader title={t("album.title")} description={t("album.intro")} />
      <KeptTabs
        name="part"
        label={t("album.tabs")}
        tabs={[
          { value: "sets", label: t("album.sets.tab"), content: <Sets /> },
          { value: "wishes", label: t("album.wishes.tab"), content: <Wishes /> },
          { value: "swaps", label: t("album.swaps.tab"), content: <Swaps /> },
          { value: "showcase", label: t("album.showcase.tab"), content: <ShowcaseEditor /> },
        ]}
      />
    </>
  );
}
