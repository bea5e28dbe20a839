import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getPush } from "#contract/notification/push.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { type PushState, readPushState, turnPushOff, turnPushOn } from "./push-device.ts";

const QUERY_KEY = ["push state", getPush.path];

const EXPLAINED = {
  unsupported: "device.unsupported",
  "not installed": "device.notInstalled",
  denied: "device.denied",
  off: "device.off",
  on: "device.on",
} as const satisfies Record<PushState, string>;

/** On a phone, as tall as the longest text beside the switch: nothing below moves when the text changes. */
const EXPLANATION = "block text-sm text-ink-muted max-sm:min-h-[2lh]";
/** Without a switch, as tall as with one: the page is laid out before the browser says whether it may notify. */
const INSTEAD_OF_SWITCH =
  "grid content-center text-sm text-ink-muted min-h-[calc(3.25rem+1lh)] max-sm:min-h-[calc(3.25rem+2lh)]";

/** Turns notifications on this device on and off; off until the user turns them on. */
export function PushSwitch() {
  const { t } = useTranslation("notification");
  const state = useQuery({ queryKey: QUERY_KEY, queryFn: readPushState, staleTime: 0 });
  return (
    <Panel title={t("device.title")}>
      <ReadView
        query={state}
        failure={t("device.loadFailed")}
        skeleton={
          <div className="grid gap-2">
            <Skeleton shape="block" className="h-11" />
            <span aria-hidden="true" className={`invisible ${EXPLANATION}`}>
              {t(EXPLAINED.off)}
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
  const { t } = useTranslation("notification");
  const queryClient = useQueryClient();
  /** The requested state while the request runs, else null. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const turn = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn() : turnPushOff()),
    onSuccess: (next) => queryClient.setQueryData(QUERY_KEY, next),
    onError: (error) =>
      toastFailure(error, {
        title: words("ui")("error"),
        fallback: words("notification")("device.changeFailed"),
      }),
  });
  if (state !== "on" && state !== "off") {
    return <output className={INSTEAD_OF_SWITCH}>{t(EXPLAINED[state])}</output>;
  }
  return (
    <div className="grid gap-2">
      <Switch
        label={t("device.switch")}
        checked={wanted ?? state === "on"}
        disabled={turn.isPending}
        onChange={({ target }) => {
          setWanted(target.checked);
          turn.mutate(target.checked, { onSettled: () => setWanted(null) });
        }}
      />
      <output className={EXPLANATION}>{t(EXPLAINED[state])}</output>
    </div>
  );
}
