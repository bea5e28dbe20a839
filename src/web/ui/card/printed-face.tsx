/** The sizes of a picture, as in the contract's `PhotoView`. */
export interface PrintedPhoto {
  readonly small: string;
  readonly medium: string;
  readonly large: string;
  readonly placeholder: string;
}

export interface PrintedFaceProps {
  readonly imageUrl: string;
  readonly photo: PrintedPhoto | null;
}

/** The widths in pixels of a face whose longer side is 320, 800 and 2000. */
function sizesOf({ small, medium, large }: PrintedPhoto): string {
  return `${small} 229w, ${medium} 571w, ${large} 1429w`;
}

/** A printed card's own front. The blurred miniature is seen until the picture is there. */
export function PrintedFace({ imageUrl, photo }: PrintedFaceProps) {
  return (
    <img
      src={imageUrl}
      {...(photo && {
        srcSet: sizesOf(photo),
        sizes: "auto, 15rem",
        style: { backgroundImage: `url("${photo.placeholder}")` },
      })}
      alt=""
      loading="lazy"
      decoding="async"
      className="card-photo"
    />
  );
}
