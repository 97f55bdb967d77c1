import { PortalError } from "../errors.ts";
import { type GraphqlServer, graphqlPath } from "../graphql/server.ts";
import { readBody } from "./body.ts";
import { type OpenContext, sendCookie } from "./contexts.ts";
import type { Exchange, Route } from "./exchange.ts";
import { send, sendGraphqlError } from "./send.ts";

/** A page of another site cannot send it without asking first, and nobody is ever allowed to when they ask. */
const portalHeader = "x-portal-request";

/** GraphQL over HTTP, for requests that the portal's own pages or a program send: never a form, a link or an image. */
export const graphqlRoute =
  (graphql: GraphqlServer, openContext: OpenContext): Route =>
  async (exchange) => {
    if (exchange.path !== graphqlPath) return false;
    try {
      await answer(exchange, graphql, openContext);
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      await sendGraphqlError(exchange, error);
    }
    return true;
  };

const answer = async (
  exchange: Exchange,
  graphql: GraphqlServer,
  openContext: OpenContext,
): Promise<void> => {
  const { request } = exchange;
  const method = request.method ?? "GET";
  if (!["GET", "POST"].includes(method)) throw new PortalError("INVALID_REQUEST");
  if (request.headers[portalHeader] === undefined) throw new PortalError("CROSS_SITE_REQUEST");
  if (method === "GET") requireJsonParameters(request.url ?? "");
  const body = method === "POST" ? await readBody(request) : undefined;
  const context = await openContext(exchange);
  const result = await graphql.fetch(
    new graphql.fetchAPI.Request(`http://gateway${request.url}`, {
      method,
      headers: headersOf(exchange),
      ...(body && { body: new Uint8Array(body) }),
    }),
    context,
  );
  sendCookie(exchange, context);
  await send(exchange, {
    status: result.status,
    type: result.headers.get("content-type") ?? "application/json; charset=utf-8",
    body: await result.text(),
  });
};

/** All that GraphQL needs to know of the request's head; cookies stay here. */
const headersOf = ({ request }: Exchange): Record<string, string> => ({
  accept: request.headers.accept ?? "application/json",
  ...(request.headers["content-type"] && { "content-type": request.headers["content-type"] }),
});

/** Yoga parses these itself, and takes broken ones for a fault of its own. */
const requireJsonParameters = (url: string): void => {
  const { searchParams } = new URL(url, "http://gateway");
  for (const name of ["variables", "extensions"]) {
    const text = searchParams.get(name);
    if (text !== null && text !== "" && !isJson(text)) throw new PortalError("INVALID_REQUEST");
  }
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
