import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the college received it. */
export interface ReceivedCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** How one call is answered. */
export interface ScriptedAnswer {
  readonly status?: number;
  /** Sent as JSON unless it is a string. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Breaks the connection instead of answering. */
  readonly hangUp?: boolean;
  /** Never answers. */
  readonly silent?: boolean;
}

type Answers = ScriptedAnswer | ((call: ReceivedCall) => ScriptedAnswer | Promise<ScriptedAnswer>);

export interface ScriptedCollege {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  /** Sets the answer of `GET /path/`, without the query. */
  readonly on: (route: string, answers: Answers) => void;
  /** Passes a route's calls on unread. */
  readonly onRaw: (route: string, handle: RequestListener) => void;
  /** A route's current answer. */
  readonly scripted: (route: string) => ScriptedAnswer;
  /** Calls received of one route. */
  readonly callsTo: (route: string) => readonly ReceivedCall[];
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

const notFoundPage = { status: 404, body: "<h1>Not Found</h1>" };

/**
 * A college with the answers that a test sets.
 * @param otherwise the answer to all other calls
 */
export const startScriptedCollege = async (
  otherwise: Answers = notFoundPage,
): Promise<ScriptedCollege> => {
  const routes = new Map<string, Answers>();
  const raw = new Map<string, RequestListener>();
  const calls: ReceivedCall[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call: ReceivedCall = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: await readText(request),
    };
    calls.push(call);
    const answers = routes.get(routeOf(call)) ?? otherwise;
    const scripted = typeof answers === "function" ? await answers(call) : answers;
    reply(response, scripted);
  };

  const server = createServer((request, response) => {
    const handle = raw.get(routeOf({ method: request.method ?? "", path: request.url ?? "" }));
    if (handle === undefined) void answer(request, response);
    else handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    on: (route, answers) => {
      raw.delete(route);
      routes.set(route, answers);
    },
    onRaw: (route, handle) => raw.set(route, handle),
    scripted: (route) => {
      const answers = routes.get(route);
      if (answers === undefined || typeof answers === "function") {
        throw new Error(`${route} has no fixed answer`);
      }
      return answers;
    },
    callsTo: (route) => calls.filter((call) => routeOf(call) === route),
    forget: () => {
      calls.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const routeOf = ({ method, path }: Pick<ReceivedCall, "method" | "path">): string =>
  `${method} ${path.split("?", 1)[0]}`;

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("latin1");
};

const reply = (response: ServerResponse, answer: ScriptedAnswer): void => {
  const { status = 200, body = "", headers = {}, hangUp = false, silent = false } = answer;
  if (silent) return;
  if (hangUp) {
    response.destroy();
    return;
  }
  const isText = typeof body === "string";
  response.writeHead(status, {
    "content-type": isText ? "text/html; charset=utf-8" : "application/json",
    ...headers,
  });
  response.end(isText ? body : JSON.stringify(body));
};
