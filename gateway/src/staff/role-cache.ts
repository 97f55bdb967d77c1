import type { Endpoint, ResponseOf } from "../../../contract/endpoint.ts";
import type { StaffRole } from "../../../contract/staff/role.ts";
import { addressOf } from "../college/address.ts";
import { CollegeFailure, isCallerRefusal } from "../college/failure.ts";

/** How long an answer is given again, in milliseconds. */
const freshMs = 5_000;

/** Roles times endpoints times queries that anybody asks for within that time are far fewer. */
const mostAnswers = 200;

interface Kept {
  readonly answer: unknown;
  readonly until: number;
}

/** What is asked for, and on behalf of whom: the role is the caller's as the college tells it now. */
interface Asked<E extends Endpoint> {
  readonly role: StaffRole;
  readonly endpoint: E;
  readonly query: Readonly<Record<string, unknown>>;
}

/**
 * Answers of the college that everybody with a role sees alike, kept for a few seconds; of those who ask at the same time one
 * asks the college. An answer is never given to another role, and a failure never kept. Nothing that depends on who of a role
 * asks may be read through it.
 */
export class RoleCache {
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();
  readonly #asking = new Map<string, Promise<unknown>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param ask must go on when the browser that it is asked for has gone: others may wait for the answer. */
  async read<E extends Endpoint>(
    asked: Asked<E>,
    ask: () => Promise<ResponseOf<E>>,
  ): Promise<ResponseOf<E>> {
    const key = `${asked.role} ${addressOf(asked.endpoint, undefined, asked.query)}`;
    // The key names the endpoint, and so the shape of what is kept under it.
    return (await this.#read(key, ask)) as ResponseOf<E>;
  }

  async #read(key: string, ask: () => Promise<unknown>): Promise<unknown> {
    const kept = this.#kept.get(key);
    if (kept !== undefined && this.#now() < kept.until) return kept.answer;
    const asking = this.#asking.get(key);
    if (asking === undefined) return this.#ask(key, ask);
    try {
      return await asking;
    } catch (error) {
      if (isOfTheMoment(error)) throw error;
      // What concerned whoever asked, such as a session that has ended, concerns nobody else.
      return this.#read(key, ask);
    }
  }

  async #ask(key: string, ask: () => Promise<unknown>): Promise<unknown> {
    const asking = ask();
    this.#asking.set(key, asking);
    try {
      const answer = await asking;
      this.#keep(key, answer);
      return answer;
    } finally {
      this.#asking.delete(key);
    }
  }

  #keep(key: string, answer: unknown): void {
    const now = this.#now();
    for (const [other, { until }] of this.#kept) {
      if (until <= now || this.#kept.size >= mostAnswers) this.#kept.delete(other);
    }
    this.#kept.set(key, { answer, until: now + freshMs });
  }
}

/** True for trouble of the college, which everybody would have met. */
const isOfTheMoment = (error: unknown): boolean =>
  error instanceof CollegeFailure && !isCallerRefusal(error);
