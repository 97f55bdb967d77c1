import { type GraphQLSchema, getOperationAST, parse } from "graphql";
import { createYoga } from "graphql-yoga";
import type { GatewayContext } from "../src/context.ts";
import { Plan } from "../src/graphql/plans/plan.ts";

type Answer = (query: string) => Promise<string>;

/** What a plan answers for a schema without access rules, and what the GraphQL server does. */
export const planAndServer = (schema: GraphQLSchema): { ofPlan: Answer; ofServer: Answer } => {
  const server = createYoga({ schema, maskedErrors: false, logging: false });
  return {
    ofServer: async (query) => {
      const answer = await server.fetch("http://gateway/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      });
      return answer.text();
    },
    ofPlan: async (query) => {
      const document = parse(query);
      const operation = getOperationAST(document);
      const plan = operation && Plan.of(schema, document, operation);
      const context = { session: {} } as GatewayContext;
      const { errors, data } = (await plan?.run(context, {})) ?? { errors: [], data: "null" };
      const before = errors.length === 0 ? "" : `"errors":${JSON.stringify(errors)},`;
      return `{${before}"data":${data}}`;
    },
  };
};
