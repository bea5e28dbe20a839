import type { ReactNode } from "react";

/** A named group of components. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-6">
      <h2 className="type-heading border-b border-line pb-2">{title}</h2>
      {children}
    </section>
  );
}

/** Components side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
