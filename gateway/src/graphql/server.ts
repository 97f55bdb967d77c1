import { createFetch } from "@whatwg-node/fetch";
import { createYoga } from "graphql-yoga";
import type { GatewayContext } from "../context.ts";
import { uploadLimits } from "../http/uploads.ts";
import { noIntrospection, operationLimits } from "./limits.ts";
import { publicErrors } from "./public-errors.ts";
import { buildSchema } from "./schema.ts";

export const graphqlPath = "/graphql";

/** Answers one GraphQL request whose body is already read and small enough. */
export type GraphqlServer = ReturnType<typeof createGraphqlServer>;

/**
 * GraphQL over yoga. What its listener has done already is off here: the body's limit, CORS (there is none), health,
 * the explorer's page. Upload limits work only through `fetchAPI`.
 */
export const createGraphqlServer = ({ explorer }: { readonly explorer: boolean }) =>
  createYoga<object, GatewayContext>({
    schema: buildSchema(),
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
      publicErrors(explorer),
    ],
  });
