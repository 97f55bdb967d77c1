import { restartSerials } from "./serial.ts";

restartSerials();

// The college's own processes run the sources, too.
if (!process.execArgv.includes("tsx")) process.execArgv.push("--import", "tsx");
