import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { FootballProvider } from "./provider.ts";

/** The provider of the configuration, loaded when it is first needed: the simulated world brings a large catalogue. */
export async function chooseProvider(config: Config, db: Database): Promise<FootballProvider> {
  switch (config.footballProvider) {
    case "simulated": {
      const { simulatedProvider } = await import("./simulated-provider.ts");
      return simulatedProvider();
    }
    case "import": {
      const { importProvider } = await import("./import/import-provider.ts");
      return importProvider(db);
    }
    default: {
      const never: never = config.footballProvider;
      throw new Error(`no provider ${String(never)}`);
    }
  }
}
