import { pipeline } from "node:stream/promises";
import type { CollegeFile } from "../college/client.ts";
import { CollegeFailure } from "../college/failure.ts";
import { portalErrorOf } from "../college/portal-error.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import { contentDisposition, type FileName } from "./content-disposition.ts";
import { type OpenContext, sendCookie } from "./contexts.ts";
import type { Exchange, Route } from "./exchange.ts";
import { sendError } from "./send.ts";

export interface StreamedFile {
  readonly file: CollegeFile;
  /** The name to save the file under. Without it the browser shows the file. */
  readonly saveAs?: FileName;
  /** True for a file that pages of the portal show in a frame; a browser shows no PDF in the sandbox that others get. */
  readonly isFramed?: boolean;
}

/** Opens one file for the signed-in person. Undefined if the path is another kind's. */
export type OpenFile = (
  path: string,
  context: GatewayContext,
  query: URLSearchParams,
) => Promise<StreamedFile> | undefined;

/** Uses the first kind that the path belongs to. */
export const oneOf =
  (...openers: readonly OpenFile[]): OpenFile =>
  (path, context, query) => {
    for (const open of openers) {
      const opening = open(path, context, query);
      if (opening !== undefined) return opening;
    }
    return undefined;
  };

/**
 * Streams the college's files to the signed-in person: the gateway stores nothing, and a disconnect of either side
 * ends the other.
 */
export const filesRoute =
  (openFile: OpenFile, matches: (path: string) => boolean, openContext: OpenContext): Route =>
  async (exchange) => {
    if (!matches(exchange.path)) return false;
    try {
      await stream(exchange, openFile, openContext);
    } catch (error) {
      await sendError(exchange, errorOf(error));
    }
    return true;
  };

const stream = async (
  exchange: Exchange,
  openFile: OpenFile,
  openContext: OpenContext,
): Promise<void> => {
  const { request, response } = exchange;
  if (request.method !== "GET") throw new PortalError("INVALID_REQUEST");
  const context = await openContext(exchange);
  const opening = await opened(exchange, context, openFile);
  sendCookie(exchange, context);
  writeHead(exchange, opening);
  try {
    await pipeline(opening.file.body, response);
  } catch (error) {
    // The head is sent: only a broken connection can still signal an incomplete file.
    exchange.log.info({ reason: messageOf(error) }, "a file was not sent whole");
    response.destroy();
  }
};

const opened = async (
  exchange: Exchange,
  context: GatewayContext,
  openFile: OpenFile,
): Promise<StreamedFile> => {
  try {
    if (context.session.record === undefined) throw context.session.noSessionError;
    const opening = openFile(exchange.path, context, exchange.query);
    if (opening === undefined) throw new PortalError("NOT_FOUND");
    return await opening;
  } catch (error) {
    sendCookie(exchange, context);
    throw error;
  }
};

const writeHead = (
  { response }: Exchange,
  { file, saveAs, isFramed = false }: StreamedFile,
): void => {
  response.statusCode = 200;
  response.setHeader("content-type", file.mediaType);
  if (file.length !== undefined) response.setHeader("content-length", file.length);
  response.setHeader("content-disposition", contentDisposition(saveAs));
  response.setHeader("cache-control", "private, no-store");
  // If a file is an HTML page after all, it can run nothing.
  response.setHeader("content-security-policy", isFramed ? framedPolicy : sandboxPolicy);
  if (isFramed) response.setHeader("x-frame-options", "SAMEORIGIN");
};

const sandboxPolicy = "default-src 'none'; sandbox";

/** Allows no scripts and no loading, but the browser's PDF viewer. */
const framedPolicy =
  "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const errorOf = (error: unknown): PortalError => {
  if (error instanceof PortalError) return error;
  if (error instanceof CollegeFailure) {
    return error.status === 404 ? new PortalError("NOT_FOUND") : portalErrorOf(error);
  }
  throw error;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "unknown");
