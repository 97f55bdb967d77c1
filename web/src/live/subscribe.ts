import type { TypedDocumentNode } from "@apollo/client";
import { type DocumentNode, print } from "graphql";
import { gatewayPath, persistedOperation, portalHeaders } from "../session/gateway-request.ts";
import { idOf, notPersisted } from "../session/persisted-operation.ts";

/** The gateway refused the operation, for now or for good. */
export class SubscriptionRefusedError extends Error {
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, retryAfterSeconds?: number) {
    super(code);
    this.name = "SubscriptionRefusedError";
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface Result<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

const eventStream = "text/event-stream";

/**
 * The results of a subscription over one connection. Ends with the operation or the connection. Throws
 * `SubscriptionRefusedError`. Any other error is a network failure.
 */
export async function* subscribe<Data>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  { signal, onBytes }: { readonly signal: AbortSignal; readonly onBytes: () => void },
): AsyncGenerator<Data> {
  const stream = await open(document, signal);
  for await (const { name, data } of readEvents(stream, onBytes)) {
    if (name === "complete") return;
    if (name !== "next") continue;
    const result: Result<Data> = JSON.parse(data);
    if (result.errors?.length) throw new SubscriptionRefusedError(codeOf(result));
    if (result.data) yield result.data;
  }
}

const open = async (
  document: DocumentNode,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> => {
  try {
    return await streamOf(persistedOperation(idOf(document)), signal);
  } catch (error) {
    if (!(error instanceof SubscriptionRefusedError) || error.code !== notPersisted) throw error;
    return await streamOf({ query: print(document) }, signal);
  }
};

const streamOf = async (
  operation: object,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> => {
  const response = await fetch(gatewayPath, {
    method: "POST",
    credentials: "same-origin",
    cache: "no-store",
    headers: { ...portalHeaders, accept: eventStream, "content-type": "application/json" },
    body: JSON.stringify(operation),
    signal,
  });
  if (!response.headers.get("content-type")?.startsWith(eventStream) || !response.body) {
    throw await refusalIn(response);
  }
  return response.body;
};

/** Parses a response that is no stream: a refusal of the gateway or the page of a proxy. */
const refusalIn = async (response: Response): Promise<SubscriptionRefusedError> => {
  const retryAfter = Number(response.headers.get("retry-after"));
  const answer: Result<never> = await response.json().catch(() => ({}));
  return new SubscriptionRefusedError(codeOf(answer), retryAfter > 0 ? retryAfter : undefined);
};

const codeOf = ({ errors }: Result<unknown>): string =>
  errors?.[0]?.extensions?.code ?? "UNAVAILABLE";

/** Parses server-sent events from chunks of any size. Comments are ignored. */
async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<{ readonly name: string; readonly data: string }> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let rest = "";
  let name = "";
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n/);
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line === "") {
          if (name !== "" || data.length > 0) yield { name, data: data.join("\n") };
          name = "";
          data = [];
        } else if (line.startsWith("event:")) name = textOf(line);
        else if (line.startsWith("data:")) data.push(textOf(line));
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const textOf = (line: string): string => line.slice(line.indexOf(":") + 1).replace(/^ /, "");
