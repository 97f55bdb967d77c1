import { request } from "undici";
import { stopping } from "../../contract/drain.ts";
import type { SessionStore } from "./session/store.ts";

const timeoutMs = 2_000;

/** Checks the services that the gateway depends on, for at most two seconds each. */
export const readinessCheck =
  (collegeUrl: string, store: SessionStore) =>
  async (): Promise<Readonly<Record<string, boolean>>> => {
    const [college, sessions] = await Promise.all([
      succeeds(() => askCollege(collegeUrl)),
      succeeds(() => store.check()),
    ]);
    return { college, sessions };
  };

/**
 * Any answer below 500 counts as ready: another college's service may have no readiness page and answer 404. The portal's
 * own college answers 503 until its database is ready, and while it stops; it still serves then, or another one does.
 */
const askCollege = async (collegeUrl: string): Promise<void> => {
  const { statusCode, body } = await request(`${collegeUrl.replace(/\/$/, "")}/ready`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await body.text();
  if (statusCode >= 500 && !text.includes(`"${stopping}"`))
    throw new Error(`the college answered ${statusCode}`);
};

const succeeds = async (check: () => Promise<unknown>): Promise<boolean> => {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
};
