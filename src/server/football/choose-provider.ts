import type { Deps } from "#server/deps.ts";
import type { FootballProvider } from "./provider.ts";

/** The configured provider, loaded when first needed, because the simulated world has a large catalogue. */
export async function chooseProvider(
  deps: Pick<Deps, "config" | "db" | "clock" | "log">,
): Promise<FootballProvider> {
  const { config, db } = deps;
  switch (config.footballProvider) {
    case "simulated": {
      const { simulatedProvider } = await import("./simulated-provider.ts");
      return simulatedProvider();
    }
    case "import": {
      const { importProvider } = await import("#server/football/import/import-provider.ts");
      return importProvider(db);
    }
    case "api-football": {
      const { apiFootballProvider } = await import("#server/football/api-football/api-football-adapter.ts");
      return apiFootballProvider(deps);
    }
    case "fpl": {
      const { fplProvider } = await import("#server/football/fpl/fpl-adapter.ts");
      return fplProvider(deps);
    }
    default: {
      const never: never = config.footballProvider;
      throw new Error(`no provider ${String(never)}`);
    }
  }
}
