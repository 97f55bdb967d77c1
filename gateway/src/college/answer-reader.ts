import type { Dispatcher } from "undici";
import type { Endpoint } from "../../../contract/endpoint.ts";
import type { RawAnswer } from "./answer.ts";
import { CollegeFailure } from "./failure.ts";

interface Reading {
  /** In bytes. A longer answer is a fault. */
  readonly largest: number;
  readonly resolve: (answer: RawAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads one whole answer straight from the connection: undici's streams cost as much as the rest of the call. The first
 * outcome counts, and a stopped call is aborted as soon as it has a connection.
 *
 * The methods are those of undici's first form of a handler. For the newer one, undici makes two more objects for each call and
 * parses all headers.
 */
export class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #endpoint: Endpoint;
  readonly #reading: Reading;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #status = 0;
  #retryAfter: string | undefined;
  #abort: ((reason: Error) => void) | undefined;
  #stopped: Error | undefined;
  #isDone = false;

  constructor(endpoint: Endpoint, reading: Reading) {
    this.#endpoint = endpoint;
    this.#reading = reading;
  }

  /** Ends the call. Its answer is of no use any more. */
  stop(reason: Error): void {
    if (this.#stopped !== undefined) return;
    this.#stopped = reason;
    this.onError(reason);
    this.#abort?.(reason);
  }

  onConnect(abort: (reason?: Error) => void): void {
    this.#abort = abort;
    if (this.#stopped !== undefined) abort(this.#stopped);
  }

  onHeaders(status: number, headers: Buffer[]): boolean {
    this.#status = status;
    if (status >= 300) this.#retryAfter = retryAfterIn(headers);
    return true;
  }

  onData(chunk: Buffer): boolean {
    this.#size += chunk.length;
    if (this.#size <= this.#reading.largest) this.#chunks.push(chunk);
    else this.stop(endlessAnswer(this.#endpoint, this.#status));
    return true;
  }

  onComplete(): void {
    if (this.#isDone) return;
    this.#isDone = true;
    const [only = Buffer.alloc(0), ...others] = this.#chunks;
    const body = others.length === 0 ? only : Buffer.concat(this.#chunks, this.#size);
    // Each chunk holds the whole block that was read from the connection.
    this.#chunks.length = 0;
    this.#reading.resolve({
      status: this.#status,
      retryAfter: this.#retryAfter,
      text: body.toString("utf8"),
    });
  }

  onError(error: Error): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.#reading.reject(error);
  }
}

/** @param headers names and values in turn */
const retryAfterIn = (headers: readonly Buffer[]): string | undefined => {
  const at = headers.findIndex(
    (header, index) => index % 2 === 0 && header.toString("latin1").toLowerCase() === "retry-after",
  );
  return at === -1 ? undefined : headers[at + 1]?.toString("latin1");
};

/** An answer above the limit. */
export const endlessAnswer = (endpoint: Endpoint, status: number): CollegeFailure =>
  new CollegeFailure("fault", endpoint, { status, reason: "a body that does not end" });
