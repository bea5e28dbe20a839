import { useQuery } from "@tanstack/react-query";
import type { CardPhoto } from "#web/card/photo/card-photo.ts";
import { readUnsentPhoto } from "./upload-queries.ts";

/** What was read on the photo of a draft; while it is read, and where it cannot be, nothing. */
export function usePhotoReading(photo: CardPhoto | null) {
  const file = photo?.file;
  return useQuery({
    queryKey: ["photo reading", file?.name, file?.size, file?.lastModified],
    queryFn: ({ signal }) => (file === undefined ? null : readUnsentPhoto(file, signal)),
    enabled: file !== undefined,
    // A photo that is gone is not read again.
    gcTime: 60_000,
  });
}
