import { Link } from "#web/ui/action/link.tsx";

export interface PlayerLinkProps {
  /** Null where it is not known who that is: the name alone is shown. */
  readonly id: number | null;
  readonly name: string;
}

/** A player's name, which leads to his page. */
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
