import type { IncomingMessage } from "node:http";
import { PortalError } from "../errors.ts";

/** Largest GraphQL request without a file, in bytes. */
const largestJson = 128 * 1024;
/** Largest with one: a passport photo that is too large by little still gets an answer about the photo. */
const largestMultipart = 3 * 1024 * 1024;
/** What a refused sender may go on sending, so that it gets to read the refusal instead of a broken connection. */
const largestIgnored = 64 * 1024 * 1024;

/** Limits of the multipart parser, inside `largestMultipart`. */
export const uploadLimits = {
  fileSize: largestMultipart,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: largestJson,
  fieldNameSize: 100,
} as const;

/**
 * Reads a GraphQL request's body into memory.
 * @throws PortalError UNSUPPORTED_MEDIA_TYPE, or REQUEST_TOO_LARGE as soon as that is clear: at once where the length is
 * stated, else when the limit is passed.
 */
export const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const limit = limitOf(request.headers["content-type"]);
  if (limit === undefined) {
    ignoreRest(request);
    throw new PortalError("UNSUPPORTED_MEDIA_TYPE");
  }
  if (Number(request.headers["content-length"] ?? 0) > limit) {
    ignoreRest(request);
    throw new PortalError("REQUEST_TOO_LARGE");
  }
  return readUpTo(request, limit);
};

/** The types a form of another site can send without asking first are not among them, but for multipart. */
const limitOf = (contentType: string | undefined): number | undefined => {
  switch (contentType?.split(";", 1)[0]?.trim().toLowerCase()) {
    case "application/json":
      return largestJson;
    case "multipart/form-data":
      return largestMultipart;
    default:
      return undefined;
  }
};

const readUpTo = (request: IncomingMessage, limit: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      request.off("data", onData);
      chunks.length = 0;
      ignoreRest(request);
      reject(new PortalError("REQUEST_TOO_LARGE"));
    };
    request.on("data", onData);
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", () => reject(new PortalError("INVALID_REQUEST")));
    request.once("close", () => reject(new PortalError("INVALID_REQUEST")));
  });

/** Lets the rest of a refused body pass by unread, up to a bound. */
const ignoreRest = (request: IncomingMessage): void => {
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > largestIgnored) request.destroy();
  });
  request.on("error", () => {});
  request.resume();
};
