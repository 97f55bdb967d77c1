import { once } from "node:events";
import { connect, createServer } from "node:net";

interface Beacon {
  readonly port: number;
  readonly close: () => void;
}

/** Answers everybody on this machine who connects with `token`, for as long as this process lives. */
export const openBeacon = async (token: string): Promise<Beacon> => {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(token);
  });
  server.unref();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the beacon has no port");
  return { port: address.port, close: () => server.close() };
};

const patienceMilliseconds = 5_000;

/**
 * True when the process that opened a beacon still lives. One that accepts and says nothing counts as alive:
 * the embedded database keeps its process busy for moments, and taking its directory then would destroy it.
 */
export const isAnswering = (port: number, token: string): Promise<boolean> =>
  new Promise((resolve) => {
    let answer = "";
    const socket = connect({ port, host: "127.0.0.1", timeout: patienceMilliseconds });
    const decide = (alive: boolean): void => {
      socket.destroy();
      resolve(alive);
    };
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      answer += text;
      if (answer.length > token.length) decide(false);
    });
    socket.on("end", () => decide(answer === token));
    socket.on("timeout", () => decide(!socket.connecting));
    socket.on("error", () => decide(false));
  });
