import { SearchX } from "lucide-react";
import { buttonClass } from "#web/ui/action/button-class.ts";

/** Where there is no such screen (spec §2). */
export function NotFound() {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <SearchX aria-hidden="true" className="size-14 text-flood-text" />
      <h1 className="type-title">404 Page Not Found</h1>
      <p className="text-ink-muted">The page you&apos;re looking for doesn&apos;t exist.</p>
      <a href="/" className={buttonClass()}>
        Go to the start page
      </a>
    </div>
  );
}
