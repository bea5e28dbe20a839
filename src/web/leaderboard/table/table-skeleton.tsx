import { useTranslation } from "react-i18next";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";

const SKELETON_ROWS = 8;

export function TableSkeleton() {
  const { t } = useTranslation("leaderboard");
  return (
    <div className="px-5 pb-5">
      <RowsSkeleton count={SKELETON_ROWS} label={t("load.loadingLeaderboard")} />
    </div>
  );
}
