import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { extname } from "node:path";
import { busy } from "../http/refusal.ts";
import type { AnswerOf, Order, Tasks } from "./tasks.ts";

const mostAtOnce = 2;
const mostWaiting = 16;
const taskMilliseconds = 10_000;
const idleMilliseconds = 60_000;
const heapMegabytes = 192;

/** Beside this file, among the sources as in the build. */
const workerFile = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

interface Worker {
  readonly process: ChildProcess;
  idle?: NodeJS.Timeout;
}

const idle: Worker[] = [];
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Does a task in another process, which is ended when it takes too long or too much memory. Not in a thread: one that
 * runs out of memory while a large block is allocated (a growing `Map`, in Node 20) takes the whole process with it.
 * @returns undefined when the process was ended.
 * @throws 503 when too many wait.
 */
export const doApart = async <Name extends keyof Tasks>(
  name: Name,
  input: Order<Name>["input"],
): Promise<AnswerOf<Name> | undefined> => {
  await takeTurn();
  try {
    const worker = idle.pop() ?? (await startWorker());
    clearTimeout(worker.idle);
    const answer = await answerOf(worker.process, { name, input });
    if (answer !== undefined) keep(worker);
    return answer;
  } finally {
    giveTurn();
  }
};

const takeTurn = (): Promise<void> => {
  if (running < mostAtOnce) {
    running += 1;
    return Promise.resolve();
  }
  if (waiting.length >= mostWaiting) throw busy();
  return new Promise((resolve) => waiting.push(resolve));
};

/** To who waits longest, if anybody does. */
const giveTurn = (): void => {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
};

const startWorker = async (): Promise<Worker> => {
  const worker = fork(workerFile, [], {
    execArgv: [...process.execArgv, `--max-old-space-size=${heapMegabytes}`],
    serialization: "advanced",
    // The secrets of this process are none of its business, nor is its output of anybody's.
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const end = () => worker.kill("SIGKILL");
  process.on("exit", end);
  const ended = new AbortController();
  worker.once("exit", () => {
    process.off("exit", end);
    ended.abort();
    forget(worker);
  });
  await once(worker, "message", { signal: ended.signal });
  // What fails while it works is seen by its end.
  worker.on("error", end);
  return { process: worker };
};

const forget = (worker: ChildProcess): void => {
  const at = idle.findIndex((one) => one.process === worker);
  if (at >= 0) idle.splice(at, 1);
};

/** Keeps a worker for the next task; for a while, because it holds memory. */
const keep = (worker: Worker): void => {
  worker.process.unref();
  worker.process.channel?.unref();
  worker.idle = setTimeout(() => {
    forget(worker.process);
    worker.process.kill("SIGKILL");
  }, idleMilliseconds).unref();
  idle.push(worker);
};

const answerOf = <Name extends keyof Tasks>(
  worker: ChildProcess,
  order: Order<Name>,
): Promise<AnswerOf<Name> | undefined> =>
  new Promise((resolve) => {
    const limit = setTimeout(() => worker.kill("SIGKILL"), taskMilliseconds);
    const done = (answer: AnswerOf<Name> | undefined) => {
      clearTimeout(limit);
      worker.off("message", onMessage);
      worker.off("exit", onExit);
      resolve(answer);
    };
    const onMessage = ({ answer }: { readonly answer: AnswerOf<Name> }) => done(answer);
    const onExit = () => done(undefined);
    worker.ref();
    worker.channel?.ref();
    worker.on("message", onMessage);
    worker.on("exit", onExit);
    worker.send(order, () => undefined);
  });
