import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { Plans } from "../graphql/plans/plans.ts";
import { type GraphqlServer, graphqlPath } from "../graphql/server.ts";
import type { Accepted, StreamSlot } from "../hostels/live/accepted-subscription.ts";
import type { Watchers } from "../hostels/live/watchers.ts";
import {
  bodyKindOf,
  contentTypeOf,
  ignoreRest,
  largestJson,
  readBody,
  statedLength,
} from "./body.ts";
import { type OpenContext, sendCookie } from "./contexts.ts";
import type { Exchange, Route } from "./exchange.ts";
import { type PlannedRequest, plannedRequest } from "./json-post.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { send, sendAtOnce, sendGraphqlError } from "./send.ts";
import type { StartPacer } from "./start-pacer.ts";
import { type UploadBudget, uploaderOf } from "./uploads.ts";

/** A page of another site needs a CORS preflight to send it, which the gateway always refuses. */
const portalHeader = "x-portal-request";

/**
 * GraphQL over HTTP, for requests that the portal's own pages or a program send: never a form, a link or an image. It sets the
 * security headers itself, for most of its answers all at once.
 */
export const graphqlRoute =
  (parts: Parts): Route =>
  async (exchange) => {
    if (exchange.path !== graphqlPath) return false;
    try {
      await answer(exchange, parts);
    } catch (error) {
      setSecurityHeaders(exchange);
      if (!(error instanceof PortalError)) throw error;
      ignoreRest(exchange.request);
      await sendGraphqlError(exchange, error);
    }
    return true;
  };

interface Parts {
  readonly graphql: GraphqlServer;
  /** Undefined where a test compares what the server answers itself. */
  readonly plans: Plans | undefined;
  readonly openContext: OpenContext;
  readonly uploads: UploadBudget;
  readonly watchers: Watchers;
  readonly pacer: StartPacer;
}

const answer = async (exchange: Exchange, parts: Parts): Promise<void> => {
  const { request } = exchange;
  const method = request.method ?? "GET";
  if (!["GET", "POST"].includes(method)) throw new PortalError("INVALID_REQUEST");
  if (request.headers[portalHeader] === undefined) throw new PortalError("CROSS_SITE_REQUEST");
  if (method === "GET") {
    setSecurityHeaders(exchange);
    requireJsonParameters(request.url ?? "");
    await runOrStream(exchange, parts);
  } else if (bodyKindOf(request) === "json") {
    const body = await readBody(request, largestJson);
    const turn = parts.pacer.start();
    if (turn !== undefined) await turn;
    const planned = parts.plans && plannedRequest(request, body, parts.plans);
    if (planned !== undefined) {
      await answerPlanned(exchange, parts, planned);
      return;
    }
    setSecurityHeaders(exchange);
    await runOrStream(exchange, parts, body);
  } else {
    setSecurityHeaders(exchange);
    await answerUpload(exchange, parts);
  }
};

/** From here on nothing falls back to the server: a mutation runs once. */
const answerPlanned = async (
  exchange: Exchange,
  { openContext }: Parts,
  { plans, plan, variables, type }: PlannedRequest,
): Promise<void> => {
  const context = await openContext(exchange);
  const body = await plans.answer(plan, variables, context);
  const { setCookie } = context.session;
  const headers = setCookie === undefined ? undefined : { "set-cookie": setCookie };
  await sendAtOnce(exchange, { status: 200, type, body, ...(headers && { headers }) });
};

/** Checks the sender and the capacity before it reads any of the body. */
const answerUpload = async (
  exchange: Exchange,
  { graphql, openContext, uploads }: Parts,
): Promise<void> => {
  const context = await openContext(exchange);
  sendCookie(exchange, context);
  const { name, largest } = uploaderOf(context.session);
  const stated = statedLength(exchange.request) ?? largest;
  const release = uploads.reserve(name, Math.min(stated, largest));
  try {
    const body = await readBody(exchange.request, largest);
    await sendResult(exchange, context, await execute(exchange, graphql, context, body));
  } finally {
    release();
  }
};

const runOrStream = async (
  exchange: Exchange,
  { graphql, openContext, watchers }: Parts,
  body?: Buffer<ArrayBuffer>,
): Promise<void> => {
  const context = streamContext(exchange, await openContext(exchange));
  const result = await execute(exchange, graphql, context, body);
  const accepted = context.stream?.accepted;
  if (accepted === undefined) await sendResult(exchange, context, result);
  else stream(exchange, context, { watchers, accepted });
};

const execute = async (
  exchange: Exchange,
  graphql: GraphqlServer,
  context: GatewayContext,
  body: Buffer<ArrayBuffer> | undefined,
): Promise<Response> =>
  graphql.fetch(
    new graphql.fetchAPI.Request(`http://gateway${exchange.request.url}`, {
      method: body === undefined ? "GET" : "POST",
      headers: headersOf(exchange),
      ...(body && { body }),
    }),
    context,
  );

const sendResult = async (
  exchange: Exchange,
  context: GatewayContext,
  result: Response,
): Promise<void> => {
  sendCookie(exchange, context);
  await send(exchange, {
    status: result.status,
    type: result.headers.get("content-type") ?? "application/json; charset=utf-8",
    body: await result.text(),
  });
};

/** The headers that GraphQL needs. Cookies are not among them. */
const headersOf = ({ request }: Exchange): Record<string, string> => {
  const contentType = contentTypeOf(request);
  return {
    accept: request.headers.accept ?? "application/json",
    ...(contentType !== undefined && { "content-type": contentType }),
  };
};

/** Yoga parses these itself, and reports malformed ones as an internal error. */
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

/** A context that can accept a subscription, if the client accepts events. */
const streamContext = (
  { request }: Exchange,
  context: GatewayContext,
): GatewayContext & { readonly stream?: StreamSlot } =>
  request.headers.accept?.includes("text/event-stream") ? { ...context, stream: {} } : context;

/**
 * Answers an accepted subscription with events. The request's data can be garbage-collected when this returns.
 * @throws PortalError UNAVAILABLE if there are too many watchers
 */
const stream = (
  exchange: Exchange,
  context: GatewayContext,
  { watchers, accepted }: { readonly watchers: Watchers; readonly accepted: Accepted },
): void => {
  const session = context.session.handle;
  if (session === undefined) throw context.session.noSessionError;
  sendCookie(exchange, context);
  watchers.add(exchange.response, session, accepted);
};
