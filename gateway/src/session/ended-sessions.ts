import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { logout } from "../../../contract/accounts/tokens.ts";
import type { CollegeClient } from "../college/client.ts";
import { CollegeFailure, isOutage } from "../college/failure.ts";
import type { Sessions } from "./sessions.ts";

/** Between the end of one run and the start of the next. */
const usualPauseMs = 30_000;
const timeoutMs = 3_000;

interface Parts {
  readonly sessions: Sessions;
  readonly client: CollegeClient;
  readonly log: Logger;
  readonly pauseMs?: number | undefined;
}

/**
 * Ends at the college the tokens of sessions that ended by time, also where nobody comes back. The store hands out each
 * ended session to one gateway, and again if that gateway did not reach the college.
 * @returns a function that starts no further run and waits for the one that runs
 */
export const endSessionsAtCollege = ({
  sessions,
  client,
  log,
  pauseMs = usualPauseMs,
}: Parts): (() => Promise<void>) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();

  /** False if the college did not answer. A refusal is final: the tokens have ended already, or there is no logout. */
  const end = async (refresh: string): Promise<boolean> => {
    const caller = { requestId: randomUUID(), address: "127.0.0.1" };
    try {
      await client.call(logout, { body: { refresh }, timeoutMs }, caller);
    } catch (error) {
      if (isOutage(error)) return false;
      if (!(error instanceof CollegeFailure)) throw error;
    }
    return true;
  };
  /** False if there is nothing more to do now. */
  const endSome = async (): Promise<boolean> => {
    const taken = await sessions.takeEnded();
    let left = 0;
    for (const { key, refresh } of taken) {
      if (isStopped) return false;
      if (refresh === undefined || (await end(refresh))) await sessions.end(key);
      else left += 1;
    }
    if (left > 0) log.info({ left }, "ended sessions are still to be ended at the college");
    return taken.length > 0 && left === 0;
  };
  const run = async (): Promise<void> => {
    try {
      while (!isStopped && (await endSome()));
    } catch (error) {
      log.warn({ err: error }, "ended sessions could not be read");
    }
  };
  const schedule = (): void => {
    timer = setTimeout(() => {
      current = run().then(() => {
        if (!isStopped) schedule();
      });
    }, pauseMs).unref();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return current;
  };
};
