import { KeyedMutex } from "./keyed-mutex.ts";
import { type Ended, endedBatch, endedLeaseMs, type Release, type SessionStore } from "./store.ts";

interface Entry {
  readonly value: string;
  readonly expiresAt: number;
}

/** Sessions in this process, for a portal of one gateway; a restart signs everybody out. */
export class MemorySessionStore implements SessionStore {
  /** Least recently used first. */
  readonly #entries = new Map<string, Entry>();
  /** Sessions that ended by time, to be taken from `expiresAt` on. */
  readonly #ended = new Map<string, Entry>();
  readonly #mutex = new KeyedMutex();
  readonly #now: () => number;
  readonly #capacity: number;

  /** Above `capacity` the least recently used session is removed, which bounds the memory. */
  constructor(now: () => number, capacity = 50_000) {
    this.#now = now;
    this.#capacity = capacity;
  }

  /** How many sessions have not expired. */
  get size(): number {
    this.#makeRoom();
    return this.#entries.size;
  }

  async read(key: string, ttlMs: number): Promise<string | undefined> {
    const entry = this.#live(key);
    if (entry !== undefined) this.#put(key, entry.value, ttlMs);
    return entry?.value;
  }

  async active(keys: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(keys.filter((key) => this.#live(key) !== undefined));
  }

  async write(key: string, value: string, ttlMs: number): Promise<void> {
    this.#put(key, value, ttlMs);
    this.#makeRoom();
  }

  async replace(key: string, value: string, ttlMs: number): Promise<boolean> {
    if (this.#live(key) === undefined) return false;
    this.#put(key, value, ttlMs);
    return true;
  }

  async expire(key: string): Promise<void> {
    const entry = this.#entries.get(key);
    if (entry !== undefined) this.#end(key, entry);
  }

  async takeEnded(): Promise<readonly Ended[]> {
    this.#makeRoom();
    const now = this.#now();
    const due = [...this.#ended].filter(([, { expiresAt }]) => expiresAt <= now);
    return due.slice(0, endedBatch).map(([key, { value }]) => {
      this.#ended.set(key, { value, expiresAt: now + endedLeaseMs });
      return { key, value };
    });
  }

  async remove(key: string): Promise<void> {
    this.#entries.delete(key);
    this.#ended.delete(key);
  }

  async lock(name: string, _waitMs: number): Promise<Release> {
    const unlock = await this.#mutex.lock(name);
    return async () => unlock();
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {
    this.#entries.clear();
    this.#ended.clear();
  }

  #live(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.expiresAt > this.#now()) return entry;
    this.#end(key, entry);
    return undefined;
  }

  /** The oldest is forgotten above the capacity: its tokens expire at the college. */
  #end(key: string, { value }: Entry): void {
    this.#entries.delete(key);
    this.#ended.set(key, { value, expiresAt: this.#now() });
    const [oldest] = this.#ended.keys();
    if (this.#ended.size > this.#capacity && oldest !== undefined) this.#ended.delete(oldest);
  }

  #put(key: string, value: string, ttlMs: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, expiresAt: this.#now() + ttlMs });
  }

  #makeRoom(): void {
    const now = this.#now();
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#capacity && entry.expiresAt > now) return;
      this.#end(key, entry);
    }
  }
}
