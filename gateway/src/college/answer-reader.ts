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
 */
export class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #endpoint: Endpoint;
  readonly #reading: Reading;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #status = 0;
  #retryAfter: string | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #stopped: Error | undefined;

  constructor(endpoint: Endpoint, reading: Reading) {
    this.#endpoint = endpoint;
    this.#reading = reading;
  }

  /** Ends the call. Its answer is of no use any more. */
  stop(reason: Error): void {
    if (this.#stopped !== undefined) return;
    this.#stopped = reason;
    this.#reading.reject(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#stopped !== undefined) controller.abort(this.#stopped);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    this.#status = status;
    this.#retryAfter = [headers["retry-after"]].flat()[0];
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size <= this.#reading.largest) this.#chunks.push(chunk);
    else this.stop(endlessAnswer(this.#endpoint, this.#status));
  }

  onResponseEnd(): void {
    this.#reading.resolve({
      status: this.#status,
      retryAfter: this.#retryAfter,
      text: Buffer.concat(this.#chunks, this.#size).toString("utf8"),
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#reading.reject(error);
  }
}

/** An answer above the limit. */
export const endlessAnswer = (endpoint: Endpoint, status: number): CollegeFailure =>
  new CollegeFailure("fault", endpoint, { status, reason: "a body that does not end" });
