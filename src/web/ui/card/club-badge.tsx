import { useId } from "react";
import { type ClubColours, clubColoursOf, inkOn } from "#game/card/drawing/club-colours.ts";
import { badgeLetters, shieldOf } from "#game/card/drawing/club-badge.ts";
import { classNames } from "#web/ui/class-names.ts";
import { RemotePicture } from "#web/ui/record/remote-picture.tsx";

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
  const { shield, field } = shieldOf(club);
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
