import type { SQL } from "drizzle-orm";
import type { NotificationNews } from "#contract/notification/notification.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** One piece of news for one user. */
export interface News {
  readonly userId: string;
  readonly at: Date;
  /** What it is about, such as `card 12`. A user gets each kind of news about a subject once. */
  readonly subject: string;
  readonly news: NotificationNews;
}

/** The same kind of news for many users. */
export interface NewsForMany {
  readonly kind: NotificationNews["kind"];
  readonly at: Date;
  readonly subject: string;
  /** A query of `user_id` and `data`, in the shape that the kind declares. */
  readonly recipients: SQL;
}

/** Lets nouns notify users without depending on notifications. Call it in the transaction of the cause. */
export interface NewsDesk {
  tell(tx: Queryable, news: News): Promise<void>;
  tellMany(tx: Queryable, news: NewsForMany): Promise<void>;
  /** Withdraws news when its cause is undone. */
  withdraw(
    tx: Queryable,
    userId: string,
    subject: string,
    kinds: readonly NotificationNews["kind"][],
  ): Promise<void>;
}
