import { type DestinationStream, type Logger, pino } from "pino";

const secretNames = [
  "authorization",
  "cookie",
  "password",
  "currentPassword",
  "newPassword",
  "otp",
  "access",
  "refresh",
  "token",
  "variables",
  // An error of the Redis client carries the command it sent, and so a sealed session.
  "command",
];

/** The gateway's log: JSON lines on standard output. Neither queries' variables nor addresses' query strings are logged. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[redacted]",
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};
