import type { Endpoint, ResponseOf } from "../../../contract/endpoint.ts";
import type { StaffRole } from "../../../contract/staff/role.ts";
import { addressOf } from "../college/address.ts";
import { CollegeFailure, isCallerRefusal } from "../college/failure.ts";

/** Time to live of an answer, in milliseconds. */
const ttlMs = 5_000;

/** Far more than the combinations of role, endpoint and query that are read within that time. */
const maxAnswers = 200;

interface CachedAnswer {
  readonly answer: unknown;
  readonly expiresAt: number;
}

/** A read, and the caller's role as the college answers it now. */
interface RoleRead<E extends Endpoint> {
  readonly role: StaffRole;
  readonly endpoint: E;
  readonly query: Readonly<Record<string, unknown>>;
}

/**
 * Caches answers of the college that are the same for every member of a role, for a few seconds; concurrent reads share one
 * call. An answer is never shared between roles, and a failure is never cached. Answers that depend on the person must not be
 * read through it.
 */
export class RoleCache {
  readonly #now: () => number;
  readonly #answers = new Map<string, CachedAnswer>();
  readonly #pendingReads = new Map<string, Promise<unknown>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param send must continue when its browser has disconnected, because other reads may wait for the answer. */
  async read<E extends Endpoint>(
    { role, endpoint, query }: RoleRead<E>,
    send: () => Promise<ResponseOf<E>>,
  ): Promise<ResponseOf<E>> {
    const key = `${role} ${addressOf(endpoint, undefined, query)}`;
    // The key names the endpoint, and so the shape of the answer.
    return (await this.#read(key, send)) as ResponseOf<E>;
  }

  async #read(key: string, send: () => Promise<unknown>): Promise<unknown> {
    const cached = this.#answers.get(key);
    if (cached !== undefined && this.#now() < cached.expiresAt) return cached.answer;
    const pending = this.#pendingReads.get(key);
    if (pending === undefined) return this.#send(key, send);
    try {
      return await pending;
    } catch (error) {
      if (isSharedFailure(error)) throw error;
      // A refusal of the first caller, such as an ended session, does not concern the others.
      return this.#read(key, send);
    }
  }

  async #send(key: string, send: () => Promise<unknown>): Promise<unknown> {
    const pending = send();
    this.#pendingReads.set(key, pending);
    try {
      const answer = await pending;
      this.#store(key, answer);
      return answer;
    } finally {
      this.#pendingReads.delete(key);
    }
  }

  #store(key: string, answer: unknown): void {
    const now = this.#now();
    for (const [other, { expiresAt }] of this.#answers) {
      if (expiresAt <= now || this.#answers.size >= maxAnswers) this.#answers.delete(other);
    }
    this.#answers.set(key, { answer, expiresAt: now + ttlMs });
  }
}

/** True for a failure that does not depend on the caller. */
const isSharedFailure = (error: unknown): boolean =>
  error instanceof CollegeFailure && !isCallerRefusal(error);
