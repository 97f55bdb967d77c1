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

/** The service's log: JSON lines, on standard output unless told. Queries are left out of addresses, for they may name people. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options: LoggerOptions = {
    level,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[redacted]",
    },
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: request.url.split("?", 1)[0],
        address: request.ip,
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
