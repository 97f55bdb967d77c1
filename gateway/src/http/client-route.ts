import { createReadStream, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { PortalError } from "../errors.ts";
import { type ClientFile, listClientFiles, readIndexPage } from "./client-files.ts";
import type { Exchange, Route } from "./exchange.ts";
import { writePortal } from "./portal-script.ts";
import { acceptsHtml, encodingFor, notFound, send, sendError } from "./send.ts";

const year = 365 * 24 * 3600;

/** The web client: its files, and its page for every other path a browser navigates to. */
export const clientRoute = (folder: string, portal: object): Route => {
  const files = listClientFiles(folder);
  const index = readIndexPage(folder);
  const page = index === undefined ? undefined : writePortal(index, portal);

  return async (exchange) => {
    const { method } = exchange.request;
    if (method !== "GET" && method !== "HEAD") {
      await sendError(exchange, new PortalError("INVALID_REQUEST"));
      return true;
    }
    const file = files.get(decoded(exchange.path));
    if (file !== undefined) await sendFile(exchange, file);
    else if (page !== undefined && isNavigation(exchange)) await sendPage(exchange, page);
    else await notFound(exchange);
    return true;
  };
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A missing file is a missing file: only what a person navigates to is the client's to show. */
const isNavigation = (exchange: Exchange): boolean =>
  exchange.path === "/" || (acceptsHtml(exchange) && !/\.\w{1,5}$/.test(exchange.path));

/** The page names the files of one build, so it must be asked for each time. */
const sendPage = (exchange: Exchange, page: string): Promise<void> =>
  send(exchange, {
    status: 200,
    type: "text/html; charset=utf-8",
    body: page,
    headers: { "cache-control": "no-cache" },
  });

const sendFile = async (exchange: Exchange, file: ClientFile): Promise<void> => {
  const { request, response } = exchange;
  const encoding = encodingFor(exchange);
  const chosen = encoding === undefined ? undefined : file.encoded[encoding];
  const source = chosen ?? file.file;
  const found = statSync(source, { throwIfNoEntry: false });
  // A later build has taken it away while this process still knows it.
  if (found === undefined) return notFound(exchange);
  response.setHeader("content-type", file.type);
  response.setHeader("vary", "accept-encoding");
  response.setHeader(
    "cache-control",
    file.isHashed ? `public, max-age=${year}, immutable` : "public, max-age=3600",
  );
  if (chosen !== undefined && encoding !== undefined) {
    response.setHeader("content-encoding", encoding);
  }
  response.setHeader("content-length", found.size);
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  try {
    await pipeline(createReadStream(source), response);
  } catch {
    response.destroy();
  }
};
