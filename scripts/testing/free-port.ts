import { once } from "node:events";
import { createServer } from "node:net";

/** Below the system's ephemeral ports, which servers on port 0 and outgoing connections get. */
const first = 12_000;
const count = 18_000;

/**
 * A free port. The system could assign an ephemeral port again before the caller's server listens on it, which
 * takes seconds; only another caller can draw this one.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = first + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
};

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  try {
    // On every address, of which a server may take one.
    await once(server.listen(port), "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
};
