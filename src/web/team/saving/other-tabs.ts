/** What another tab of this browser has done to a team. */
export interface TeamChange {
  readonly teamId: number;
  /** The team's version since; null: it is deleted. */
  readonly version: number | null;
}

const CHANNEL = "panna-teams";

/** Opened at the first use and never closed: the tab that tells does not hear itself. */
let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Tells the other tabs. */
export function tellOtherTabs(change: TeamChange): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  openChannel().postMessage(change);
}

/** Calls back when another tab tells something; returns how to stop. */
export function hearOtherTabs(onChange: (change: TeamChange) => void): () => void {
  const hear = ({ data }: MessageEvent<TeamChange>) => onChange(data);
  const opened = openChannel();
  opened.addEventListener("message", hear);
  return () => opened.removeEventListener("message", hear);
}
