import { type ReactNode, useState } from "react";

export interface RemotePictureProps {
  /** The address of the picture on another server; null if there is none. */
  readonly address: string | null | undefined;
  readonly className?: string | undefined;
  /** Shown instead if there is no picture, or it fails to load. */
  readonly children: ReactNode;
}

/** A decorative picture from another server, which doesn't get our page's address. */
export function RemotePicture({ address, className, children }: RemotePictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (typeof address !== "string" || address === "" || address === failed) return children;
  return (
    <img
      src={address}
      alt=""
      className={className}
      referrerPolicy="no-referrer"
      loading="lazy"
      onError={() => setFailed(address)}
    />
  );
}
