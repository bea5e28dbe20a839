import {
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

/** The screens that one can go to from anywhere. */
type NavigablePath = Exclude<Path, `${string}$${string}`>;

export type GroupName = "Dashboard" | "Team" | "Info" | "Admin";

export interface NavigationItem {
  readonly label: string;
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
    name: "Dashboard",
    Icon: LayoutDashboard,
    isForAdmins: false,
    items: [
      { label: "Home", to: "/", Icon: House },
      { label: "Fantasy", to: "/play", Icon: Trophy },
      { label: "Live Scores", to: "/live-scores", Icon: Radio },
    ],
  },
  {
    name: "Team",
    Icon: Users,
    isForAdmins: false,
    items: [
      { label: "Team Builder", to: "/team-builder", Icon: Goal },
      { label: "My Team", to: "/my-team", Icon: Shirt },
      { label: "My Collection", to: "/collection", Icon: Images },
      { label: "Upload Cards", to: "/upload-cards", Icon: Upload },
    ],
  },
  {
    name: "Info",
    Icon: Info,
    isForAdmins: false,
    items: [
      { label: "How It Works", to: "/how-it-works", Icon: BookOpen },
      { label: "About Us", to: "/about", Icon: Info },
    ],
  },
  {
    name: "Admin",
    Icon: ShieldCheck,
    isForAdmins: true,
    items: [{ label: "Admin Panel", to: "/admin", Icon: ShieldCheck }],
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
  "": "Dashboard",
  play: "Dashboard",
  "live-scores": "Dashboard",
  team: "Team",
  "team-builder": "Team",
  "my-team": "Team",
  "upload-cards": "Team",
  transfers: "Team",
  collection: "Team",
  "how-it-works": "Info",
  about: "Info",
  admin: "Admin",
};

export function groupOfPath(path: string): GroupName {
  return groupByFirstPart[path.split("/")[1] ?? ""] ?? "Dashboard";
}
