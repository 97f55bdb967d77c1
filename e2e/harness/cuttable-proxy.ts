import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy to a portal whose connections can be cut, like a phone that loses its network. */
export interface CuttableProxy {
  readonly url: string;
  /** Closes all connections and rejects new ones until `reconnect` is called. */
  disconnect(): void;
  reconnect(): void;
  close(): Promise<void>;
}

/** Starts a proxy to the portal at `url`. */
export async function startCuttableProxy(url: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isDisconnected = false;
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    // The other end of a destroyed socket emits an error.
    socket.on("error", () => socket.destroy());
  };
  const server = createServer((near) => {
    track(near);
    if (isDisconnected) {
      near.resetAndDestroy();
      return;
    }
    const upstream = connect(Number(port), hostname);
    track(upstream);
    near.once("close", () => upstream.destroy());
    upstream.once("close", () => near.destroy());
    near.pipe(upstream).pipe(near);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  const closeConnections = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: `http://localhost:${address.port}`,
    disconnect: () => {
      isDisconnected = true;
      closeConnections();
    },
    reconnect: () => {
      isDisconnected = false;
    },
    close: async () => {
      server.close();
      closeConnections();
      await once(server, "close");
    },
  };
}
