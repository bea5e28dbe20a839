import { type ReactNode, useState } from "react";

export interface RemotePictureProps {
  /** Of a picture that somebody else serves; null where there is none. */
  readonly address: string | null | undefined;
  readonly className?: string | undefined;
  /** In its place where there is none, and where it does not come. */
  readonly children: ReactNode;
}

/** A picture from another server, which decorates: what it shows stands beside it. The server is not told where it stands. */
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
