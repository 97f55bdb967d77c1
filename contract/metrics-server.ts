import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { ConfigurationError, type EnvironmentReader } from "./environment.ts";

/** Where a service shows its metrics. */
export interface MetricsAddress {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
}

/**
 * Reads `COLLEGE_METRICS_PORT` and `COLLEGE_METRICS_HOST`, or the gateway's. Undefined without a port: then nothing is
 * measured.
 * @param own the service's port, which is for everybody
 */
export const readMetricsAddress = (
  read: EnvironmentReader,
  service: "COLLEGE" | "GATEWAY",
  written: { readonly host: string | undefined; readonly port: string | undefined },
  own: number,
): MetricsAddress | undefined => {
  if (!written.port?.trim()) return undefined;
  const name = `${service}_METRICS_PORT`;
  const port = read.integer(name, written.port, 0, 0, 65_535);
  if (port !== 0 && port === own) read.report(name, "must not be the port of the service");
  return { host: read.text(`${service}_METRICS_HOST`, written.host, "127.0.0.1"), port };
};

/** All metrics of a service in Prometheus' text format. */
export interface MetricsSource {
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

export interface MetricsServer {
  readonly port: number;
  /** Breaks off a running scrape: Prometheus keeps its connection open, and asks again. */
  readonly close: () => Promise<void>;
}

/**
 * Serves `GET /metrics` and nothing else, on a port of its own, so that no proxy in front of a service can show it.
 * @param setting the variable that sets the port, for the message when it cannot be used
 * @throws ConfigurationError
 */
export const serveMetrics = async (
  { host, port }: MetricsAddress,
  setting: string,
  source: MetricsSource,
): Promise<MetricsServer> => {
  const server = createServer((request, response) => void answer(request, response, source));
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ code = "failed" }: NodeJS.ErrnoException) =>
      reject(new ConfigurationError([`${setting} ${port} on ${host} cannot be used (${code})`])),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};

const answer = async (
  { method, url }: IncomingMessage,
  response: ServerResponse,
  source: MetricsSource,
): Promise<void> => {
  if (method !== "GET" || url?.split("?", 1)[0] !== "/metrics") {
    response.writeHead(404).end();
    return;
  }
  try {
    const body = await source.text();
    response.writeHead(200, { "content-type": source.contentType }).end(body);
  } catch {
    response.writeHead(500).end();
  }
};
