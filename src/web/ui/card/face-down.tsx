import type { ReactNode } from "react";
import { LogoMark } from "#web/ui/brand/logo.tsx";

export interface FaceDownProps {
  /** What turning it over does, for screen readers. */
  readonly label: string;
  readonly onTurn: () => void;
}

/** A card face down, to turn over. */
export function FaceDown({ label, onTurn }: FaceDownProps) {
  return (
    <button type="button" className="pack-back" aria-label={label} onClick={onTurn}>
      <LogoMark />
    </button>
  );
}

export interface FaceUpProps {
  /** True if it has just been turned over. */
  readonly isArriving: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card that has been face down. */
export function FaceUp({ isArriving, className, children }: FaceUpProps) {
  return (
    <div className={`pack-face ${className ?? ""}`} data-arriving={isArriving || undefined}>
      {children}
    </div>
  );
}

/** A sealed pack, as a picture: the control that opens it is beside it. */
export function SealedPack({ text }: { readonly text: string }) {
  return (
    <span aria-hidden="true" className="pack-back pack-sealed">
      <LogoMark />
      <b>{text}</b>
    </span>
  );
}
