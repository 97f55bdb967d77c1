import type { FastifyRequest } from "fastify";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

const secretNames = [
  "authorization",
  "cookie",
  "password",
  "current_password",
  "new_password",
  "otp",
  "access",
  "refresh",
  "token",
  "secret",
];

interface LoggedRequest {
  readonly method: string;
  readonly ip: string;
  /** Its `url` is missing where no route has the address. */
  readonly routeOptions: { readonly url?: string | undefined };
}

/**
 * The service's log: JSON lines, on standard output unless told. Of an address only the route's pattern is logged:
 * parameters may be a document's code or a payment's reference, and queries may name people.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options: LoggerOptions = {
    level,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[redacted]",
    },
    serializers: {
      req: ({ method, ip, routeOptions }: LoggedRequest) => ({
        method,
        path: routeOptions.url ?? "(no route)",
        address: ip,
      }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};

/** The context of one request: what it logs carries the request's id. */
export const ofRequest = <Context extends { readonly log: Logger }>(
  context: Context,
  { log }: FastifyRequest,
): Context => ({ ...context, log });
