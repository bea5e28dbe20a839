import {
  Binoculars,
  BookOpen,
  Goal,
  House,
  Images,
  Info,
  LayoutDashboard,
  type LucideIcon,
  Radio,
  ShieldCheck,
  Shirt,
  Trophy,
  Upload,
  Users,
} from "lucide-react";
import type { Path } from "#contract/screen-path.ts";
import type { words as english } from "#words/en/ui.ts";

/** The screens without parameters in their address. */
type NavigablePath = Exclude<Path, `${string}$${string}`>;

export type GroupName = "dashboard" | "team" | "info" | "admin";

/** The screen's name in the catalogue. */
type ScreenName = keyof typeof english.navigation.screen;

export interface NavigationItem {
  readonly name: ScreenName;
  readonly to: NavigablePath;
  readonly Icon: LucideIcon;
}

export interface NavigationGroup {
  readonly name: GroupName;
  readonly Icon: LucideIcon;
  readonly isForAdmins: boolean;
  readonly items: readonly NavigationItem[];
}

/** The navigation bar (spec §2). */
const groups: readonly NavigationGroup[] = [
  {
    name: "dashboard",
    Icon: LayoutDashboard,
    isForAdmins: false,
    items: [
      { name: "home", to: "/", Icon: House },
      { name: "fantasy", to: "/play", Icon: Trophy },
      { name: "liveScores", to: "/live-scores", Icon: Radio },
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

export function navigationFor(user: { readonly isAdmin: boolean }): readonly NavigationGroup[] {
  return groups.filter(({ isForAdmins }) => user.isAdmin || !isForAdmins);
}

/**
 * The first part of a path, with the group that is highlighted there at first (spec §2). "/team" is how the
 * specification names the builder's "/team-builder".
 */
const groupByFirstPart: Readonly<Record<string, GroupName>> = {
  "": "dashboard",
  play: "dashboard",
  "live-scores": "dashboard",
  team: "team",
  "team-builder": "team",
  "my-team": "team",
  "upload-cards": "team",
  transfers: "team",
  collection: "team",
  scout: "team",
  "how-it-works": "info",
  about: "info",
  admin: "admin",
};

export function groupOfPath(path: string): GroupName {
  return groupByFirstPart[path.split("/")[1] ?? ""] ?? "dashboard";
}
