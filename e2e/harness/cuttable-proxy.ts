import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to a portal that can be cut, as a phone's network is when it leaves the mast behind. */
export interface CuttableProxy {
  readonly url: string;
  /** Breaks what is connected, and lets nothing through until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens such a way to the portal at `url`. */
export async function startCuttableProxy(url: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    // Whoever is cut off hears of it at the other end.
    socket.on("error", () => socket.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(port), hostname);
    keep(far);
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
    near.pipe(far).pipe(near);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The way has no port.");
  const breakAll = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: `http://localhost:${address.port}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      server.close();
      breakAll();
      await once(server, "close");
    },
  };
}
