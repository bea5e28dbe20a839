/** A change of a team in another tab of this browser. */
export interface TeamChange {
  readonly teamId: number;
  /** The team's new version; null: deleted. */
  readonly version: number | null;
}

const CHANNEL = "panna-teams";

/** Opened on first use and never closed. A tab doesn't receive its own messages. */
let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Announces a change to the other tabs. */
export function tellOtherTabs(change: TeamChange): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  openChannel().postMessage(change);
}

/** Calls back on changes in other tabs. @returns a function that stops it */
export function hearOtherTabs(onChange: (change: TeamChange) => void): () => void {
  const hear = ({ data }: MessageEvent<TeamChange>) => onChange(data);
  const opened = openChannel();
  opened.addEventListener("message", hear);
  return () => opened.removeEventListener("message", hear);
}
