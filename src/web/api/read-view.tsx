import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { loginHere } from "#web/account/login-here.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { passFocusOn } from "#web/ui/focus-heading.ts";
import { isUnauthorized, userMessageOf } from "./api-error.ts";

export interface ReadViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** In the shape of the data. */
  readonly skeleton: ReactNode;
  /** The title of the error: "We couldn't load your cards". */
  readonly failure: string;
  /** The screen's heading until the data, which has the real one, has arrived. */
  readonly heading?: string | undefined;
  /**
   * True for content that a phone takes long to draw: it is drawn in short pieces behind the skeleton, and the page
   * answers a tap in between. What must appear together with it has to be deferred as well.
   */
  readonly isLong?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** The data of a read, a skeleton before it arrives, or an error with a way out. */
export function ReadView<Data>({
  query,
  skeleton,
  failure,
  heading,
  isLong = false,
  children,
}: ReadViewProps<Data>) {
  const isDrawn = useDeferredValue(!isLong || query.data !== undefined);
  if (isDrawn && query.data !== undefined) return children(query.data);
  const hasFailed = query.isError && !query.isFetching;
  return (
    <>
      {heading !== undefined && (
        <h1 ref={passFocusOn} className="sr-only">
          {heading}
        </h1>
      )}
      {hasFailed ? (
        <ReadFailure title={failure} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        skeleton
      )}
    </>
  );
}

export interface ReadFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A failed read: what, why, and a button to try again, or to sign in if the session has ended. */
export function ReadFailure({ title, error, onRetry }: ReadFailureProps) {
  const { t } = useTranslation("ui");
  const isLoggedOut = isUnauthorized(error);
  const reason = isLoggedOut ? t("signedOut") : (userMessageOf(error) ?? t("checkConnection"));
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        isLoggedOut ? (
          <a href={loginHere()} className={buttonClass({ variant: "secondary", size: "small" })}>
            {t("signIn")}
          </a>
        ) : (
          <Button ref={passFocusOn} variant="secondary" size="small" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        )
      }
    >
      {reason}
    </Notice>
  );
}
