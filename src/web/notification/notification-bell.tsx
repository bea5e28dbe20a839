import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "#web/ui/action/link.tsx";
import { Bell } from "lucide-react";
import { useTranslation } from "react-i18next";
import { UNREAD_MAX } from "#contract/notification/notification.ts";
import { countText } from "#web/language/count-text.ts";
import { followNews } from "./follow-news.ts";
import { unreadQuery } from "./notification-queries.ts";

/** How often an open page checks for news, in milliseconds. */
const ASK_EVERY_MS = 120_000;

/** The link to the notifications, with the number of unread ones. */
export function NotificationBell() {
  const { t } = useTranslation("ui");
  const client = useQueryClient();
  useEffect(() => followNews(client), [client]);
  const unread = useQuery({ ...unreadQuery, refetchInterval: ASK_EVERY_MS }).data?.unread ?? 0;
  const shown = unread > UNREAD_MAX ? `${countText(UNREAD_MAX)}+` : countText(unread);
  return (
    <Link
      to="/notifications"
      aria-label={unread === 0 ? t("notifications.label") : t("notifications.unread", { shown })}
      className="relative grid size-11 place-items-center rounded-control text-ink-muted hover:text-ink"
    >
      <Bell aria-hidden="true" className="size-5.5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute top-0.5 right-0 min-w-5 rounded-full bg-flood px-1 text-center text-xs/5 font-bold text-on-flood"
        >
          {shown}
        </span>
      )}
    </Link>
  );
}
