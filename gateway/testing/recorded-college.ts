import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface RecordedCall {
  /** `GET`. */
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
}

export interface RecordedCollege {
  /** The address for the gateway. */
  readonly url: string;
  /** The calls since `forget`, in the order of the answers. */
  readonly calls: () => readonly RecordedCall[];
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

/** A proxy in front of a college that records calls and answers. */
export const recordCollege = async (collegeUrl: string): Promise<RecordedCollege> => {
  let calls: RecordedCall[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    const forwarded = request(`${collegeUrl}${url}`, { method, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      calls.push({ method, path: url.split("?", 1)[0] ?? "", status });
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    forget: () => {
      calls = [];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
