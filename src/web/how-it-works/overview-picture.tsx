import { useId } from "react";
import { useTranslation } from "react-i18next";
import { EXTRA_TRANSFER_COST } from "#game/fantasy/transfers.ts";
import { RANKED_PER_DAY } from "#game/match/matchmaking.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { Words } from "#words/noun.ts";

const GAMES = ["tournament", "fantasy", "match"] as const;
type Game = (typeof GAMES)[number];
const FACTS = ["costs", "pays", "counts"] as const;

/** Where everything is, in units of the picture: on a phone one unit is a pixel. */
interface Layout {
  readonly width: number;
  readonly height: number;
  readonly cards: Corner;
  readonly games: readonly Corner[];
  /** From the cards to each game. */
  readonly arrows: readonly string[];
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

const BOX = { width: 288, height: 126 };
const CARDS = { width: 288, height: 62 };

/** One game below the other, with a line down their left side. */
const NARROW: Layout = {
  width: 304,
  height: 504,
  cards: { x: 16, y: 1 },
  games: [85, 231, 377].map((y) => ({ x: 16, y })),
  arrows: [148, 294, 440].map((y) => `M16 32 H10 Q4 32 4 38 V${y - 6} Q4 ${y} 10 ${y} H14`),
};

/** The games side by side below the cards. */
const WIDE: Layout = {
  width: 914,
  height: 246,
  cards: { x: 313, y: 1 },
  games: [1, 313, 625].map((x) => ({ x, y: 118 })),
  arrows: ["M313 32 H153 Q145 32 145 40 V114", "M457 64 V114", "M601 32 H761 Q769 32 769 40 V114"],
};

/** Which games the cards are for, what each costs, when and in what it pays: a picture with a text alternative. */
export function OverviewPicture() {
  return (
    <>
      <Picture layout={NARROW} className="mx-auto w-full max-w-96 lg:hidden" />
      <Picture layout={WIDE} className="w-full max-lg:hidden" />
    </>
  );
}

function Picture({ layout, className }: { readonly layout: Layout; readonly className: string }) {
  const { t } = useTranslation("rules");
  const id = useId();
  const { width, height, cards, games, arrows } = layout;
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      viewBox={`0 0 ${width} ${height}`}
      className={classNames("block h-auto", className)}
    >
      <title id={`${id}-title`}>{t("overview.title")}</title>
      <desc id={`${id}-text`}>{inSentences(t)}</desc>
      <g className="fill-none stroke-(--flood-text)" strokeWidth="2">
        {arrows.map((way) => (
          <path key={way} d={way} />
        ))}
        {games.map(({ x, y }, at) => (
          <Tip key={GAMES[at]} layout={layout} x={x} y={y} />
        ))}
      </g>
      <g transform={`translate(${cards.x} ${cards.y})`}>
        <rect {...CARDS} rx="12" className="fill-(--flood-wash) stroke-(--flood-text)" strokeWidth="1.5" />
        <CardsMark />
        <text x="62" y="27" className="fill-ink text-[17px] font-bold">
          {t("overview.cards")}
        </text>
        <text x="62" y="47" className="fill-ink text-[13px]">
          {t("overview.sources")}
        </text>
      </g>
      {GAMES.map((game, at) => (
        <GameBox key={game} game={game} at={games[at] ?? { x: 0, y: 0 }} />
      ))}
    </svg>
  );
}

/** An arrowhead: to the left of a game on a phone, above it on a wide screen. */
function Tip({ layout, x, y }: Corner & { readonly layout: Layout }) {
  const [tipX, tipY] = layout === NARROW ? [x - 1, y + 63] : [x + BOX.width / 2, y - 2];
  const way = layout === NARROW ? "l-6 -5 m6 5 l-6 5" : "l-5 -6 m5 6 l5 -6";
  return <path d={`M${tipX} ${tipY} ${way}`} />;
}

/** Two cards, one over the other. */
function CardsMark() {
  return (
    <g className="fill-(--panel) stroke-(--flood-text)" strokeWidth="2">
      <rect x="18" y="13" width="22" height="32" rx="4" transform="rotate(-9 29 29)" />
      <rect x="26" y="16" width="22" height="32" rx="4" transform="rotate(7 37 32)" />
    </g>
  );
}

function GameBox({ game, at }: { readonly game: Game; readonly at: Corner }) {
  const { t } = useTranslation("rules");
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect {...BOX} rx="12" className="fill-(--sunken) stroke-(--line-strong)" strokeWidth="1" />
      <text x="14" y="25" className="fill-ink text-[16px] font-bold">
        {t(`overview.${game}.title`)}
      </text>
      <text x="14" y="45" className="fill-ink text-[13px]">
        {t(`overview.${game}.what`)}
      </text>
      {FACTS.map((fact, row) => (
        <g key={fact} transform={`translate(0 ${70 + row * 20})`}>
          <text x="14" className="fill-ink-muted text-[12px]">
            {t(`overview.${fact}`)}
          </text>
          <text x="66" className="fill-ink text-[13px] font-semibold">
            {factOf(t, game, fact)}
          </text>
        </g>
      ))}
    </g>
  );
}

function factOf(t: Words<"rules">, game: Game, fact: (typeof FACTS)[number]): string {
  return t(`overview.${game}.${fact}`, { cost: EXTRA_TRANSFER_COST, most: RANKED_PER_DAY });
}

/** The text alternative of the picture. */
function inSentences(t: Words<"rules">): string {
  const games = GAMES.map((game) => {
    const facts = FACTS.map((fact) => `${t(`overview.${fact}`)}: ${factOf(t, game, fact)}.`);
    return [`${t(`overview.${game}.title`)}: ${t(`overview.${game}.what`)}.`, ...facts].join(" ");
  });
  return [`${t("overview.cards")}: ${t("overview.sources")}.`, ...games].join(" ");
}
