import { Hammer } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";

/** About: a placeholder (spec §2). */
export function AboutRoute() {
  return (
    <>
      <PageHeader title="About Us" />
      <EmptyState
        icon={<Hammer aria-hidden="true" />}
        title="Under construction"
        description="This page is being written. Come back soon."
      />
    </>
  );
}
