import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { isUnauthorized, userMessageOf } from "./api-error.ts";

export interface ReadViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  /** What could not be loaded: "Failed to load your cards". */
  readonly failure: string;
  /** What the screen is called while its data, which names it, is not there: every screen has a heading. */
  readonly heading?: string | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** What a read gives, a skeleton before it, and an error with its way out instead of it. */
export function ReadView<Data>({ query, skeleton, failure, heading, children }: ReadViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  const hasFailed = query.isError && !query.isFetching;
  return (
    <>
      {heading !== undefined && <h1 className="sr-only">{heading}</h1>}
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

/** A read that failed: what, why, and a button to try again, or to sign in where the session is gone. */
export function ReadFailure({ title, error, onRetry }: ReadFailureProps) {
  const isLoggedOut = isUnauthorized(error);
  const reason = isLoggedOut ? "You are logged out." : (userMessageOf(error) ?? "Check your connection.");
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        isLoggedOut ? (
          <a href="/api/login" className={buttonClass({ variant: "secondary", size: "small" })}>
            Sign In
          </a>
        ) : (
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {reason}
    </Notice>
  );
}
