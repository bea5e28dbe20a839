import { Upload } from "lucide-react";
import { ScreenToCome } from "../shell/screen-to-come.tsx";

/** Upload Cards (spec §2). */
export function UploadCardsRoute() {
  return (
    <ScreenToCome
      title="Upload Cards"
      Icon={Upload}
      description="Photos of the physical cards you own will be taken in here. Until then, start with the base set of eleven."
      onwards={{ to: "/collection", label: "Go to My Collection" }}
    />
  );
}
