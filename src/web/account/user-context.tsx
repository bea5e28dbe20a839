import { createContext, use, type ReactNode } from "react";
import type { UserView } from "#contract/account.ts";

const UserContext = createContext<UserView | null>(null);

export interface UserProviderProps {
  readonly user: UserView;
  readonly children: ReactNode;
}

/** Gives the signed-in user to the screens below it. */
export function UserProvider({ user, children }: UserProviderProps) {
  return <UserContext value={user}>{children}</UserContext>;
}

/** The signed-in user, on a screen for signed-in users only. */
export function useUser(): UserView {
  const user = use(UserContext);
  if (user === null) throw new Error("This screen is outside the signed-in shell.");
  return user;
}

/** The signed-in user, or null on the few screens that visitors see too. */
export function useUserOrNull(): UserView | null {
  return use(UserContext);
}
