import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import { PortalError } from "../errors.ts";
import { persistedOperations } from "../generated/persisted-operations.ts";

/** `persisted`: only the client's own operations, by id. */
export type AcceptedOperations = "any" | "persisted";

interface Parameters {
  readonly extensions?: unknown;
}

/** Runs an operation of the client by its id, in the format of Apollo Client. A request with a text needs no id. */
export const runPersistedOperations = (accepted: AcceptedOperations): Plugin =>
  usePersistedOperations({
    allowArbitraryOperations: accepted === "any",
    extractPersistedOperationId: (parameters: Parameters) => persistedId(parameters) ?? null,
    getPersistedOperation: (id) => persistedOperations.get(id) ?? null,
    customErrors: {
      notFound: () => new PortalError("PERSISTED_QUERY_NOT_FOUND"),
      persistedQueryOnly: () => new PortalError("PERSISTED_QUERY_REQUIRED"),
      keyNotFound: () =>
        new GraphQLError("Must provide query string.", { extensions: { http: { status: 400 } } }),
    },
  });

/** The text of the operation whose id a request has. */
export const persistedText = (parameters: Parameters): string | undefined => {
  const id = persistedId(parameters);
  return id === undefined ? undefined : persistedOperations.get(id);
};

/** From `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"…"}}}` */
const persistedId = ({ extensions }: Parameters): string | undefined => {
  const { persistedQuery } = recordOf(extensions);
  const { version, sha256Hash } = recordOf(persistedQuery);
  return version === 1 && typeof sha256Hash === "string" ? sha256Hash : undefined;
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};
