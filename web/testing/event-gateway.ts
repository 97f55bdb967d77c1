import { vi } from "vitest";

/** A stream that a client has opened. */
export interface OpenStream {
  readonly body: string;
  readonly headers: Headers;
  /** The client's abort signal. */
  readonly signal: AbortSignal;
  /** Sends raw text. */
  readonly send: (text: string) => void;
  /** Sends an event of the watched beds. */
  readonly sendEvent: (event: object) => void;
  readonly fail: (code: string) => void;
  /** Breaks the connection. */
  readonly cut: () => void;
  readonly end: () => void;
}

export interface EventGateway {
  readonly streams: readonly OpenStream[];
  /** Replaces the stream of the next requests by a response; undefined restores streams. */
  readonly answerWith: (answer: (() => Response) | undefined) => void;
}

/** Replaces `fetch` by a gateway whose events the test sends. */
export const startEventGateway = (): EventGateway => {
  const streams: OpenStream[] = [];
  let answer: (() => Response) | undefined;
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit): Promise<Response> => {
    if (answer !== undefined) return answer();
    let out: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        out = controller;
      },
    });
    const { signal } = init;
    if (!signal) throw new Error("The client passed no abort signal");
    signal.addEventListener("abort", () => out?.error(new DOMException("aborted", "AbortError")));
    const send = (text: string): void => out?.enqueue(new TextEncoder().encode(text));
    const next = (result: object): void => send(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
    streams.push({
      body: String(init.body),
      headers: new Headers(init.headers),
      signal,
      send,
      sendEvent: (event) => next({ data: { hostelAvailability: event } }),
      fail: (code) => {
        next({ errors: [{ message: "Not now.", extensions: { code } }] });
        send("event: complete\ndata:\n\n");
      },
      cut: () => out?.error(new TypeError("network error")),
      end: () => out?.close(),
    });
    return new Response(body, {
      headers: { "content-type": "text/event-stream; charset=utf-8" },
    });
  });
  return {
    streams,
    answerWith: (next) => {
      answer = next;
    },
  };
};
