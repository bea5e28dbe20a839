import { testSeasons } from "./compared-seasons.ts";

testSeasons(6);
