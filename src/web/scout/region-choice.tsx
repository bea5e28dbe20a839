import { useTranslation } from "react-i18next";
import type { ScoutView } from "#contract/scout.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { useChooseRegion } from "./scout-queries.ts";

/** The league the scout offers players from; a change takes effect immediately. */
export function RegionChoice({ region }: Pick<ScoutView, "region">) {
  const { t } = useTranslation("scout");
  const choose = useChooseRegion();
  return (
    <SelectField
      label={t("region.label")}
      className="w-full sm:w-72"
      options={leagues.map(({ slug, name }) => ({ value: slug, label: name }))}
      value={choose.isPending ? choose.variables : region}
      aria-busy={choose.isPending || undefined}
      onChange={({ target }) => {
        const chosen = leagues.find(({ slug }) => slug === target.value);
        if (chosen) choose.mutate(chosen.slug);
      }}
    />
  );
}
