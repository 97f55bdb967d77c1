import { ApolloLink, type DocumentNode } from "@apollo/client";
import { getOperationAST, Kind, parse, print } from "graphql";
import { of } from "rxjs";
import { expect, test } from "vitest";
import { persistedOperations } from "../../../gateway/src/generated/persisted-operations.ts";
import { createClient } from "./apollo-client.ts";
import { persistedOperationLink } from "./persisted-operation.ts";

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === Kind.DOCUMENT;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../gql/*.ts", { eager: true });
const documents = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isDocument)
  .flatMap((document) => {
    const operation = getOperationAST(document);
    return operation?.name && operation.operation !== "subscription"
      ? [{ name: operation.name.value, kind: operation.operation, document }]
      : [];
  });

test("the client has operations", () => {
  expect(documents.length).toBeGreaterThan(190);
});

const sortedDefinitions = (document: DocumentNode): readonly string[] =>
  document.definitions.map(print).toSorted();

test.each(documents)("the gateway knows what $name asks", async ({ kind, document }) => {
  const sent: ApolloLink.Operation[] = [];
  const gateway = new ApolloLink((operation) => {
    sent.push(operation);
    return of({ errors: [{ message: "not asked" }] });
  });
  const client = createClient(persistedOperationLink().concat(gateway), () => {});

  const asked =
    kind === "mutation"
      ? client.mutate({ mutation: document })
      : client.query({ query: document, variables: { isChosen: true } });
  await expect(asked).rejects.toThrow("not asked");

  const [operation] = sent;
  if (operation === undefined) throw new Error("The client sent nothing");
  const known = persistedOperations.get(operation.extensions.persistedQuery.sha256Hash);
  expect(sortedDefinitions(parse(known ?? "{ unknown }"))).toEqual(
    sortedDefinitions(operation.query),
  );
});
