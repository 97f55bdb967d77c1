import type { Logger } from "pino";

/** Work that repeats on its own while the college runs. */
export interface Job {
  readonly name: string;
  /** Seconds between the end of one run and the start of the next. */
  readonly everySeconds: number;
  /** One run. Throwing is logged and does not stop the next run. */
  readonly run: () => Promise<void>;
}

export interface RunningJobs {
  /** Starts no further run and waits for those that run. */
  readonly stop: () => Promise<void>;
}

/** Runs each job at once and then again and again, never two runs of one at a time. `onSuccess` hears of each good run. */
export const startJobs = (
  jobs: readonly Job[],
  log: Logger,
  onSuccess: (job: Job) => void = () => {},
): RunningJobs => {
  const running = jobs.map((job) => startJob(job, log, onSuccess));
  return {
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()));
    },
  };
};

const startJob = (job: Job, log: Logger, onSuccess: (job: Job) => void): RunningJobs => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  const runAgain = (): void => {
    current = runOnce(job, log, onSuccess).then(() => {
      if (!stopped) timer = setTimeout(runAgain, job.everySeconds * 1000);
    });
  };
  runAgain();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return current;
    },
  };
};

const runOnce = async (job: Job, log: Logger, onSuccess: (job: Job) => void): Promise<void> => {
  try {
    await job.run();
    onSuccess(job);
  } catch (error) {
    const { name, message } = error instanceof Error ? rootOf(error) : new Error("unknown");
    log.error({ job: job.name, failure: { name, message } }, "job failed");
  }
};

/** The database's own error, without the statement that its wrapper quotes. */
const rootOf = (error: Error): Error =>
  error.cause instanceof Error ? rootOf(error.cause) : error;
