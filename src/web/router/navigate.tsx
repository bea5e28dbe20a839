import { useEffect } from "react";
import type { PlainPath } from "./address.ts";
import { useNavigate } from "./router-context.ts";

/** Stands for nothing and sends on to another screen, in place of this one. */
export function Navigate({ to }: { readonly to: PlainPath }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to }, { replace: true });
  }, [navigate, to]);
  return null;
}
