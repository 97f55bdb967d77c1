import type { TSchema } from "typebox";
import { FormData } from "undici";
import { toCamelCase, toSnakeCase } from "../../../contract/camel-case.ts";
import type {
  BodyOf,
  Endpoint,
  HeadersOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from "../../../contract/endpoint.ts";
import type { Tracing } from "../../../contract/tracing.ts";
import type { GatewayMetrics } from "../metrics/gateway-metrics.ts";
import { addressOf } from "./address.ts";
import { type RawAnswer, readAnswer } from "./answer.ts";
import type { Departure } from "./departure.ts";
import { CollegeFailure } from "./failure.ts";
import { traceCall } from "./trace-call.ts";
import { CollegeTransport, discard, headerOf, type OutgoingCall } from "./transport.ts";

/** Names and values in turn. */
type Headers = OutgoingCall["headers"];

type FieldsOf<E extends Endpoint> = E extends { encoding: "multipart" }
  ? Partial<BodyOf<E>>
  : BodyOf<E>;

/** Only the parts of a call that the endpoint needs. */
export type CallInput<E extends Endpoint> = (E extends { params: TSchema }
  ? { readonly params: ParamsOf<E> }
  : unknown) &
  (E extends { query: TSchema } ? { readonly query: QueryOf<E> } : unknown) &
  (E extends { headers: TSchema } ? { readonly headers: HeadersOf<E> } : unknown) &
  (E extends { body: TSchema } ? { readonly body: FieldsOf<E> } : unknown) & {
    /** Files of a multipart body, by field; `body` leaves them out. */
    readonly files?: Readonly<Record<string, File>>;
    /** In milliseconds, for a call with a shorter deadline than others. */
    readonly timeoutMs?: number;
    /** True for a read that makes the college call another service. */
    readonly isSlow?: boolean;
    /** Another accepted success shape than the contract's. */
    readonly alsoAccepts?: TSchema;
    /** Path and query from a record of the college, used instead of the endpoint's own. They may contain a secret. */
    readonly address?: string;
  };

/** On whose behalf a call is made. */
export interface Caller {
  readonly requestId: string;
  /** The browser's address. The college counts attempts per address. */
  readonly address: string;
  readonly access?: string | undefined;
  /** The browser's. */
  readonly departure?: Departure | undefined;
}

/** A file of the college on its way to a browser. */
export interface CollegeFile {
  readonly mediaType: string;
  readonly length: string | undefined;
  readonly body: NodeJS.ReadableStream & { destroy(error?: Error): unknown };
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, File>>;
  readonly timeoutMs?: number;
  readonly isSlow?: boolean;
  readonly alsoAccepts?: TSchema;
  readonly address?: string;
}

/** How long the college may take, in milliseconds. */
export interface CollegeTimeouts {
  readonly readMs: number;
  /** A write may wait for the payment provider, or for an upload to be stored. */
  readonly writeMs: number;
}

/** What watches the calls, where an operator wants it. */
interface Observers {
  readonly metrics?: GatewayMetrics | undefined;
  readonly tracing?: Tracing | undefined;
}

/** Typed calls to the college's service, each described by its contract. */
export class CollegeClient {
  readonly #transport: CollegeTransport;
  readonly #timeouts: CollegeTimeouts;
  readonly #timeZone: string;
  readonly #observers: Observers;
  /** Of who called last: a page has up to ten calls, with the same long token in each. */
  #last: { readonly caller: Caller; readonly headers: Headers } | undefined;

  /** @param timeZone the college's time zone. */
  constructor(
    collegeUrl: string,
    timeouts: CollegeTimeouts,
    timeZone: string,
    observers: Observers = {},
  ) {
    this.#transport = new CollegeTransport(collegeUrl, () => performance.now());
    this.#timeouts = timeouts;
    this.#timeZone = timeZone;
    this.#observers = observers;
  }

  /**
   * @param address path and query, where the caller knows them already
   * @returns the answer, checked against the contract.
   * @throws CollegeFailure
   */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    caller: Caller,
    address?: string,
  ): Promise<ResponseOf<E>> {
    const loose = input as LooseInput;
    const read = (answer: RawAnswer): unknown => {
      const { alsoAccepts } = loose;
      const body = readAnswer(endpoint, answer, { alsoAccepts, timeZone: this.#timeZone });
      if (body instanceof CollegeFailure || "file" in endpoint.response) return body;
      return toCamelCase(endpoint.response)(body);
    };
    const answered = this.#observed(this.#outgoing(endpoint, loose, caller, address), (call) =>
      this.#transport.exchange(call, read),
    );
    // The answer was checked against this endpoint's shape, which TypeScript cannot infer.
    return answered as Promise<ResponseOf<E>>;
  }

  /**
   * Opens a file; its media type is one the contract names.
   * @throws CollegeFailure
   */
  async file<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    caller: Caller,
  ): Promise<CollegeFile> {
    const call = this.#outgoing(endpoint, input as LooseInput, caller);
    return this.#observed(call, (observed) => this.#openFile(observed));
  }

  /** How busy the connections to the college are. */
  get levels() {
    return this.#transport.levels;
  }

  close(): Promise<void> {
    return this.#transport.close();
  }

  async #openFile(call: OutgoingCall): Promise<CollegeFile> {
    const { endpoint } = call;
    const answer = await this.#transport.open(call);
    const contentType = headerOf(answer, "content-type");
    const mediaType = contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    if (!("file" in endpoint.response) || !endpoint.response.file.includes(mediaType)) {
      discard(answer);
      throw new CollegeFailure("fault", endpoint, {
        status: answer.statusCode,
        reason: "a file of another kind",
      });
    }
    return { mediaType, length: headerOf(answer, "content-length"), body: answer.body };
  }

  #observed<T>(call: OutgoingCall, run: (call: OutgoingCall) => Promise<T>): Promise<T> {
    const { tracing } = this.#observers;
    return tracing === undefined
      ? this.#measured(call, run)
      : traceCall(tracing, call, (traced) => this.#measured(traced, run));
  }

  #measured<T>(call: OutgoingCall, run: (call: OutgoingCall) => Promise<T>): Promise<T> {
    const { endpoint, departure } = call;
    const { metrics } = this.#observers;
    if (metrics === undefined) return run(call);
    return metrics.call(`${endpoint.method} ${endpoint.path}`, departure, () => run(call));
  }

  #outgoing(
    endpoint: Endpoint,
    input: LooseInput,
    caller: Caller,
    address = input.address,
  ): OutgoingCall {
    const isRead = endpoint.method === "GET";
    const { readMs, writeMs } = this.#timeouts;
    return {
      endpoint,
      address: address ?? addressOf(endpoint, input.params, input.query),
      headers: this.#headersOf(endpoint, input, caller),
      body: bodyOf(endpoint, input),
      timeoutMs: input.timeoutMs ?? (isRead && !input.isSlow ? readMs : writeMs),
      departure: isRead ? caller.departure : undefined,
    };
  }

  #headersOf({ response, encoding }: Endpoint, input: LooseInput, caller: Caller): Headers {
    const headers =
      "file" in response
        ? headersAccepting(response.file.join(", "), caller)
        : this.#headersForJson(caller);
    const sendsJson = input.body !== undefined && encoding !== "multipart";
    if (!sendsJson && input.headers === undefined) return headers;
    return [
      ...headers,
      ...(sendsJson ? ["content-type", "application/json"] : []),
      ...definedHeaders(input.headers ?? {}),
    ];
  }

  #headersForJson(caller: Caller): Headers {
    if (this.#last?.caller !== caller) {
      this.#last = { caller, headers: headersAccepting("application/json", caller) };
    }
    return this.#last.headers;
  }
}

const headersAccepting = (mediaTypes: string, { requestId, address, access }: Caller): Headers => [
  "accept",
  mediaTypes,
  "x-request-id",
  requestId,
  "x-forwarded-for",
  address,
  ...(access === undefined ? [] : ["authorization", `Bearer ${access}`]),
];

const definedHeaders = (headers: object): Headers =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));

const bodyOf = (endpoint: Endpoint, input: LooseInput): string | FormData | undefined => {
  if (input.body === undefined) return undefined;
  const body = endpoint.body === undefined ? input.body : toSnakeCase(endpoint.body)(input.body);
  if (endpoint.encoding !== "multipart") return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body as object)) {
    if (value !== undefined) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(input.files ?? {})) form.append(name, file, file.name);
  return form;
};
