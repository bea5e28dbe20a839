import "#web/card/player-search/player-search.css";
import "./search.css";
import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { SearchBox } from "./search-box.tsx";

export interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** One search for players, clubs, managers and one's own mini-leagues. */
export function SearchDialog({ isOpen, onOpenChange }: SearchDialogProps) {
  const { t } = useTranslation("player");
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("search.title")}>
      <SearchBox onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
}
