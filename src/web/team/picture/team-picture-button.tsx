import { useMutation } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import type { PictureTeam } from "./draw-team.ts";

export interface TeamPictureButtonProps {
  readonly team: PictureTeam;
  /** Where room is scarce the name is for screen readers and pointers. */
  readonly isIcon?: boolean | undefined;
}

const LABEL = "Share picture";

/** Makes a picture of a team, to keep or to share. What draws it is loaded when it is asked for. */
export function TeamPictureButton({ team, isIcon = false }: TeamPictureButtonProps) {
  const picture = useMutation({
    mutationFn: async () => {
      const { makeTeamPicture, shareOrSave } = await import("./team-picture.ts");
      await shareOrSave(await makeTeamPicture(team), team.name);
    },
    onError: (error) =>
      toast({ title: "Failed to make the picture", description: error.message, variant: "destructive" }),
  });
  const icon = <Share2 aria-hidden="true" />;
  const make = () => picture.mutate();
  if (isIcon) {
    return (
      <IconButton label={LABEL} icon={icon} variant="secondary" disabled={picture.isPending} onClick={make} />
    );
  }
  return (
    <Button variant="secondary" icon={icon} isPending={picture.isPending} onClick={make}>
      {LABEL}
    </Button>
  );
}
