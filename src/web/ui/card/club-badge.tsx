import { useId } from "react";
import { seedOf } from "#game/seed.ts";
import { classNames } from "#web/ui/class-names.ts";
import { RemotePicture } from "#web/ui/record/remote-picture.tsx";
import { type ClubColours, clubColoursOf, inkOn } from "./club-colours.ts";
import { badgeLetters } from "./badge-letters.ts";

const SHIELDS = [
  "M24 2 45 8v19c0 13-9 21-21 27C12 48 3 40 3 27V8Z",
  "M3 4q10 4 21-1 11 5 21 1v24c0 12-9 20-21 26C12 48 3 40 3 28Z",
  "M24 5a23 23 0 1 1 0 46 23 23 0 0 1 0-46Z",
  "M4 4h40v26c0 13-8 20-20 24C12 50 4 43 4 30Z",
] as const;

/** Patterns in the badge's second colour, in a 48 × 56 box. */
const FIELDS = [
  "M0 0h48v15H0Z",
  "M24 0h24v56H24Z",
  "M6 0h8v56H6ZM20 0h8v56h-8ZM34 0h8v56h-8Z",
  "M0 44 40 0h8v10L6 56H0Z",
  "M0 18 24 34 48 18v12L24 46 0 30Z",
  "M0 38h48v18H0Z",
] as const;

export interface ClubBadgeProps extends DrawnBadgeProps {
  /** The address of the club's own badge, if the provider has one. */
  readonly logo?: string | null | undefined;
}

interface DrawnBadgeProps {
  readonly club: string;
  /** Its three letters; if they aren't known, its initials are drawn. */
  readonly code?: string | null | undefined;
  readonly colours?: ClubColours | null | undefined;
  /** Utility classes for its size; by default as wide as the text is high. */
  readonly className?: string | undefined;
}

/** A club's badge, or one drawn from its colours and its three letters. Decorative: the club's name is beside it. */
export function ClubBadge({ logo, ...drawn }: ClubBadgeProps) {
  return (
    <RemotePicture address={logo} className={classNames("club-badge", drawn.className)}>
      <DrawnBadge {...drawn} />
    </RemotePicture>
  );
}

function DrawnBadge({ club, code, colours, className }: DrawnBadgeProps) {
  const clip = useId();
  const { primary, secondary } = clubColoursOf(club, colours);
  const seed = seedOf(club);
  const shield = SHIELDS[seed % SHIELDS.length];
  const field = FIELDS[(seed >>> 4) % FIELDS.length];
  return (
    <svg viewBox="0 0 48 56" aria-hidden="true" className={classNames("club-badge", className)}>
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <path d={shield} fill={primary} />
      <path d={field} fill={secondary} clipPath={`url(#${clip})`} />
      <path d={shield} fill="none" stroke="#10160f" strokeOpacity="0.55" strokeWidth="2" />
      <text
        x="24"
        y="34"
        textAnchor="middle"
        fill={inkOn(primary)}
        stroke={primary}
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {badgeLetters(club, code)}
      </text>
    </svg>
  );
}
