import type { Logger } from "pino";

/** The log of one request, which names it in each line. It is opened when it is first needed: most requests have no line in it. */
export class RequestLog {
  readonly #log: Logger;
  readonly #requestId: string;
  #opened: Logger | undefined;

  constructor(log: Logger, requestId: string) {
    this.#log = log;
    this.#requestId = requestId;
  }

  info(details: object, message: string): void {
    this.#open().info(details, message);
  }

  warn(details: object, message: string): void {
    this.#open().warn(details, message);
  }

  error(details: object, message: string): void {
    this.#open().error(details, message);
  }

  #open(): Logger {
    this.#opened ??= this.#log.child({ requestId: this.#requestId });
    return this.#opened;
  }
}
