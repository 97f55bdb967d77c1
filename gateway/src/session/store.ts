/** A session that ended by time, with its sealed text. */
export interface Ended {
  readonly key: string;
  readonly value: string;
}

/** How many ended sessions are handed out at once. */
export const endedBatch = 20;
/** An ended session is handed out again after this time, unless it was removed. */
export const endedLeaseMs = 60_000;

/** Releases a lock. Has no effect on a lock that was lost meanwhile. */
export type Release = () => Promise<void>;

/**
 * Stores sessions as sealed texts under hashed keys. Each expires after a time without use, and then waits to be taken by
 * `takeEnded` and removed. Methods reject if the store does not answer.
 */
export interface SessionStore {
  /** Reads a text and extends its lifetime to `ttlMs` from now. */
  read(key: string, ttlMs: number): Promise<string | undefined>;
  /** The keys that exist. This does not extend their lifetime. */
  active(keys: readonly string[]): Promise<ReadonlySet<string>>;
  write(key: string, value: string, ttlMs: number): Promise<void>;
  /** Overwrites an existing text; returns false and writes nothing if it no longer exists. */
  replace(key: string, value: string, ttlMs: number): Promise<boolean>;
  /** Ends a text as if its lifetime were over. */
  expire(key: string): Promise<void>;
  /**
   * Some of the texts that have expired, each for one gateway at a time. A text that is still read is never among them, and
   * one that is cannot live again.
   */
  takeEnded(): Promise<readonly Ended[]>;
  /** Removes a text, living or ended. */
  remove(key: string): Promise<void>;
  /**
   * Waits for an exclusive lock on a name over all gateways, at most `waitMs`. A gateway that dies loses its locks.
   * @throws Error if others hold it for longer than that.
   */
  lock(name: string, waitMs: number): Promise<Release>;
  /** Rejects when the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
