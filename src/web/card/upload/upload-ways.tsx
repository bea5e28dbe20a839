import { useTranslation } from "react-i18next";
import { useRef } from "react";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { ShoeboxPanel } from "#web/card/shoebox/shoebox-panel.tsx";
import { useShoebox } from "#web/card/shoebox/use-shoebox.ts";
import { withPlayer } from "./upload-draft.ts";
import { UploadForm } from "./upload-form.tsx";
import { useUploadForm } from "./use-upload-form.ts";
import { useWishedPlayer } from "./use-wished-player.ts";

export interface UploadWaysProps {
  /** The player on the card, if the user came from a player's page; else null. */
  readonly wishedPlayerId: number | null;
}

/** The two ways to upload: one card with the form, or many at once. What is in one stays while the other shows. */
export function UploadWays({ wishedPlayerId }: UploadWaysProps) {
  const { t } = useTranslation("upload");
  const form = useRef<HTMLFormElement>(null);
  const state = useUploadForm(() => focusFirstProblem(form.current));
  useWishedPlayer(wishedPlayerId, (player) => {
    if (state.draft.playerName === "") state.setDraft(withPlayer(state.draft, player));
  });
  const { shoebox, view } = useShoebox();
  const unsent = view.rows.filter(({ id }) => view.activities.get(id)?.name !== "sent").length;
  return (
    <KeptTabs
      label={t("ways.label")}
      tabs={[
        { value: "one", label: t("ways.one"), content: <UploadForm form={form} state={state} /> },
        {
          value: "many",
          label: unsent === 0 ? t("ways.many") : t("ways.manyUnsent", { count: unsent }),
          content: <ShoeboxPanel shoebox={shoebox} view={view} />,
        },
      ]}
    />
  );
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const problem = form?.querySelector<HTMLElement>(".drop-zone-invalid button, [aria-invalid='true']");
  problem?.focus();
}
