import { existsSync, readFileSync } from "node:fs";

/**
 * The processor time that this process takes for something, in milliseconds: how long it holds others up. Unlike a pause on the
 * clock it is the same beside other programs. Where Linux tells the time of one thread, it is that of JavaScript alone: garbage is
 * collected beside it, which costs seconds after many tests.
 */
export const processorTime = async (work: Promise<unknown>): Promise<number> => {
  const before = spent();
  await work;
  return spent() - before;
};

/** The first thread has the number of its process. Linux counts in hundredths of a second. */
const ownThread = `/proc/self/task/${process.pid}/stat`;

const spent = (): number => {
  if (!existsSync(ownThread)) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
  const [, ...fields] = readFileSync(ownThread, "utf8").split(") ");
  const [user = 0, system = 0] = fields.join(") ").split(" ").slice(11, 13).map(Number);
  return (user + system) * 10;
};
