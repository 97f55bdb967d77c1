import type { IncomingMessage } from "node:http";
import { PortalError } from "../errors.ts";

/** Largest GraphQL request without a file, in bytes. */
export const largestJson = 256 * 1024;
/** The bytes of a refused body that are still read, so that the sender gets the refusal, not a broken connection. */
const largestIgnored = 64 * 1024 * 1024;

const json = "application/json";

export type BodyKind = "json" | "multipart";

/** A request's media type in lower case, with its parameters as sent: a form's boundary has a case. Undefined without one. */
export const contentTypeOf = ({ headers }: IncomingMessage): string | undefined => {
  // Nearly every one.
  if (headers["content-type"] === json) return json;
  const [type, ...parameters] = headers["content-type"]?.split(";") ?? [];
  return type === undefined ? undefined : [type.trim().toLowerCase(), ...parameters].join(";");
};

/**
 * How a GraphQL request's body is encoded. Except for multipart, none is a type that a form of another site can send
 * without a preflight.
 * @throws PortalError UNSUPPORTED_MEDIA_TYPE
 */
export const bodyKindOf = (request: IncomingMessage): BodyKind => {
  switch (contentTypeOf(request)?.split(";", 1)[0]) {
    case json:
      return "json";
    case "multipart/form-data":
      return "multipart";
    default:
      throw new PortalError("UNSUPPORTED_MEDIA_TYPE");
  }
};

/** The stated length of a request; undefined without one. */
export const statedLength = ({ headers }: IncomingMessage): number | undefined => {
  const stated = headers["content-length"];
  return stated === undefined ? undefined : Number(stated);
};

/**
 * Reads a request's body into memory.
 * @throws PortalError REQUEST_TOO_LARGE: at once if the stated length is too large, else when the
 * limit is exceeded.
 */
export const readBody = async (
  request: IncomingMessage,
  limit: number,
): Promise<Buffer<ArrayBuffer>> => {
  if ((statedLength(request) ?? 0) > limit) throw new PortalError("REQUEST_TOO_LARGE");
  return readUpTo(request, limit);
};

const readUpTo = (request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    let size = 0;
    const onData = (chunk: Buffer<ArrayBuffer>): void => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      request.off("data", onData);
      chunks.length = 0;
      reject(new PortalError("REQUEST_TOO_LARGE"));
    };
    request.on("data", onData);
    request.once("end", () => {
      const [first] = chunks;
      // Most bodies come whole.
      resolve(first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks));
      // The request stays in memory as long as its answer, which can be a stream of several hours.
      chunks.length = 0;
    });
    request.once("error", () => reject(new PortalError("INVALID_REQUEST")));
    request.once("close", () => {
      if (!request.complete) reject(new PortalError("INVALID_REQUEST"));
    });
  });

/** Discards the rest of a refused body, up to a limit. */
export const ignoreRest = (request: IncomingMessage): void => {
  if (request.readableEnded || request.destroyed) return;
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > largestIgnored) request.destroy();
  });
  request.on("error", () => {});
  request.resume();
};
