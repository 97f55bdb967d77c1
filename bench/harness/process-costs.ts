import { readFileSync } from "node:fs";

/** How much memory of processes is resident, sampled ten times a second; in bytes. */
export interface MemoryWatch {
  /** Ends it; the highest that was seen, and the first, by process. */
  readonly stop: () => readonly { readonly start: number; readonly peak: number }[];
}

/** Only Linux reports this for other processes. */
export const watchMemory = (pids: readonly (number | undefined)[]): MemoryWatch => {
  const starts = pids.map(resident);
  const peaks = [...starts];
  const look = () => {
    for (const [index, pid] of pids.entries())
      peaks[index] = Math.max(peaks[index] ?? 0, resident(pid));
  };
  const timer = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return starts.map((start, index) => ({ start, peak: peaks[index] ?? start }));
    },
  };
};

const resident = (pid: number | undefined): number => {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
};

/** The CPU time of a process so far, in milliseconds; Linux counts in hundredths of a second. */
export const processorMs = (pid: number | undefined): number => {
  const [user = 0, system = 0] = timesOf(pid);
  return (user + system) * 10;
};

/** The same of a process with its children, also those that have ended. */
export const processorMsOfAll = (pid: number): number => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  const [, , user = 0, system = 0] = timesOf(pid);
  return [...children.filter(Boolean).map(Number), pid]
    .map(processorMsIfRunning)
    .reduce((all, ms) => all + ms, (user + system) * 10);
};

/** A child may end between the list of children and the look at it; its time is its parent's then. */
const processorMsIfRunning = (pid: number): number => {
  try {
    return processorMs(pid);
  } catch {
    return 0;
  }
};

/** The process that started one. */
export const parentOf = (pid: number): number => Number(statusOf(pid)[1]);

/** Of itself, then of its ended children: user and system, in hundredths of a second. */
const timesOf = (pid: number | undefined): readonly number[] =>
  statusOf(pid).slice(11, 15).map(Number);

const statusOf = (pid: number | undefined): readonly string[] => {
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  return fields.join(") ").split(" ");
};
