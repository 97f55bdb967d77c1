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

/** In bytes. More is written before the turn ends. */
const mostHeld = 16_000;

/** Writes the lines of one turn of the event loop together: under load there are several. */
const standardOutput = (): DestinationStream => {
  const output = pino.destination({ fd: process.stdout.fd, sync: true, minLength: mostHeld });
  let isDue = false;
  let isBroken = false;
  const flush = (): void => {
    isDue = false;
    try {
      output.flushSync();
    } catch (error) {
      // Who read the log has ended. The gateway serves on without it.
      if (!(error instanceof Error && "code" in error && error.code === "EPIPE")) throw error;
      isBroken = true;
    }
  };
  // Also after an error that nobody caught.
  process.once("exit", flush);
  return {
    write: (line) => {
      if (isBroken) return;
      output.write(line);
      if (isDue) return;
      isDue = true;
      setImmediate(flush);
    },
  };
};
