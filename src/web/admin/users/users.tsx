import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search, UserCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUserView } from "#contract/account/user-admin.ts";
import { useUser } from "#web/account/user-context.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { dayOf, dayOfYear } from "#web/language/date-text.ts";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { useAfterPause } from "#web/ui/form/use-after-pause.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import type { Words } from "#words/noun.ts";
import { BanDialog } from "./ban-dialog.tsx";
import { ResetLinkDialog } from "./reset-link-dialog.tsx";
import { useEndSessions, usersQuery, useUnban } from "./user-queries.ts";

/** What an admin is asked about before it happens. */
interface Asked {
  readonly user: AdminUserView;
  readonly what: "ban" | "reset";
}

/** Finds users, signs them out, bans them, lifts bans, and makes links for new passwords. Without a search: those who are banned. */
export function Users() {
  const { t } = useTranslation("admin");
  const [typed, setTyped] = useState("");
  const search = useAfterPause(typed.trim());
  const users = useQuery({ ...usersQuery(search), placeholderData: keepPreviousData });
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="grid gap-4">
      <SearchField
        label={t("users.search")}
        placeholder={t("users.search")}
        value={typed}
        onValueChange={setTyped}
        isPending={users.isFetching}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="max-w-md"
      />
      <ReadView
        query={users}
        failure={t("users.failed")}
        skeleton={<RowsSkeleton count={4} label={t("users.loading")} />}
      >
        {({ users: found, canMakeResetLinks }) =>
          found.length === 0 ? (
            <Nobody isSearch={search !== ""} />
          ) : (
            <Panel>
              <ul aria-label={t("users.list")} className="grid">
                {found.map((user) => (
                  <Line
                    key={user.id}
                    user={user}
                    canReset={canMakeResetLinks && !user.isAdmin}
                    onAsk={(what) => setAsked({ user, what })}
                  />
                ))}
              </ul>
            </Panel>
          )
        }
      </ReadView>
      {asked?.what === "ban" && <BanDialog user={asked.user} onClose={close} />}
      {asked?.what === "reset" && <ResetLinkDialog user={asked.user} onClose={close} />}
    </div>
  );
}

function Nobody({ isSearch }: { readonly isSearch: boolean }) {
  const { t } = useTranslation("admin");
  return isSearch ? (
    <EmptyState
      icon={<Search aria-hidden="true" />}
      title={t("users.nobodyFound")}
      description={t("users.nobodyFoundText")}
    />
  ) : (
    <EmptyState
      icon={<UserCheck aria-hidden="true" />}
      title={t("users.nobodyBanned")}
      description={t("users.nobodyBannedText")}
    />
  );
}

interface LineProps {
  readonly user: AdminUserView;
  readonly canReset: boolean;
  readonly onAsk: (what: Asked["what"]) => void;
}

function Line({ user, canReset, onAsk }: LineProps) {
  const { t } = useTranslation("admin");
  const isSelf = useUser().id === user.id;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{user.name}</span>
          {user.isAdmin && <Badge variant="secondary">{t("users.admin")}</Badge>}
          {user.ban !== null && <Badge variant="destructive">{banText(user.ban.until, t)}</Badge>}
        </span>
        <span className="text-sm wrap-anywhere text-ink-muted">{user.email}</span>
        {user.ban !== null && <span className="text-sm wrap-anywhere">{user.ban.reason}</span>}
      </div>
      {canReset && (
        <Button variant="ghost" onClick={() => onAsk("reset")}>
          {t("users.resetLink")}
        </Button>
      )}
      {user.ban !== null ? (
        <LiftButton user={user} />
      ) : (
        !isSelf && (
          <>
            <SignOutButton user={user} />
            <Button variant="secondary" onClick={() => onAsk("ban")}>
              {t("users.ban")}
            </Button>
          </>
        )
      )}
    </li>
  );
}

function banText(until: string | null, t: Words<"admin">): string {
  return until === null ? t("users.banned") : t("users.bannedUntil", { date: dayOfYear(dayOf(until)) });
}

function LiftButton({ user }: { readonly user: AdminUserView }) {
  const { t } = useTranslation("admin");
  const lift = useUnban();
  return (
    <Button variant="secondary" isPending={lift.isPending} onClick={() => lift.mutate(user)}>
      {t("users.lift")}
    </Button>
  );
}

function SignOutButton({ user }: { readonly user: AdminUserView }) {
  const { t } = useTranslation("admin");
  const end = useEndSessions();
  return (
    <Button variant="ghost" isPending={end.isPending} onClick={() => end.mutate(user)}>
      {t("users.signOut")}
    </Button>
  );
}
