import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getPush } from "#contract/notification/push.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { type PushState, readPushState, turnPushOff, turnPushOn } from "./push-device.ts";

const QUERY_KEY = ["push state", getPush.path];

const EXPLAINED: Record<PushState, string> = {
  unsupported: "This browser cannot receive notifications.",
  "not installed":
    "An iPhone or iPad receives notifications only of what is on its home screen. Open the Share menu, choose Add to Home Screen, then open Panna from there and come back to this page.",
  denied: "This browser has blocked notifications of this site. Allow them in its settings, and come back.",
  off: "Be told on this device while no page of Panna is open.",
  on: "This device is told until you sign out.",
};

/** As high on a phone as the longest of what a switch may say, so that nothing below moves when it changes. */
const EXPLANATION = "block text-sm text-ink-muted max-sm:min-h-[2lh]";

/** Whether this device is told one's news while no page is open; off until its user turns it on. */
export function PushSwitch() {
  const state = useQuery({ queryKey: QUERY_KEY, queryFn: readPushState, staleTime: 0 });
  return (
    <Panel title="On This Device">
      <ReadView
        query={state}
        failure="Failed to ask this browser"
        skeleton={
          <div className="grid gap-2">
            <Skeleton shape="block" className="h-11" />
            <span aria-hidden="true" className={`invisible ${EXPLANATION}`}>
              {EXPLAINED.off}
            </span>
          </div>
        }
      >
        {(found) => <StateView state={found} />}
      </ReadView>
    </Panel>
  );
}

function StateView({ state }: { readonly state: PushState }) {
  const queryClient = useQueryClient();
  /** What the switch was turned to, from that very moment until it is known what came of it. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const turn = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn() : turnPushOff()),
    onSuccess: (next) => queryClient.setQueryData(QUERY_KEY, next),
    onError: (error) =>
      toastFailure(error, { title: "Error", fallback: "Failed to change the notifications of this device" }),
  });
  const isOffered = state === "on" || state === "off";
  return (
    <div className="grid gap-2">
      {isOffered && (
        <Switch
          label="Notifications on this device"
          checked={wanted ?? state === "on"}
          disabled={turn.isPending}
          onChange={({ target }) => {
            setWanted(target.checked);
            turn.mutate(target.checked, { onSettled: () => setWanted(null) });
          }}
        />
      )}
      <output className={EXPLANATION}>{EXPLAINED[state]}</output>
    </div>
  );
}
