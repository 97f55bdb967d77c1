// Loaded before a service's own entry: at SIGUSR2 it begins a processor profile, and at the next it writes it into the folder
// BENCH_PROFILE, so that neither starting nor signing in is in it.
import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { basename, dirname, join } from "node:path";

const folder = process.env.BENCH_PROFILE;
const service = basename(dirname(dirname(process.argv[1])));
const session = new Session();
let runs = 0;
let isRunning = false;

process.on("SIGUSR2", async () => {
  isRunning = !isRunning;
  if (isRunning) {
    session.connect();
    await session.post("Profiler.enable");
    await session.post("Profiler.start");
    return;
  }
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  runs += 1;
  writeFileSync(
    join(folder, `${service}-${process.pid}-${runs}.cpuprofile`),
    JSON.stringify(profile),
  );
});
