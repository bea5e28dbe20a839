import { Link } from "#web/ui/action/link.tsx";

export interface PlayerLinkProps {
  /** Null if the player is unknown: only the name is shown. */
  readonly id: number | null;
  readonly name: string;
}

/** A player's name, linking to his page. */
export function PlayerLink({ id, name }: PlayerLinkProps) {
  if (id === null) return name;
  return (
    <Link
      to="/players/$playerId"
      params={{ playerId: String(id) }}
      className="rounded-sm underline decoration-line-strong underline-offset-3 hover:decoration-current"
    >
      {name}
    </Link>
  );
}
