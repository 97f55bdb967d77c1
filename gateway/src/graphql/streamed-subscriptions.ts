import type { Plugin } from "graphql-yoga";
import type { GatewayContext } from "../context.ts";
import { acceptSubscription } from "../hostels/live/subscription.ts";

/** Runs only the common checks for a subscription: the listener then streams it without keeping the request. */
export const streamedSubscriptions: Plugin<GatewayContext> = {
  onSubscribe({ args: { contextValue }, setSubscribeFn }) {
    setSubscribeFn((args) => acceptSubscription(args, contextValue));
  },
  onResultProcess({ serverContext, setResultProcessor }) {
    // Yoga's hook type is too loose: the value is the context that `fetch` received.
    const { stream } = serverContext as unknown as GatewayContext;
    if (stream?.accepted === undefined) return;
    const noContent = { status: 204 };
    setResultProcessor(
      (_result, { Response }) => new Response(null, noContent),
      "text/event-stream",
    );
  },
};
