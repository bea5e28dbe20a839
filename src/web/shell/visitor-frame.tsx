import type { ReactNode } from "react";
import { Logo } from "#web/ui/brand/logo.tsx";
import { MAIN_ID } from "./skip-link.tsx";

/** What stands round the few screens that a visitor sees: no navigation (spec §2). */
export function VisitorFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mx-auto grid min-h-dvh max-w-7xl grid-rows-[auto_1fr] px-4 sm:px-6">
      <header className="py-4">
        <a href="/" aria-label="Panna, start page" className="reach inline-block rounded-control">
          <Logo />
        </a>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="grid content-start justify-items-center pt-[min(14dvh,9rem)] pb-8 outline-none max-sm:pt-6"
      >
        {children}
      </main>
    </div>
  );
}
