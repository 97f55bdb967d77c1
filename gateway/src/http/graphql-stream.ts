import type { GatewayContext } from "../context.ts";
import type { Accepted, StreamSlot } from "../hostels/live/accepted-subscription.ts";
import type { Watchers } from "../hostels/live/watchers.ts";
import { sendCookie } from "./contexts.ts";
import type { Exchange } from "./exchange.ts";

/** A context in which a subscription can be accepted, where the client takes events. */
export const streamContext = (
  { request }: Exchange,
  context: GatewayContext,
): GatewayContext & { readonly stream?: StreamSlot } =>
  request.headers.accept?.includes("text/event-stream") ? { ...context, stream: {} } : context;

/**
 * Answers an accepted subscription with events. What the request brought along is free to go when this returns.
 * @throws PortalError UNAVAILABLE where too many are watched
 */
export const stream = (
  exchange: Exchange,
  context: GatewayContext,
  { watchers, accepted }: { readonly watchers: Watchers; readonly accepted: Accepted },
): void => {
  const session = context.session.lasting;
  if (session === undefined) throw context.session.absence;
  sendCookie(exchange, context);
  watchers.add(exchange.response, session, accepted);
};
