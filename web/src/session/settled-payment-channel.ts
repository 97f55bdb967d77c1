import type { ApolloClient } from "@apollo/client";

const channelName = "portal-settlement";

const openChannel = (): BroadcastChannel | null =>
  "BroadcastChannel" in globalThis ? new BroadcastChannel(channelName) : null;

/** Forgets what is cached about the viewer, so that the next screen asks anew, and tells the portal's other tabs. */
export const broadcastSettledPayment = (client: ApolloClient): void => {
  client.cache.evict({ id: "ROOT_QUERY", fieldName: "viewer" });
  client.cache.gc();
  const channel = openChannel();
  channel?.postMessage("settled");
  channel?.close();
};

/** Calls `onSettled` when another tab has seen a payment settle; returns how to stop listening. */
export const onPaymentSettledElsewhere = (onSettled: () => void): (() => void) => {
  const channel = openChannel();
  channel?.addEventListener("message", onSettled);
  return () => channel?.close();
};
