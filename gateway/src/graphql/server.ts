import { createFetch } from "@whatwg-node/fetch";
import type { GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import type { Tracing } from "../../../contract/tracing.ts";
import type { GatewayContext } from "../context.ts";
import { uploadLimits } from "../http/uploads.ts";
import type { GatewayMetrics } from "../metrics/gateway-metrics.ts";
import { enforceAccess } from "./access.ts";
import { noIntrospection, noRepetition, operationLimits } from "./limits.ts";
import { countOperations } from "./operation-metrics.ts";
import { nameOperations } from "./operation-names.ts";
import { type AcceptedOperations, runPersistedOperations } from "./persisted-operations.ts";
import { publicErrors } from "./public-errors.ts";
import { streamedSubscriptions } from "./streamed-subscriptions.ts";

export const graphqlPath = "/graphql";

interface Parts {
  /** Without access rules, which the server applies. */
  readonly schema: GraphQLSchema;
  readonly explorer: boolean;
  readonly operations: AcceptedOperations;
  readonly metrics: GatewayMetrics | undefined;
  readonly tracing: Tracing | undefined;
}

/** Answers one GraphQL request whose body is already read and small enough. */
export type GraphqlServer = ReturnType<typeof createGraphqlServer>;

/**
 * GraphQL with Yoga. Features that the gateway's listener covers are off: the body limit, CORS (there is none), health,
 * the explorer's page. Upload limits work only through `fetchAPI`.
 */
export const createGraphqlServer = ({ schema, explorer, operations, metrics, tracing }: Parts) =>
  createYoga<object, GatewayContext>({
    schema: enforceAccess(schema),
    graphqlEndpoint: graphqlPath,
    fetchAPI: createFetch({ formDataLimits: uploadLimits }),
    maxRequestBodySize: false,
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    // `publicErrors` masks errors: it knows the request and also handles GraphQL's own refusals.
    maskedErrors: false,
    plugins: [
      runPersistedOperations(operations),
      operationLimits(explorer),
      noRepetition(),
      ...(explorer ? [] : [noIntrospection()]),
      streamedSubscriptions,
      publicErrors(explorer),
      ...(metrics ? [countOperations(metrics)] : []),
      ...(tracing ? [nameOperations(tracing)] : []),
    ],
  });
