import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Departure } from "../college/departure.ts";
import { RequestLog } from "./request-log.ts";

/** One HTTP request being answered. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path as sent, still encoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly requestId: string;
  /** True if the portal is served over https. */
  readonly isSecure: boolean;
  /** The browser's address. */
  readonly address: string;
  /** Of the browser, before its answer is complete. */
  readonly departure: Departure;
  readonly log: RequestLog;
}

/** One kind of resource. Answers false if the path is not its own. */
export type Route = (exchange: Exchange) => Promise<boolean> | boolean;

interface ExchangeOptions {
  readonly trustedProxies: number;
  readonly isSecure: boolean;
  readonly log: Logger;
}

/** Reads the parts of a request that every route needs. */
export const openExchange = (
  request: IncomingMessage,
  response: ServerResponse,
  options: ExchangeOptions,
): Exchange => {
  const exchange = new OpenExchange(request, response, options);
  response.on("close", () => {
    if (!response.writableFinished) exchange.departure.happen();
  });
  return exchange;
};

/** A getter in an object literal would cost more than all else here: V8 then gives each object a shape of its own. */
class OpenExchange implements Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly requestId: string;
  readonly isSecure: boolean;
  readonly address: string;
  readonly departure = new BrowserDeparture();
  readonly log: RequestLog;
  readonly #search: string;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    { trustedProxies, isSecure, log }: ExchangeOptions,
  ) {
    const [path = "/", search = ""] = splitOnce(request.url ?? "/", "?");
    this.request = request;
    this.response = response;
    this.path = path;
    this.#search = search;
    this.requestId = requestIdOf(request, trustedProxies);
    this.isSecure = isSecure;
    this.address = addressOf(request, trustedProxies);
    this.log = new RequestLog(log, this.requestId);
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.#search);
  }
}

/** An `AbortController` for each request costs several times as much. A Set would grow and shrink its table for a few listeners. */
class BrowserDeparture implements Departure {
  readonly #listeners: (() => void)[] = [];
  aborted = false;

  happen(): void {
    this.aborted = true;
    for (const listener of [...this.#listeners]) listener();
  }

  addEventListener(_type: "abort", listener: () => void): void {
    this.#listeners.push(listener);
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    const at = this.#listeners.indexOf(listener);
    if (at !== -1) this.#listeners.splice(at, 1);
  }
}

/** Only a trusted proxy may set the request id. */
const requestIdOf = (request: IncomingMessage, trustedProxies: number): string => {
  const received = request.headers["x-request-id"];
  const isUsable =
    trustedProxies > 0 && typeof received === "string" && /^[\w.:-]{8,64}$/.test(received);
  return isUsable ? received : randomUUID();
};

/**
 * The browser's address: the connection's, or behind proxies the one that the outermost proxy saw. Entries further
 * left in the header come from the sender and prove nothing.
 */
const addressOf = (request: IncomingMessage, trustedProxies: number): string => {
  const connection = withoutMapping(request.socket.remoteAddress ?? "unknown");
  if (trustedProxies === 0) return connection;
  const header = request.headers["x-forwarded-for"];
  const seen = (Array.isArray(header) ? header.join(",") : (header ?? ""))
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  return seen.at(-trustedProxies) ?? seen[0] ?? connection;
};

/** A server that listens on IPv6 reports IPv4 addresses in mapped form. */
const withoutMapping = (address: string): string =>
  address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;

const splitOnce = (text: string, separator: string): readonly string[] => {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
};
