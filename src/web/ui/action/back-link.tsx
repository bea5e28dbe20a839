import type { LinkComponent, LinkComponentProps } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";

/** The class of what leads back, above a screen's title, with a chevron of `size-5`. */
export const BACK_LINK =
  "flex min-h-11 items-center gap-1 justify-self-start font-semibold text-flood-text hover:underline";

/** A link back, above a screen's title. */
export const BackLink = (({ children, ...props }: LinkComponentProps) => (
  <Link {...props} className={BACK_LINK}>
    <ChevronLeft aria-hidden="true" className="size-5" />
    {children as ReactNode}
  </Link>
)) as LinkComponent<"a">;
