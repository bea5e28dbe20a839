import { Layers, LogOut, Settings, User } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { Avatar } from "#web/ui/record/avatar.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { CardGridSkeleton, RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "#web/ui/overlay/menu.tsx";
import { Row, Section } from "./section.tsx";

function Toasts() {
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => toast({ title: "Success!", description: "Your username has been set successfully" })}
      >
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({ title: "Entry Failed", description: "Failed to enter tournament", variant: "destructive" })
        }
      >
        Failing toast
      </Button>
    </>
  );
}

function Pointers() {
  return (
    <Menu
      trigger={
        <Button variant="ghost" icon={<Avatar letter="M" size="small" />}>
          Menu
        </Button>
      }
    >
      <MenuLabel>matchday_mia</MenuLabel>
      <MenuItem icon={<User aria-hidden="true" />}>Profile</MenuItem>
      <MenuItem icon={<Settings aria-hidden="true" />} isDisabled>
        Settings
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />}>Logout</MenuItem>
    </Menu>
  );
}

function Windows() {
  const [open, setOpen] = useState<"dialog" | "confirm" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen("dialog")}>
        Open dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen("confirm")}>
        Delete Selected
      </Button>
      <Dialog
        isOpen={open === "dialog"}
        onOpenChange={close}
        title="Choose Your Username"
        description="Other managers see this name instead of your e-mail address."
        footer={<Button>Save</Button>}
      >
        <TextField label="Username" defaultValue="floodlit" hint="Username is available!" />
      </Dialog>
      <ConfirmDialog
        isOpen={open === "confirm"}
        onOpenChange={close}
        title="Delete 3 cards?"
        description="They leave your collection for good. Cards in a running tournament stay."
        confirmLabel="Delete cards"
        isDestructive
        onConfirm={close}
      />
    </>
  );
}

/** Notices, progress, loading, empty states, dialogs. */
export function Feedback() {
  return (
    <Section title="Feedback">
      <Row>
        <Windows />
        <Toasts />
        <Pointers />
      </Row>
      <div className="grid gap-4 lg:grid-cols-2">
        <Notice title="Deadline in this round">Later changes count from the next round.</Notice>
        <Notice tone="good" title="Team Locked In">
          Saturday Five plays for you until 30 November.
        </Notice>
        <Notice tone="warning" title="Two cards would score nothing">
          Vale and Okoro are not linked to a real player yet.
        </Notice>
        <Notice
          tone="danger"
          action={
            <Button size="small" variant="secondary">
              Try again
            </Button>
          }
        >
          Failed to load matches. Please try again later.
        </Notice>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Progress label="Uploading photo" value={62} />
        <Progress label="Reading the card" value={null} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Panel title="Current Rankings">
          <RowsSkeleton count={4} label="Loading rankings" />
        </Panel>
        <Panel>
          <EmptyState
            icon={<Layers aria-hidden="true" />}
            title="No cards yet"
            description="Take the base set of eleven, or photograph a card you own."
            action={<Button>Get Base Cards</Button>}
          />
        </Panel>
      </div>
      <CardGridSkeleton count={4} label="Loading cards" />
    </Section>
  );
}
