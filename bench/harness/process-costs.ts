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
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.join(") ").split(" ").slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
};
