import "./shoebox.css";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { keepFocusIn } from "#web/ui/keep-focus-in.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { listText } from "#web/language/list-text.ts";
import { checkPhoto } from "#web/card/photo/card-photo.ts";
import { PENDING_PHOTOS_MAX } from "#game/card/photo-limits.ts";
import { ShoeboxIntake } from "#web/card/shoebox/intake/shoebox-intake.tsx";
import type { Shoebox, ShoeboxView } from "./shoebox.ts";
import { ShoeboxList } from "./shoebox-list.tsx";

/** For reading a list of files, in milliseconds. */
const READ_MS = 15_000;

export interface ShoeboxPanelProps {
  readonly shoebox: Shoebox;
  readonly view: ShoeboxView;
}

/** Many photos at once: added, read, checked one after the other, and sent in the background. */
export function ShoeboxPanel({ shoebox, view }: ShoeboxPanelProps) {
  const { t } = useTranslation("upload");
  const isEmpty = view.rows.length === 0;
  const add = (files: readonly File[]) => {
    const problems = new Map(files.map((file) => [file, checkPhoto(file)]));
    const twice = shoebox.add(files.filter((file) => problems.get(file) === null));
    const refused = files.flatMap((file) => {
      const problem = problems.get(file) ?? null;
      return problem === null ? [] : [{ name: file.name, problem }];
    });
    if (refused.length > 0) {
      const title = t("shoebox.refused", { count: refused.length });
      const description = <Refused files={refused} />;
      toast({ title, description, variant: "destructive", duration: READ_MS });
    } else if (twice > 0) toast({ title: t("shoebox.twice", { count: twice }) });
  };
  return (
    <Panel
      ref={keepFocusIn}
      title={t("shoebox.title")}
      description={t("shoebox.about", { most: PENDING_PHOTOS_MAX })}
      className="overflow-visible!"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ShoeboxIntake isCompact={!isEmpty} onFiles={add} />
        <Notices shoebox={shoebox} view={view} />
        {!isEmpty && <ShoeboxList shoebox={shoebox} view={view} />}
      </div>
    </Panel>
  );
}

interface RefusedFile {
  readonly name: string;
  readonly problem: string;
}

/** Why files were refused, and which: each reason once. */
function Refused({ files }: { readonly files: readonly RefusedFile[] }) {
  return [...Map.groupBy(files, ({ problem }) => problem)].map(([problem, alike]) => (
    <span key={problem} className="block">
      {problem} ({listText(alike.map(({ name }) => name))})
    </span>
  ));
}

function Notices({ shoebox, view }: ShoeboxPanelProps) {
  const { t } = useTranslation(["upload", "ui"]);
  if (view.rows.length === 0) return null;
  return (
    <>
      {!view.isStored && <Notice tone="warning">{t("shoebox.notStored")}</Notice>}
      {view.isStored && !view.isSender && <Notice>{t("shoebox.otherTab")}</Notice>}
      {view.waitsFor !== null && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="secondary" onClick={shoebox.resume}>
              {t("ui:tryAgain")}
            </Button>
          }
        >
          {t(`shoebox.wait.${view.waitsFor}`)}
        </Notice>
      )}
    </>
  );
}
