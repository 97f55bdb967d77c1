import { type ClientRequest, type IncomingMessage, request } from "node:http";

export interface GraphqlAnswerError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly requestId?: string };
}

/** One result of a watched operation. */
export interface WatchedResult {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphqlAnswerError[];
}

/** The items of a stream: a result, the end of the operation, the end of the connection. */
export type StreamItem = WatchedResult | "complete" | "closed";

/** GraphQL over server-sent events, as any client of that protocol reads it. */
export class EventStream {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  /** Comments received so far. */
  heartbeats = 0;
  readonly #request: ClientRequest;
  readonly #response: IncomingMessage;
  readonly #item: StreamItem[] = [];
  readonly #waiting: ((item: StreamItem) => void)[] = [];
  #rest = "";

  private constructor(sent: ClientRequest, response: IncomingMessage) {
    this.#request = sent;
    this.#response = response;
    this.status = response.statusCode ?? 0;
    this.headers = response.headers;
    response.setEncoding("utf8");
    response.on("data", (text: string) => this.#read(text));
    // "close" reports the end, clean or not.
    response.on("error", () => {});
    response.on("close", () => this.#push("closed"));
  }

  static open(
    url: string,
    query: string,
    { cookie, operationName, variables, headers = {} }: OpenOptions = {},
  ): Promise<EventStream> {
    return new Promise((resolve, reject) => {
      const sent = request(`${url}/graphql`, {
        method: "POST",
        agent: false,
        headers: {
          accept: "text/event-stream",
          "content-type": "application/json",
          "x-portal-request": "1",
          ...(cookie !== undefined && { cookie }),
          ...headers,
        },
      });
      sent.once("response", (response) => resolve(new EventStream(sent, response)));
      sent.once("error", reject);
      sent.on("error", () => {});
      sent.end(JSON.stringify({ query, operationName, variables }));
    });
  }

  /** Waits for the next item of the stream. */
  next(): Promise<StreamItem> {
    const item = this.#item.shift();
    if (item !== undefined) return Promise.resolve(item);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** False if the connection broke; the end event alone does not show it. */
  get isWhole(): boolean {
    return this.#response.complete;
  }

  /** The received items that were not read with `next`. */
  get unread(): readonly StreamItem[] {
    return this.#item;
  }

  /** Stops reading until `resume`; the gateway's events fill the connection's buffer. */
  pause(): void {
    this.#response.pause();
  }

  resume(): void {
    this.#response.resume();
  }

  close(): void {
    this.#request.destroy();
  }

  #read(text: string): void {
    const blocks = (this.#rest + text).split("\n\n");
    this.#rest = blocks.pop() ?? "";
    for (const block of blocks) {
      if (block.startsWith("event: next\ndata: ")) {
        this.#push(JSON.parse(block.slice("event: next\ndata: ".length)));
      } else if (block.startsWith("event: complete\n")) this.#push("complete");
      else if (block.startsWith(":")) this.heartbeats += 1;
      else throw new Error(`not an event of GraphQL's: ${block}`);
    }
  }

  #push(item: StreamItem): void {
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.#item.push(item);
    else waiting(item);
  }
}

interface OpenOptions {
  readonly cookie?: string | undefined;
  readonly operationName?: string;
  readonly variables?: object;
  readonly headers?: Readonly<Record<string, string>>;
}
