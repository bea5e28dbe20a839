import type { ReactNode } from "react";
import { Link } from "#web/ui/action/link.tsx";
import { isFormer } from "./shown-name.ts";

export interface ProfileLinkProps {
  readonly userId: string;
  readonly name: string;
  readonly id?: string | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

/** A manager's name with a link to their profile; without one if the account is gone. */
export function ProfileLink({ userId, name, id, className, children }: ProfileLinkProps) {
  if (isFormer(name)) return <span id={id}>{children}</span>;
  return (
    <Link id={id} to="/users/$userId" params={{ userId }} className={className}>
      {children}
    </Link>
  );
}
