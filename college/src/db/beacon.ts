import { once } from "node:events";
import { connect, createServer } from "node:net";

interface Beacon {
  readonly port: number;
  /** Changes what is said to whoever connects from now on. */
  readonly say: (words: string) => void;
  readonly close: () => void;
}

/** Says `words` to everybody on this machine who connects, for as long as this process lives. */
export const openBeacon = async (words: string): Promise<Beacon> => {
  let said = words;
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(said);
  });
  server.unref();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the beacon has no port");
  return {
    port: address.port,
    say: (next) => {
      said = next;
    },
    close: () => server.close(),
  };
};

const patienceMilliseconds = 5_000;
const longest = 200;

/**
 * What the beacon at a port says; undefined when there is none, empty when something accepts and stays silent:
 * the embedded database keeps its process busy for moments.
 */
export const readBeacon = (port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    let heard = "";
    const socket = connect({ port, host: "127.0.0.1", timeout: patienceMilliseconds });
    const decide = (words: string | undefined): void => {
      socket.destroy();
      resolve(words);
    };
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      heard += text;
      if (heard.length > longest) decide(undefined);
    });
    socket.on("end", () => decide(heard));
    socket.on("timeout", () => decide(socket.connecting ? undefined : heard));
    socket.on("error", () => decide(undefined));
  });
