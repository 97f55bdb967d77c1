import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { expect, test } from "vitest";
import { SessionDocument } from "../gql/everywhere.ts";
import { fetchFirst } from "./fetch-first.ts";

test("a first query is asked once, and its screen finds the answer in the cache", async () => {
  const asked: (string | undefined)[] = [];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName }) => {
      asked.push(operationName);
      return new Observable((observer) => {
        observer.next({ data: { viewer: null } });
        observer.complete();
      });
    }),
  });

  await fetchFirst(client, SessionDocument);

  expect(client.readQuery({ query: SessionDocument })).toEqual({ viewer: null });
  expect(asked).toEqual(["Session"]);
});
