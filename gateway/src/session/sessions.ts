import { hash, randomBytes } from "node:crypto";
import type { Caller } from "../college/client.ts";
import { isRefusal } from "../college/failure.ts";
import { PortalError } from "../errors.ts";
import { type Person, parseRecord, type SessionRecord, type Tokens } from "./record.ts";
import type { Seal } from "./seal.ts";
import type { SessionStore } from "./store.ts";
import { sessionTokens } from "./tokens.ts";

/** Decrypting and parsing a session costs more than all else that a request does with it. */
const openedCapacity = 2_000;

/** Longer than a token refresh may take. */
const lockWaitMs = 20_000;

/** A session as one request sees it. `key` names it in the store; the browser's id is not kept. */
export interface OpenSession {
  readonly key: string;
  readonly record: SessionRecord;
}

interface EndedSession {
  readonly key: string;
  /** Undefined where no secret of this gateway opens the session. */
  readonly refresh: string | undefined;
}

interface NewTokens {
  readonly access: string;
  /** Left out if the college keeps the old one. */
  readonly refresh?: string | undefined;
}

export interface SessionsOptions {
  readonly store: SessionStore;
  readonly seal: Seal;
  readonly now: () => number;
  readonly idleMs: number;
  readonly absoluteMs: number;
  /** Asks the college for new tokens. */
  readonly exchange: (refresh: string, caller: Caller) => Promise<NewTokens>;
}

/** A record with the bytes that it was decrypted from. It counts as long as the store holds the same. */
interface Opened {
  readonly sealed: string;
  readonly record: SessionRecord;
}

/** The portal's sessions: who is signed in, with which tokens of the college. */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #refreshing = new Map<string, Promise<SessionRecord | undefined>>();
  /** By key, the first opened first. */
  readonly #opened = new Map<string, Opened>();

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  now(): number {
    return this.#options.now();
  }

  /** Opens a session under a new id, which only the browser stores. */
  async start(
    person: Person,
    tokens: NewTokens & { readonly refresh: string },
  ): Promise<OpenSession & { readonly id: string }> {
    const { now, idleMs } = this.#options;
    const id = randomBytes(32).toString("base64url");
    const key = keyOf(id);
    const record: SessionRecord = {
      createdAt: now(),
      tokens: sessionTokens(tokens.access, tokens.refresh, now()),
      person,
    };
    await this.#store((store) => store.write(key, this.#encrypt(key, record), idleMs));
    return { id, key, record };
  }

  /** Reads the session of a browser's id and extends it; undefined if it has ended for any reason. */
  async find(id: string): Promise<OpenSession | undefined> {
    const key = keyOf(id);
    const record = await this.#read(key);
    if (record === undefined) return undefined;
    if (this.#options.now() - record.createdAt < this.#options.absoluteMs) return { key, record };
    await this.#store((store) => store.expire(key));
    return undefined;
  }

  /** Some of the sessions that ended by time, with their refresh tokens, to be ended at the college and by `end`. */
  async takeEnded(): Promise<readonly EndedSession[]> {
    const taken = await this.#store((store) => store.takeEnded());
    return taken.map(({ key, value }) => ({
      key,
      refresh: this.#unseal(key, value)?.tokens.refresh,
    }));
  }

  /** The keys of sessions that have not ended. This does not extend them. */
  active(keys: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#store((store) => store.active(keys));
  }

  async end(key: string): Promise<void> {
    this.#opened.delete(key);
    await this.#store((store) => store.remove(key));
  }

  /** Changes a session's record; undefined if it has ended meanwhile. */
  async change(
    key: string,
    change: (record: SessionRecord) => SessionRecord,
  ): Promise<SessionRecord | undefined> {
    return this.#withLock(key, async () => {
      const record = await this.#read(key);
      return record && this.#replace(key, change(record));
    });
  }

  /** A session's tokens with those that the college has just issued. */
  withIssued(tokens: Tokens, issued: NewTokens): Tokens {
    return sessionTokens(issued.access, issued.refresh ?? tokens.refresh, this.#options.now());
  }

  /**
   * Refreshes a session's tokens, unless that happened since `staleAccess`. There is one refresh for any number of
   * waiting requests and gateways.
   * @returns undefined when the college refused, which ends the session.
   * @throws CollegeFailure when the college could not be asked; the session stays.
   */
  refresh(key: string, staleAccess: string, caller: Caller): Promise<SessionRecord | undefined> {
    const running = this.#refreshing.get(key);
    if (running !== undefined) return running;
    const refreshing = this.#withLock(key, () => this.#exchange(key, staleAccess, caller)).finally(
      () => this.#refreshing.delete(key),
    );
    this.#refreshing.set(key, refreshing);
    return refreshing;
  }

  async #exchange(
    key: string,
    staleAccess: string,
    caller: Caller,
  ): Promise<SessionRecord | undefined> {
    const record = await this.#read(key);
    if (record === undefined || record.tokens.access !== staleAccess) return record;
    try {
      const issued = await this.#options.exchange(record.tokens.refresh, caller);
      return await this.#replace(key, {
        ...record,
        tokens: this.withIssued(record.tokens, issued),
      });
    } catch (error) {
      if (![400, 401, 403].some((status) => isRefusal(error, status))) throw error;
      await this.end(key);
      return undefined;
    }
  }

  async #withLock<T>(key: string, run: () => Promise<T>): Promise<T> {
    const release = await this.#store((store) => store.lock(key, lockWaitMs));
    try {
      return await run();
    } finally {
      await this.#store(() => release());
    }
  }

  async #replace(key: string, record: SessionRecord): Promise<SessionRecord | undefined> {
    const { idleMs } = this.#options;
    const kept = await this.#store((store) =>
      store.replace(key, this.#encrypt(key, record), idleMs),
    );
    return kept ? record : undefined;
  }

  async #read(key: string): Promise<SessionRecord | undefined> {
    const sealed = await this.#store((store) => store.read(key, this.#options.idleMs));
    if (sealed === undefined) {
      this.#opened.delete(key);
      return undefined;
    }
    const opened = this.#opened.get(key);
    if (opened?.sealed === sealed) return opened.record;
    const record = this.#unseal(key, sealed);
    if (record !== undefined) this.#keepOpened(key, { sealed, record });
    return record;
  }

  #keepOpened(key: string, opened: Opened): void {
    const [oldest] = this.#opened.keys();
    if (oldest !== undefined && this.#opened.size >= openedCapacity) this.#opened.delete(oldest);
    this.#opened.set(key, opened);
  }

  #unseal(key: string, sealed: string): SessionRecord | undefined {
    const plain = this.#options.seal.decrypt(key, sealed);
    return plain === undefined ? undefined : parseRecord(plain);
  }

  #encrypt(key: string, record: SessionRecord): string {
    return this.#options.seal.encrypt(key, JSON.stringify(record));
  }

  /** @throws PortalError UNAVAILABLE where the store fails */
  #store<T>(use: (store: SessionStore) => Promise<T>): Promise<T> {
    return use(this.#options.store).catch((error: unknown) => {
      throw new PortalError("UNAVAILABLE", {}, error);
    });
  }
}

/** Hashed, so that a reader of the store cannot use an id in a browser. */
const keyOf = (id: string): string => hash("sha256", id, "base64url");
