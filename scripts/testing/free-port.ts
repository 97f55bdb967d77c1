import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems hand out by themselves: to a server on port 0, to whoever connects. */
const first = 12_000;
const count = 18_000;

/**
 * A port that nothing uses. What the system would give is anybody's again until the caller's own server listens there, which
 * takes seconds; this one only another caller could draw.
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
