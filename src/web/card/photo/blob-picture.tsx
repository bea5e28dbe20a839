import { type ComponentProps, type RefObject, useEffect, useRef } from "react";

export interface BlobPictureProps extends Omit<ComponentProps<"img">, "src" | "ref"> {
  readonly blob: Blob;
  readonly picture?: RefObject<HTMLImageElement | null>;
}

/** A picture that isn't on the server yet. */
export function BlobPicture({ blob, picture, alt, ...rest }: BlobPictureProps) {
  const own = useRef<HTMLImageElement>(null);
  const ref = picture ?? own;
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    if (ref.current) ref.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob, ref]);
  return <img {...rest} ref={ref} alt={alt} draggable={false} />;
}
