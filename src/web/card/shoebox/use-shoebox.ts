import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useUser } from "#web/account/user-context.tsx";
import { type Shoebox, shoeboxOf, type ShoeboxView } from "./shoebox.ts";

/** The shoebox of the signed-in user. */
export function useShoebox(): { readonly shoebox: Shoebox; readonly view: ShoeboxView } {
  const shoebox = shoeboxOf(useUser().id, useQueryClient());
  return { shoebox, view: useSyncExternalStore(shoebox.subscribe, shoebox.view) };
}
