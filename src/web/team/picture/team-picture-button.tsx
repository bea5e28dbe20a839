import { useMutation } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import type { PictureTeam } from "./draw-team.ts";

/** Makes a picture of a team, to keep or to share. What draws it is loaded when it is asked for. */
export function TeamPictureButton({ team }: { readonly team: PictureTeam }) {
  const picture = useMutation({
    mutationFn: async () => {
      const { makeTeamPicture, shareOrSave } = await import("./team-picture.ts");
      await shareOrSave(await makeTeamPicture(team), team.name);
    },
    onError: (error) =>
      toast({ title: "Failed to make the picture", description: error.message, variant: "destructive" }),
  });
  return (
    <Button
      variant="secondary"
      icon={<Share2 aria-hidden="true" />}
      isPending={picture.isPending}
      onClick={() => picture.mutate()}
    >
      Share picture
    </Button>
  );
}
