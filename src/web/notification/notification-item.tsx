import {
  ArrowUpDown,
  CircleCheck,
  CircleX,
  Clock,
  Flag,
  Goal,
  ListChecks,
  RectangleVertical,
  Search,
  Swords,
  Trophy,
  UserX,
  Users,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import type { NotificationNews, NotificationView } from "#contract/notification/notification.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { NotificationText } from "./notification-text.tsx";

const ICONS = {
  "card approved": CircleCheck,
  "card rejected": CircleX,
  "tournament started": Flag,
  "tournament finished": Trophy,
  "mini-league joined": Users,
  "deadline near": Clock,
  "player scored": Goal,
  "player sent off": RectangleVertical,
  "players left out": UserX,
  challenged: Swords,
  "gameweek final": ListChecks,
  "scout offer": Search,
  "place moved": ArrowUpDown,
} as const satisfies Record<NotificationNews["kind"], unknown>;

/** One piece of news: what happened, when, and where to look. */
export function NotificationItem({ notification }: { readonly notification: NotificationView }) {
  const { t } = useTranslation("notification");
  const { news, createdAt, isRead } = notification;
  const Icon = ICONS[news.kind];
  return (
    <li
      className={`relative flex gap-4 border-t border-line px-5 py-4 ${isRead ? "" : "bg-flood-wash"}`}
      data-highlighted={isRead ? undefined : true}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-flood-text" />
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere">
          {!isRead && <span className="sr-only">{t("isNew")}</span>}
          <NotificationText news={news} />
        </p>
        <DateTime instant={createdAt} className="text-sm text-ink-muted" />
      </div>
    </li>
  );
}
