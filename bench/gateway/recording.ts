import { createServer } from "node:http";
import { request } from "undici";
import { freePort } from "../../scripts/testing/free-port.ts";

/** One call to the college with its answer. */
export interface RecordedCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A college whose answers are recorded. */
export interface Recorder {
  readonly url: string;
  /** Runs something and returns the calls that it caused. */
  readonly during: (run: () => Promise<unknown>) => Promise<readonly RecordedCall[]>;
  readonly stop: () => void;
}

/** Stands between a gateway and its college. */
export const startRecorder = async (collegeUrl: string): Promise<Recorder> => {
  let calls: RecordedCall[] = [];
  const server = createServer(async (incoming, response) => {
    const { method = "GET", url: path = "/", headers } = incoming;
    const { host: _host, connection: _connection, ...sent } = headers;
    const answer = await request(`${collegeUrl}${path}`, {
      method: method === "POST" ? "POST" : "GET",
      headers: { ...sent, "accept-encoding": "identity" },
      body: method === "POST" ? incoming : null,
    });
    const body = await answer.body.text();
    const type = String(answer.headers["content-type"]);
    calls.push({ method, path, status: answer.statusCode, type, body });
    response.writeHead(answer.statusCode, { "content-type": type }).end(body);
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  return {
    url: `http://127.0.0.1:${port}`,
    during: async (run) => {
      calls = [];
      await run();
      return [...calls];
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
