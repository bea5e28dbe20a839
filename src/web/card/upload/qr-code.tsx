import { classNames } from "#web/ui/class-names.ts";

export interface QrCodeProps {
  /** The path fits a viewBox of 0 0 size size. */
  readonly qr: { readonly size: number; readonly path: string };
  readonly label: string;
  readonly className?: string | undefined;
}

/** A QR code, black on white in every theme, so cameras can read it; nothing if it has no squares. */
export function QrCode({ qr: { size, path }, label, className }: QrCodeProps) {
  if (size === 0) return null;
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      // Drawn inline: there's no file for an <img>.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={classNames("bg-[#fff]", className)}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
