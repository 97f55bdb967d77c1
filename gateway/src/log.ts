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
  return pino(options, destination ?? standardOutput());
};

/** In characters. More is written before the turn ends. */
const mostHeld = 16_000;

/** Writes the lines of one turn of the event loop together: under load there are several. */
const standardOutput = (): DestinationStream => {
  // It ignores that the reader of the log has ended: the gateway serves on without it.
  const output = pino.destination({ fd: process.stdout.fd, sync: true });
  let held = "";
  const flush = (): void => {
    const lines = held;
    held = "";
    if (lines !== "") output.write(lines);
  };
  // Also after an error that nobody caught.
  process.once("exit", flush);
  return {
    write: (line) => {
      if (held === "") setImmediate(flush);
      held += line;
      if (held.length > mostHeld) flush();
    },
  };
};
