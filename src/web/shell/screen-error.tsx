import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** A screen that broke, or whose code could not be loaded after an update: loading the page again mends the latter. */
export function ScreenError() {
  return (
    <Notice
      tone="danger"
      title="This screen could not be shown"
      action={
        <Button variant="secondary" size="small" onClick={() => location.reload()}>
          Load again
        </Button>
      }
    >
      Check your connection, and load the page again.
    </Notice>
  );
}
