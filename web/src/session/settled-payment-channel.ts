import type { ApolloClient } from "@apollo/client";

const channelName = "portal-settlement";

const openChannel = (): BroadcastChannel | null =>
  "BroadcastChannel" in globalThis ? new BroadcastChannel(channelName) : null;

/** Drops the cached viewer, so that the next screen reloads it, and notifies the other tabs. */
export const broadcastSettledPayment = (client: ApolloClient): void => {
  client.cache.evict({ id: "ROOT_QUERY", fieldName: "viewer" });
  client.cache.gc();
  const channel = openChannel();
  channel?.postMessage("settled");
  channel?.close();
};

/** Calls `onSettled` when another tab sees a payment settle. Returns a function that stops listening. */
export const onPaymentSettledElsewhere = (onSettled: () => void): (() => void) => {
  const channel = openChannel();
  channel?.addEventListener("message", onSettled);
  return () => channel?.close();
};
