import { createServer } from "node:net";

/**
 * Makes sure that a port can be had before anything is started.
 * @throws Error naming the port and the variable that chooses another.
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  // Both, for a program may hold the port on the loopback address alone.
  for (const host of ["127.0.0.1", undefined]) {
    const refusal = await tryPort(port, host);
    if (refusal === "EACCES") {
      throw new Error(`Port ${port} is for administrators only. Choose another with ${variable}.`);
    }
    if (refusal === "EADDRINUSE") {
      throw new Error(
        `Port ${port} is in use by another program. Stop it, or choose another port with ${variable}.`,
      );
    }
  }
}

function tryPort(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.close(() => resolve(undefined));
    });
  });
}
