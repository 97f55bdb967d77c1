import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { httpStatusOf, PortalError } from "../errors.ts";
import type { Exchange } from "./exchange.ts";
import { securityHeaders } from "./security-headers.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, in bytes, compressing costs more than it saves. */
const smallestCompressed = 1_024;
/** In characters. Above it, a text is turned into bytes before it is sent. */
const longText = 4_096;
/** Low, because somebody waits for the answer. */
const brotliQuality = 4;

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Set for a body that is already encoded or must not be compressed. */
  readonly encoded?: Encoding | "identity";
}

/** Sends a whole body, compressed if the browser accepts it. No cache may store it unless `headers` allows it. */
export const send = async (exchange: Exchange, answer: Answer): Promise<void> => {
  const { request, response } = exchange;
  const { body } = answer;
  const encoding = answer.encoded ?? chooseEncoding(exchange, Buffer.byteLength(body));
  const encoded = answer.encoded ? body : await encode(body, encoding);
  if (response.headersSent || response.destroyed) return;
  response.statusCode = answer.status;
  response.setHeader("content-type", answer.type);
  response.setHeader("cache-control", "private, no-store");
  response.setHeader("vary", "accept-encoding");
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", Buffer.byteLength(encoded));
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  response.end(request.method === "HEAD" ? undefined : encoded);
};

/** The same where no header was set: `setHeader` for each costs several times as much as `writeHead` for all. */
export const sendAtOnce = async (exchange: Exchange, answer: Answer): Promise<void> => {
  const { response } = exchange;
  let { body } = answer;
  // Node would join a long text with the headers, which copies it once more.
  if (typeof body === "string" && body.length > longText) body = Buffer.from(body);
  let length = Buffer.byteLength(body);
  const encoding = chooseEncoding(exchange, length);
  if (encoding !== "identity") {
    body = await encode(body, encoding);
    length = body.length;
  }
  if (response.headersSent || response.destroyed) return;
  const headers = securityHeaders(exchange);
  headers.push("content-type", answer.type, "cache-control", "private, no-store");
  headers.push("vary", "accept-encoding", "content-length", String(length));
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.push(name, value);
  response.writeHead(answer.status, headers);
  response.end(body);
};

export type Encoding = "br" | "gzip";

const chooseEncoding = (exchange: Exchange, length: number): Encoding | "identity" =>
  (length < smallestCompressed ? undefined : encodingFor(exchange)) ?? "identity";

/** The best encoding that the browser accepts. */
export const encodingFor = ({ request }: Exchange): Encoding | undefined => {
  const header = request.headers["accept-encoding"];
  if (header === undefined) return undefined;
  const taken = (Array.isArray(header) ? header.join(",") : header)
    .split(",")
    .map((item) => item.trim().toLowerCase())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(";", 1)[0]);
  if (taken.includes("br")) return "br";
  return taken.includes("gzip") ? "gzip" : undefined;
};

const encode = async (
  body: string | Buffer,
  encoding: Encoding | "identity",
): Promise<string | Buffer> => {
  if (encoding === "br") {
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  }
  return encoding === "gzip" ? gzipped(body) : body;
};

export const sendJson = (exchange: Exchange, status: number, body: object): Promise<void> =>
  send(exchange, { status, type: "application/json; charset=utf-8", body: JSON.stringify(body) });

const graphqlType = "application/graphql-response+json";

/**
 * An error in GraphQL's shape, for a request that never became an operation. Clients read it as an answer, regardless of its
 * status, under the media type that GraphQL over HTTP has for that.
 */
export const sendGraphqlError = (exchange: Exchange, error: PortalError): Promise<void> => {
  logFailure(exchange, error);
  const accepted = exchange.request.headers.accept ?? "";
  return send(exchange, {
    status: httpStatusOf[error.code],
    type: `${accepted.includes(graphqlType) ? graphqlType : "application/json"}; charset=utf-8`,
    body: JSON.stringify({ errors: [{ message: error.message, extensions: error.extensions }] }),
    headers: retryAfter(error),
  });
};

/** An error outside GraphQL: a page for somebody who follows a link, JSON for a program. */
export const sendError = (exchange: Exchange, error: PortalError): Promise<void> => {
  const { code, message } = error;
  logFailure(exchange, error);
  const status = httpStatusOf[code];
  const headers = retryAfter(error);
  if (acceptsHtml(exchange)) {
    const body = errorPage(message, code, exchange.requestId);
    return send(exchange, { status, type: "text/html; charset=utf-8", body, headers });
  }
  const body = JSON.stringify({ code, message });
  return send(exchange, { status, type: "application/json; charset=utf-8", body, headers });
};

export const acceptsHtml = ({ request }: Exchange): boolean =>
  (request.headers.accept ?? "").toLowerCase().includes("text/html");

/** Logs the cause of an error that is not the sender's. */
const logFailure = ({ log }: Exchange, { code, cause }: PortalError): void => {
  if (cause !== undefined && httpStatusOf[code] >= 500) {
    log.warn({ code, reason: cause instanceof Error ? cause.message : "unknown" }, "not answered");
  }
};

const retryAfter = ({ retryAfterSeconds }: PortalError): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };

export const notFound = (exchange: Exchange): Promise<void> =>
  sendError(exchange, new PortalError("NOT_FOUND"));

/**
 * A page for a failed download: the message, a link back, and what finds the request in the log. It needs no other file
 * and no script.
 */
const errorPage = (message: string, code: string, requestId: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(message)}</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 30rem; padding: 0 1rem; color: #1f2937; }
      a { color: #0f766e; }
      small { color: #4b5563; }
    </style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(message)}</h1>
      <p><a href="/">Back to the portal</a></p>
      <p><small>${escapeHtml(code)} · request ${escapeHtml(requestId)}</small></p>
    </main>
  </body>
</html>
`;

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
