import type { Plugin } from "graphql-yoga";
import type { GatewayContext } from "../context.ts";
import { acceptSubscription } from "../hostels/live/subscription.ts";

/** Lets a subscription pass what every operation passes, and no further: the listener streams it, without a request kept. */
export const streamedSubscriptions: Plugin<GatewayContext> = {
  onSubscribe({ args: { contextValue }, setSubscribeFn }) {
    setSubscribeFn((args) => acceptSubscription(args, contextValue));
  },
  onResultProcess({ serverContext, setResultProcessor }) {
    // Yoga types what its hooks are handed too loosely: it is what `fetch` was called with.
    const { stream } = serverContext as unknown as GatewayContext;
    if (stream?.accepted === undefined) return;
    const nothing = { status: 204 };
    setResultProcessor((_result, { Response }) => new Response(null, nothing), "text/event-stream");
  },
};
