import { Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";

export interface ScreenToComeProps {
  readonly title: string;
  readonly Icon: LucideIcon;
  /** What the screen will show. */
  readonly description: string;
  /** Where to go meanwhile. */
  readonly onwards: { readonly to: string; readonly label: string };
}

/** A screen whose subject does not exist yet: says what will be here, and where to go meanwhile. */
export function ScreenToCome({ title, Icon, description, onwards }: ScreenToComeProps) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={<Icon aria-hidden="true" />}
        title="Not open yet"
        description={description}
        action={
          <Link to={onwards.to} className={buttonClass()}>
            {onwards.label}
          </Link>
        }
      />
    </>
  );
}
