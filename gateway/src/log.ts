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
  // A Redis client's error contains the command that it sent, with a sealed session.
  "command",
];

/** The gateway's log: JSON lines on standard output. GraphQL variables and query strings are not logged. */
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
