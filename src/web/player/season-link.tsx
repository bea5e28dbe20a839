import { useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";

export interface SeasonLinkProps {
  readonly playerId: number;
  readonly name: string;
}

/** Links a player's points to his page where his name opens something else. */
export function SeasonLink({ playerId, name }: SeasonLinkProps) {
  const { t } = useTranslation("card");
  return (
    <Link
      to="/players/$playerId"
      params={{ playerId: String(playerId) }}
      className="flex min-h-9 items-center justify-self-start text-sm font-semibold text-flood-text hover:underline"
    >
      {t("receipt.season", { name })}
    </Link>
  );
}
