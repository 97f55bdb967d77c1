/** Ends a hold on a lock; harmless after the lock has run out. */
export type Release = () => Promise<void>;

/**
 * Where sessions rest: sealed texts under hashed names, each forgotten after a time without use. Methods reject when
 * the store does not answer.
 */
export interface SessionStore {
  /** Reads a text and lets it live `ttlMs` from now. */
  read(key: string, ttlMs: number): Promise<string | undefined>;
  /** Those of the names under which there still is a text. It is no use of it. */
  active(keys: readonly string[]): Promise<ReadonlySet<string>>;
  write(key: string, value: string, ttlMs: number): Promise<void>;
  /** Overwrites an existing text; returns false and writes nothing if it no longer exists. */
  replace(key: string, value: string, ttlMs: number): Promise<boolean>;
  remove(key: string): Promise<void>;
  /**
   * Waits for the only hold on a name, among all gateways of this store. It ends by itself after `ttlMs`.
   * @throws Error when others hold it for longer than that.
   */
  lock(name: string, ttlMs: number): Promise<Release>;
  /** Rejects when the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
