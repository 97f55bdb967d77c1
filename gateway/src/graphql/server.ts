import { createFetch } from "@whatwg-node/fetch";
import type { GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import type { GatewayContext } from "../context.ts";
import { uploadLimits } from "../http/uploads.ts";
import { enforceAccess } from "./access.ts";
import { noIntrospection, operationLimits } from "./limits.ts";
import { publicErrors } from "./public-errors.ts";
import { streamedSubscriptions } from "./streamed-subscriptions.ts";

export const graphqlPath = "/graphql";

interface Parts {
  /** As it is written; here every field comes under its rule. */
  readonly schema: GraphQLSchema;
  readonly explorer: boolean;
}

/** Answers one GraphQL request whose body is already read and small enough. */
export type GraphqlServer = ReturnType<typeof createGraphqlServer>;

/**
 * GraphQL over yoga. What its listener has done already is off here: the body's limit, CORS (there is none), health,
 * the explorer's page. Upload limits work only through `fetchAPI`.
 */
export const createGraphqlServer = ({ schema, explorer }: Parts) =>
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
    // `publicErrors` masks: it knows the request, and GraphQL's own refusals pass through it too.
    maskedErrors: false,
    plugins: [
      operationLimits(explorer),
      ...(explorer ? [] : [noIntrospection()]),
      streamedSubscriptions,
      publicErrors(explorer),
    ],
  });
