import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface CountingProxy {
  readonly url: string;
  /** Requests for a path so far. */
  readonly countOf: (path: string) => number;
  readonly stop: () => void;
}

/** Passes everything on to another server, and counts. */
export const startCountingProxy = async (target: string): Promise<CountingProxy> => {
  const counts = new Map<string, number>();
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? "/";
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const { method, headers } = incoming;
    const outgoing = request(`${target}${path}`, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    outgoing.on("error", () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    countOf: (path) => counts.get(path) ?? 0,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
