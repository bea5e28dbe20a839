import "./sheet.css";
import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";

const PLACES = Array.from({ length: 10 }, (_, at) => at);

/** The contact sheet while its cards are being read. */
export function CardGridSkeleton() {
  const { t } = useTranslation("admin");
  return (
    <SkeletonRegion label={t("queue.loading")} className="sheet">
      {PLACES.map((place) => (
        <Skeleton key={place} shape="block" className="h-52" />
      ))}
    </SkeletonRegion>
  );
}
