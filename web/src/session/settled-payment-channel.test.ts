import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { expect, it, vi } from "vitest";
import { SessionDocument } from "../gql/everywhere.ts";
import schemaTypes from "../gql/possible-types.ts";
import { setCachedViewer } from "./session-cache.ts";
import { broadcastSettledPayment, onPaymentSettledElsewhere } from "./settled-payment-channel.ts";

const viewer = {
  __typename: "Student" as const,
  id: "7",
  surname: "Adeyemi",
  firstName: "Tolu",
  passportUrl: null,
  mustChangePassword: false,
};

it("a settled payment clears the cached viewer in all tabs", async () => {
  const client = new ApolloClient({
    cache: new InMemoryCache(schemaTypes),
    link: ApolloLink.empty(),
  });
  setCachedViewer(client, viewer);
  expect(client.readQuery({ query: SessionDocument })).not.toBeNull();
  const heard = vi.fn();
  const stop = onPaymentSettledElsewhere(heard);
  broadcastSettledPayment(client);
  expect(client.readQuery({ query: SessionDocument })).toBeNull();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), { timeout: 20_000 });
  stop();
});
