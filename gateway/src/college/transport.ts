import { EventEmitter } from "node:events";
import type { FormData } from "undici";
import { type Dispatcher, errors, Pool } from "undici";
import type { Endpoint } from "../../../contract/endpoint.ts";
import { failureOf, type RawAnswer } from "./answer.ts";
import { AnswerReader, endlessAnswer } from "./answer-reader.ts";
import { Breaker } from "./breaker.ts";
import { CallWatch } from "./call-watch.ts";
import type { Departure } from "./departure.ts";
import { CollegeFailure } from "./failure.ts";

const connections = 64;
const connectTimeoutMs = 3_000;
/**
 * How long an idle connection is kept. A college that stops (`contract/drain.ts`) waits for longer before it closes one, so
 * that no call is sent on it in that moment.
 */
const keepAliveMs = 2_000;
/** How long the next part of a file may take. The deadline of a call ends with a file's headers. */
const filePauseMs = 300_000;
/** Far above any answer of the contract. It keeps a runaway answer from filling the gateway's memory. */
const largestAnswer = 4 * 1024 * 1024;

export interface OutgoingCall {
  readonly endpoint: Endpoint;
  /** Path and query below the college's address. */
  readonly address: string;
  /** Names and values in turn, as undici takes them. Several calls share one array. */
  readonly headers: string[];
  readonly body: string | FormData | undefined;
  readonly timeoutMs: number;
  /** Ends the call early; only reads have one, because an aborted write may have happened. */
  readonly departure: Departure | undefined;
}

export type Answer = Dispatcher.ResponseData;

/** HTTP to the college's service with one connection pool, a deadline per call and one breaker for all calls. */
export class CollegeTransport {
  readonly #pool: Pool;
  readonly #prefix: string;
  readonly #breaker: Breaker;

  constructor(collegeUrl: string, now: () => number) {
    const { origin, pathname } = new URL(collegeUrl);
    this.#prefix = pathname.replace(/\/$/, "");
    this.#pool = new Pool(origin, {
      connections,
      connect: { timeout: connectTimeoutMs },
      keepAliveTimeout: keepAliveMs,
      keepAliveMaxTimeout: keepAliveMs,
      // Each call has a deadline of its own. undici's timers outlive their calls by half a second.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    this.#breaker = new Breaker(now);
  }

  /**
   * Sends a call and reads its whole answer. A read whose connection broke is retried once.
   *
   * `read` runs before anything is promised: a promise as old as the call would keep the answer's text in memory until the next
   * full garbage collection.
   * @throws CollegeFailure, also one that `read` returns
   */
  exchange<T>(call: OutgoingCall, read: (answer: RawAnswer) => T | CollegeFailure): Promise<T> {
    return new Promise((resolve, reject) => {
      const done = (answer: RawAnswer): void => {
        try {
          const result = read(answer);
          if (result instanceof CollegeFailure) reject(result);
          else resolve(result);
        } catch (error) {
          reject(error);
        }
      };
      this.#send(call, done, (error) => {
        if (!isWorthRepeating(call, error)) reject(error);
        // The pool has not put the broken connection away yet.
        else queueMicrotask(() => this.#send(call, done, reject));
      });
    });
  }

  /**
   * Sends a call and returns the body of a success as a stream. The deadline covers the headers, and the whole of a refusal.
   * @throws CollegeFailure for every answer but a success
   */
  async open(call: OutgoingCall): Promise<Answer> {
    this.#admit(call);
    // undici takes an emitter of "abort" for a signal.
    const signal = new EventEmitter();
    const watch = new CallWatch(call, () => signal.emit("abort"));
    try {
      const opening = this.#pool.request({
        ...this.#requestOf(call),
        signal,
        bodyTimeout: filePauseMs,
      });
      watch.checkDeparture();
      const answer = await opening;
      if (answer.statusCode < 200 || answer.statusCode >= 300) {
        throw failureOf(call.endpoint, await readWhole(call, answer));
      }
      this.#breaker.answered();
      return answer;
    } catch (error) {
      throw this.#explain(call, error, watch);
    } finally {
      watch.release();
    }
  }

  /** How busy the connections are, and whether calls are sent at all. */
  get levels() {
    const { running, free, pending } = this.#pool.stats;
    return { isBreakerOpen: this.#breaker.isOpen, busy: running, free, waiting: pending };
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  /** Without promises of its own: a page has ten calls. */
  #send(
    call: OutgoingCall,
    done: (answer: RawAnswer) => void,
    reject: (error: unknown) => void,
  ): void {
    try {
      this.#admit(call);
    } catch (error) {
      reject(error);
      return;
    }
    const reader = new AnswerReader(call.endpoint, {
      largest: largestAnswer,
      resolve: (answer) => {
        watch.release();
        this.#breaker.answered();
        done(answer);
      },
      reject: (error) => {
        watch.release();
        reject(this.#explain(call, error, watch));
      },
    });
    const watch = new CallWatch(call, () => reader.stop(new errors.RequestAbortedError()));
    this.#pool.dispatch(this.#requestOf(call), reader);
    watch.checkDeparture();
  }

  /** @throws CollegeFailure while the breaker is open */
  #admit({ endpoint }: OutgoingCall): void {
    if (this.#breaker.admits()) return;
    throw new CollegeFailure("unreachable", endpoint, { reason: "not asked" });
  }

  #requestOf(call: OutgoingCall) {
    return {
      method: call.endpoint.method,
      path: `${this.#prefix}${call.address}`,
      headers: call.headers,
      body: call.body ?? null,
    };
  }

  #explain(call: OutgoingCall, error: unknown, { ended }: CallWatch): unknown {
    if (error instanceof CollegeFailure) {
      this.#breaker.answered();
      return error;
    }
    if (ended === "left") {
      this.#breaker.abandoned();
      return new CollegeFailure("unreachable", call.endpoint, { reason: "the browser left" });
    }
    this.#breaker.failed();
    return new CollegeFailure(
      ended === "late" ? "timeout" : "unreachable",
      call.endpoint,
      {},
      error,
    );
  }
}

/**
 * A read is retried if an open connection broke, as happens when the college restarts. If no server listens,
 * a retry fails too; after the deadline there is no time; a write may have happened.
 */
const isWorthRepeating = (call: OutgoingCall, error: unknown): boolean => {
  if (call.endpoint.method !== "GET") return false;
  if (!(error instanceof CollegeFailure) || error.kind !== "unreachable") return false;
  const nobodyListens =
    error.cause instanceof errors.ConnectTimeoutError || codeOf(error.cause) === "ECONNREFUSED";
  return error.cause !== undefined && !nobodyListens;
};

const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;

/** Reads an answer's body to its end. @throws CollegeFailure when it is too large */
const readWhole = async (call: OutgoingCall, answer: Answer): Promise<RawAnswer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > largestAnswer) throw endlessAnswer(call.endpoint, answer.statusCode);
    chunks.push(chunk);
  }
  return {
    status: answer.statusCode,
    retryAfter: headerOf(answer, "retry-after"),
    text: Buffer.concat(chunks).toString("utf8"),
  };
};

/** One value of a header of the college's answer. */
export const headerOf = (answer: Answer, name: string): string | undefined => {
  const value = answer.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Discards an unread body. */
export const discard = ({ body }: Answer): void => {
  // Undici reports the requested end as an error.
  body.on("error", () => {});
  body.destroy();
};
