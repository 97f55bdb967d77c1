import type { IncomingMessage } from "node:http";
import { type AcceptedOperations, persistedText } from "../graphql/persisted-operations.ts";
import type { Plan, Variables } from "../graphql/plans/plan.ts";
import type { Plans } from "../graphql/plans/plans.ts";
import { graphqlPath } from "../graphql/server.ts";

/** A request that needs nothing of the GraphQL server but the run of one known operation. */
export interface PlannedRequest {
  readonly plans: Plans;
  readonly plan: Plan;
  readonly variables: Variables;
  /** The media type of the answer. */
  readonly type: string;
}

const json = "application/json; charset=utf-8";
const graphqlJson = "application/graphql-response+json; charset=utf-8";

/** The answer's media type by the `accept` header. Only what the client and common programs send is here. */
const types: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, json],
  ["*/*", json],
  ["application/json", json],
  ["application/graphql-response+json", graphqlJson],
  // Apollo Client's.
  ["application/graphql-response+json,application/json;q=0.9", graphqlJson],
]);

/**
 * Reads a POST with JSON. Nothing has run yet.
 * @returns undefined for every request that is unusual or wrong in any way: the GraphQL server answers it
 */
export const plannedRequest = (
  request: IncomingMessage,
  body: Buffer,
  plans: Plans,
): PlannedRequest | undefined => {
  const type = types.get(request.headers.accept);
  if (type === undefined || request.url !== graphqlPath) return undefined;
  const parameters = parametersIn(body, plans.operations);
  if (parameters === undefined) return undefined;
  const plan = plans.find(parameters.query, parameters.operationName);
  const variables = plan?.variables(parameters.variables);
  return plan && variables && { plans, plan, variables, type };
};

interface Parameters {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Variables;
}

const known: ReadonlySet<string> = new Set(["query", "operationName", "variables", "extensions"]);

const parametersIn = (body: Buffer, accepted: AcceptedOperations): Parameters | undefined => {
  const sent = parsed(body);
  if (!isObject(sent) || Object.keys(sent).some((name) => !known.has(name))) return undefined;
  const { query: text = null, operationName = null, variables = null, extensions = null } = sent;
  if (text !== null && (typeof text !== "string" || accepted === "persisted")) return undefined;
  if (operationName !== null && typeof operationName !== "string") return undefined;
  if (variables !== null && !isObject(variables)) return undefined;
  if (extensions !== null && !isObject(extensions)) return undefined;
  const query = text || persistedText({ extensions });
  if (query === undefined) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? {} };
};

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
