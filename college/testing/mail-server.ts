import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** The accepted messages, as received. */
  readonly taken: readonly string[];
  /** Answers every mail with this from now on; undefined takes it. */
  readonly refuseWith: (reply: string | undefined) => void;
  readonly close: () => Promise<void>;
}

/** A mail server that speaks as much SMTP as takes to receive a mail. */
export const startMailServer = async (): Promise<MailServer> => {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    const say = (reply: string): boolean => socket.write(`${reply}\r\n`);
    let message: string[] | undefined;
    say("220 sink.example ESMTP");
    createInterface({ input: socket }).on("line", (line) => {
      if (message === undefined) {
        if (line === "DATA" && refusal === undefined) message = [];
        say(replyTo(line, refusal));
        if (line === "QUIT") socket.end();
      } else if (line === ".") {
        taken.push(message.join("\n"));
        message = undefined;
        say("250 taken");
      } else {
        message.push(line);
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    refuseWith: (reply) => {
      refusal = reply;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};

const replyTo = (line: string, refusal: string | undefined): string => {
  if (line.startsWith("EHLO") || line.startsWith("HELO")) return "250 sink.example";
  if (line === "QUIT") return "221 bye";
  if (line === "DATA") return refusal ?? "354 go on";
  return "250 OK";
};
