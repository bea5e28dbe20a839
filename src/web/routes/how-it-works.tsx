import { useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { OverviewPicture } from "#web/how-it-works/overview-picture.tsx";
import { rulesForReading } from "#web/how-it-works/rules-for-reading.ts";
import type { RulesColumn, RulesSection, RulesTable } from "#web/how-it-works/rules-section.ts";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";

/** How It Works: the rules of the game, generated from its own constants. */
export function HowItWorksRoute() {
  const { t } = useTranslation("rules");
  const sections = rulesForReading(t);
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <Panel title={t("overview.title")}>
        <OverviewPicture />
      </Panel>
      <nav aria-label={t("contents")}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-block py-1.5 font-semibold text-flood-text hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <RulesPanel key={section.id} section={section} />
      ))}
    </>
  );
}

const BESIDE_TABLE = "grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-10";
/** Text without a table fills a wide panel in two columns, for lines of a readable length. */
const ALONE = "grid gap-3 lg:block lg:columns-2 lg:gap-10 lg:*:mb-3 lg:*:break-inside-avoid lg:*:last:mb-0";

const TABLE_BOX = "relative -mx-5 overflow-x-auto lg:-mr-5 lg:ml-0";

function RulesPanel({ section }: { readonly section: RulesSection }) {
  return (
    <div id={section.id} className="scroll-mt-24">
      <Panel title={section.heading}>
        <div className={section.table ? BESIDE_TABLE : undefined}>
          <div className={section.table ? "grid content-start gap-3" : ALONE}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.link && (
              <Link to={section.link.to} className="block font-semibold text-flood-text hover:underline">
                {section.link.label}
              </Link>
            )}
          </div>
          {section.table && <RulesTableView table={section.table} caption={section.heading} />}
        </div>
      </Panel>
    </div>
  );
}

function RulesTableView({ table, caption }: { readonly table: RulesTable; readonly caption: string }) {
  const { t } = useTranslation("rules");
  return (
    // A table wider than a phone scrolls inside its own box, which takes the focus for keyboard users.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={t("tableOf", { heading: caption })} tabIndex={0} className={TABLE_BOX}>
      <table className="table tabular max-sm:text-[0.8125rem]! max-sm:[&_thead_th]:text-xs! max-sm:[&_:is(th,td):not(:first-child)]:pl-1! max-sm:[&_:is(th,td):not(:last-child)]:pr-1!">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column.name} scope="col">
                <ColumnHead column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([head = "", ...cells]) => (
            <tr key={head}>
              <th scope="row" className={cells.length > 1 ? "min-w-28 sm:min-w-36" : "min-w-20 sm:min-w-36"}>
                {head}
              </th>
              {cells.map((cell, at) => (
                <td key={table.columns[at + 1]?.name} className="min-w-9 sm:whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ColumnHead({ column: { name, short } }: { readonly column: RulesColumn }) {
  const { t } = useTranslation("rules");
  if (name === "") return <span className="sr-only">{t("rule")}</span>;
  if (short === undefined) return name;
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
      <span className="max-sm:sr-only">{name}</span>
    </>
  );
}
