import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  getNotificationSwitches,
  type NotificationNews,
  setNotificationSwitch,
} from "#contract/notification/notification.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Switch } from "#web/ui/form/switch.tsx";

type Kind = NotificationNews["kind"];

const GROUPS = ["switches.players", "switches.competitions", "switches.you"] as const;

/** The topic and the name of each kind, in the order of the list. */
const KINDS = {
  "player scored": ["switches.players", "switches.playerScored"],
  "player sent off": ["switches.players", "switches.playerSentOff"],
  "players left out": ["switches.players", "switches.playersLeftOut"],
  "deadline near": ["switches.competitions", "switches.deadlineNear"],
  "gameweek final": ["switches.competitions", "switches.gameweekFinal"],
  "place moved": ["switches.competitions", "switches.placeMoved"],
  "tournament started": ["switches.competitions", "switches.tournamentStarted"],
  "tournament finished": ["switches.competitions", "switches.tournamentFinished"],
  challenged: ["switches.you", "switches.challenged"],
  "scout offer": ["switches.you", "switches.scoutOffer"],
  "card approved": ["switches.you", "switches.cardApproved"],
  "card rejected": ["switches.you", "switches.cardRejected"],
  "mini-league joined": ["switches.you", "switches.leagueJoined"],
} as const satisfies Record<Kind, readonly [(typeof GROUPS)[number], string]>;

const kindsIn = (group: (typeof GROUPS)[number]) =>
  (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind][0] === group);

const switchesQuery = read(getNotificationSwitches, {});

/** What to notify the user of, on every device. Collapsed at first, as the news matters more. */
export function NotificationSwitches() {
  const { t } = useTranslation("notification");
  const switches = useQuery(switchesQuery);
  return (
    <details className="panel group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-control px-5 py-3">
        <h2 className="type-heading">{t("switches.title")}</h2>
        <ChevronDown aria-hidden="true" className="size-5 flex-none text-ink-muted group-open:rotate-180" />
      </summary>
      <div className="panel-body grid gap-5">
        <p className="text-sm text-ink-muted">{t("switches.description")}</p>
        <ReadView
          query={switches}
          failure={t("switches.loadFailed")}
          skeleton={<RowsSkeleton count={5} label={t("switches.loading")} />}
        >
          {({ off }) => (
            <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {GROUPS.map((group) => (
                <fieldset key={group} className="grid min-w-0 gap-1">
                  <legend className="type-label mb-1">{t(group)}</legend>
                  {kindsIn(group).map((kind) => (
                    <KindSwitch key={kind} kind={kind} label={t(KINDS[kind][1])} isOn={!off.includes(kind)} />
                  ))}
                </fieldset>
              ))}
            </div>
          )}
        </ReadView>
      </div>
    </details>
  );
}

interface KindSwitchProps {
  readonly kind: Kind;
  readonly label: string;
  readonly isOn: boolean;
}

function KindSwitch({ kind, label, isOn }: KindSwitchProps) {
  const queryClient = useQueryClient();
  const turn = useMutation({
    mutationFn: (wanted: boolean) => call(setNotificationSwitch, { body: { kind, isOn: wanted } }),
    onError: (error) =>
      toastFailure(error, {
        title: words("ui")("error"),
        fallback: words("notification")("switches.changeFailed"),
      }),
    onSettled: readAgainOnceSettled(queryClient, "switches"),
  });
  return (
    <Switch
      label={label}
      checked={turn.isPending ? turn.variables : isOn}
      onChange={({ target }) => !turn.isPending && turn.mutate(target.checked)}
    />
  );
}
