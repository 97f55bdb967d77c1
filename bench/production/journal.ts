import { setTimeout as pause } from "node:timers/promises";
import { countsOf, inMs, inWords, tally } from "../harness/figures.ts";
import { codeOf } from "../harness/portal-client.ts";

/** What the load does: each kind runs by itself. */
const kinds = ["page", "read", "claim", "payment", "notice", "stream"] as const;
export type Kind = (typeof kinds)[number];
/** A stream is asked for once, and stays. */
const repeated = kinds.filter((kind) => kind !== "stream");

/** What happened while something was done to the portal. */
export interface Phase {
  readonly name: string;
  requests: number;
  /** Of each request without an answer: its kind and code. */
  readonly failures: string[];
  /** From the first try to the answer, in milliseconds. */
  readonly waits: number[];
}

const betweenTriesMs = 250;
/** How long something may wait until the portal counts as not recovered. */
const patienceMs = 90_000;

/** An answer that is none. */
export class Unanswered extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Keeps what everybody asked, and what was answered. */
export class Journal {
  readonly phases: Phase[] = [];
  /** When each unanswered wish was first sent. */
  readonly #open = new Map<string, number>();
  /** By kind: when the last answered wish was first sent. */
  readonly #answered = new Map<Kind, number>();

  /**
   * Counts from now on under another name. What still waits counts there, too: a phase ends once all that was asked before
   * its end was in sight has been answered.
   */
  begin(name: string): Phase {
    const phase = { name, requests: 0, failures: [], waits: [] };
    this.phases.push(phase);
    return phase;
  }

  /**
   * Sends one request, and counts it.
   * @param wish the same for all tries of what somebody waits for
   * @param send throws where there is no answer
   */
  async request<T>(kind: Kind, wish: string, send: () => Promise<T>): Promise<T> {
    const since = this.want(kind, wish);
    this.#current.requests += 1;
    try {
      const answer = await send();
      this.#open.delete(`${kind} of ${wish}`);
      this.#answered.set(kind, Math.max(since, this.#answered.get(kind) ?? 0));
      this.#current.waits.push(performance.now() - since);
      return answer;
    } catch (error) {
      this.fail(kind, codeOf(error));
      throw error;
    }
  }

  /** Sends a request again until it is answered, as a person or a payment provider does. */
  async persist<T>(kind: Kind, wish: string, send: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await this.request(kind, wish, send);
      } catch {
        await pause(betweenTriesMs);
      }
    }
  }

  /** Notes since when somebody waits, where a request may be sent only later. @returns since when */
  want(kind: Kind, wish: string): number {
    const key = `${kind} of ${wish}`;
    const since = this.#open.get(key) ?? performance.now();
    this.#open.set(key, since);
    return since;
  }

  /** Counts a failure that no request of its own shows. */
  fail(kind: Kind, code: string): void {
    this.#current.failures.push(`${kind} ${code}`);
  }

  /**
   * Resolves once each kind was answered what it asked after this call, and everything that was asked before.
   * @throws Error that names what still waits after a minute and a half.
   */
  async settled(): Promise<void> {
    const since = performance.now();
    await this.#until(() => [
      ...repeated.filter((kind) => !this.#hasNew(kind, since)),
      ...[...this.#open].flatMap(([wish, at]) => (at < since ? [wish] : [])),
    ]);
  }

  /** Resolves once something of this kind was answered that was asked after this call. @throws Error as `settled` */
  async another(kind: Kind): Promise<void> {
    const since = performance.now();
    await this.#until(() => (this.#hasNew(kind, since) ? [] : [kind]));
  }

  /** Resolves once a request has failed that was sent in this phase. @throws Error as `settled` */
  async nextFailure(): Promise<void> {
    const { failures } = this.#current;
    const before = failures.length;
    await this.#until(() => (failures.length > before ? [] : ["a failure"]));
  }

  #hasNew(kind: Kind, since: number): boolean {
    return (this.#answered.get(kind) ?? 0) >= since;
  }

  async #until(waiting: () => readonly string[]): Promise<void> {
    const since = performance.now();
    for (let left = waiting(); left.length > 0; left = waiting()) {
      if (performance.now() - since > patienceMs) {
        throw new Error(`The portal did not recover: ${left.join(", ")}`);
      }
      await pause(20);
    }
  }

  get #current(): Phase {
    const phase = this.phases.at(-1);
    if (phase === undefined) throw new Error("No phase has begun.");
    return phase;
  }
}

/** One line for each phase. */
export const report = (phases: readonly Phase[]): readonly string[] =>
  phases.map(
    ({ name, requests, failures, waits }) =>
      `${name}: ${inWords(requests)} requests, ${inWords(failures.length)} failures` +
      `${failures.length > 0 ? ` (${tally(countsOf(failures))})` : ""}, ` +
      `longest wait ${inMs(Math.max(0, ...waits))}`,
  );
