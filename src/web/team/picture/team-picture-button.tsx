import { useMutation } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { Button } from "#web/ui/action/button.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { shareOrSave } from "#web/share/share-file.tsx";
import type { PictureTeam } from "./draw-team.ts";

export interface TeamPictureButtonProps {
  readonly team: PictureTeam;
  /** Shows the icon alone; the label is for screen readers and as a tooltip. */
  readonly isIcon?: boolean | undefined;
}

/** Makes a picture of a team to save or share. The drawing code is loaded on demand. */
export function TeamPictureButton({ team, isIcon = false }: TeamPictureButtonProps) {
  const { t } = useTranslation("team");
  const label = t("picture.share");
  const picture = useMutation({
    mutationFn: async () => {
      const { makeTeamPicture } = await import("./team-picture.ts");
      await shareOrSave(await makeTeamPicture(t, team), team.name);
    },
    onError: (error) =>
      toastFailure(error, {
        title: words("team")("picture.failed"),
        fallback: words("ui")("checkConnection"),
      }),
  });
  const icon = <Share2 aria-hidden="true" />;
  const make = () => picture.mutate();
  if (isIcon) {
    return (
      <IconButton label={label} icon={icon} variant="secondary" disabled={picture.isPending} onClick={make} />
    );
  }
  return (
    <Button variant="secondary" icon={icon} isPending={picture.isPending} onClick={make}>
      {label}
    </Button>
  );
}
