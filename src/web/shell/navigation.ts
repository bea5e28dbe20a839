import {
  Binoculars,
  ArrowLeftRight,
  BookOpen,
  ChartColumn,
  CircleUser,
  Goal,
  House,
  Images,
  Info,
  LayoutDashboard,
  ListOrdered,
  type LucideIcon,
  Radio,
  ShieldCheck,
  Shirt,
  Swords,
  Trophy,
  Upload,
  Users,
  UsersRound,
} from "lucide-react";
import { partsOf, type Path } from "#contract/screen-path.ts";
import type { words as english } from "#words/en/ui.ts";

/** The screens without parameters in their address, and the user's own profile. */
type NavigablePath = Exclude<Path, `${string}$${string}`> | "/users/$userId";

export type GroupName = "dashboard" | "team" | "info" | "admin";

/** The screen's name in the catalogue. */
type ScreenName = keyof typeof english.navigation.screen;

interface ItemRow {
  readonly name: ScreenName;
  readonly to: NavigablePath;
  readonly Icon: LucideIcon;
}

export interface NavigationItem extends ItemRow {
  /** Its address for this user. */
  readonly address: string;
}

interface Group<Item> {
  readonly name: GroupName;
  readonly Icon: LucideIcon;
  readonly isForAdmins: boolean;
  /** Pressing the group opens the first one. */
  readonly items: readonly [Item, ...Item[]];
}

export type NavigationGroup = Group<NavigationItem>;

/** The navigation bar: in each group the specification's screens (spec §2), then ours. */
const groups: readonly Group<ItemRow>[] = [
  {
    name: "dashboard",
    Icon: LayoutDashboard,
    isForAdmins: false,
    items: [
      { name: "home", to: "/", Icon: House },
      { name: "fantasy", to: "/play", Icon: Trophy },
      { name: "liveScores", to: "/live-scores", Icon: Radio },
      { name: "leaderboard", to: "/leaderboard", Icon: ListOrdered },
      { name: "miniLeagues", to: "/leagues", Icon: UsersRound },
      { name: "statistics", to: "/statistics", Icon: ChartColumn },
      { name: "playMatch", to: "/matches/new", Icon: Swords },
      { name: "myProfile", to: "/users/$userId", Icon: CircleUser },
    ],
  },
  {
    name: "team",
    Icon: Users,
    isForAdmins: false,
    items: [
      { name: "teamBuilder", to: "/team-builder", Icon: Goal },
      { name: "myTeam", to: "/my-team", Icon: Shirt },
      { name: "myCollection", to: "/collection", Icon: Images },
      { name: "uploadCards", to: "/upload-cards", Icon: Upload },
      { name: "transfers", to: "/transfers", Icon: ArrowLeftRight },
      { name: "scout", to: "/scout", Icon: Binoculars },
    ],
  },
  {
    name: "info",
    Icon: Info,
    isForAdmins: false,
    items: [
      { name: "howItWorks", to: "/how-it-works", Icon: BookOpen },
      { name: "aboutUs", to: "/about", Icon: Info },
    ],
  },
  {
    name: "admin",
    Icon: ShieldCheck,
    isForAdmins: true,
    items: [{ name: "adminPanel", to: "/admin", Icon: ShieldCheck }],
  },
];

export interface Navigator {
  readonly id: string;
  readonly isAdmin: boolean;
}

export function navigationFor(user: Navigator): readonly NavigationGroup[] {
  const forUser = (item: ItemRow): NavigationItem => ({
    ...item,
    address: item.to.replace("$userId", encodeURIComponent(user.id)),
  });
  return groups
    .filter(({ isForAdmins }) => user.isAdmin || !isForAdmins)
    .map(({ items: [first, ...others], ...group }) => ({
      ...group,
      items: [forUser(first), ...others.map(forUser)],
    }));
}

/** The item of the screen at this address, or of its parent screen; null: there is none. */
export function itemAt(items: readonly NavigationItem[], pathname: string): NavigationItem | null {
  const open = partsOf(pathname);
  const leadsHere = ({ address }: NavigationItem) => {
    const parts = partsOf(address);
    // Every screen is below Home, so Home is marked only at its own address.
    if (parts.length === 0) return open.length === 0;
    return parts.every((part, at) => part === open[at]);
  };
  return items.find(leadsHere) ?? null;
}

/**
 * The group highlighted at a path (spec §2): the one that links to the screen or to its parent, else Dashboard
 * (docs/decisions/0125-a-linked-screen-highlights-its-group.md). "/team" is the specification's name for the builder's
 * "/team-builder".
 */
export function groupOfPath(path: string): GroupName {
  const [first] = partsOf(path);
  if (first === "team") return "team";
  const linksHere = ({ to }: ItemRow) => partsOf(to)[0] === first;
  return groups.find(({ items }) => items.some(linksHere))?.name ?? "dashboard";
}
