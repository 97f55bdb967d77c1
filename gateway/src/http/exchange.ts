import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";

/** One HTTP request being answered. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path as sent, still encoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly requestId: string;
  /** The browser's address. */
  readonly address: string;
  /** Aborted when the browser goes away before its answer is complete. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** One kind of resource. False: not its path, ask the next. */
export type Route = (exchange: Exchange) => Promise<boolean> | boolean;
