import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import { createGraphqlServer } from "../server.ts";
import { Plans } from "./plans.ts";

const schema = buildSchema(`
  enum Audience { PUBLIC }
  directive @access(to: [Audience!]!, whilePasswordIsDue: Boolean) on OBJECT | FIELD_DEFINITION
  type Query @access(to: [PUBLIC]) { must: String! late(turns: Int!): String }`);

/** Both fields wait for this before they fail. */
let answered: Promise<void> = Promise.resolve();

const { must, late } = schema.getQueryType()?.getFields() ?? {};
if (must === undefined || late === undefined) throw new Error("the schema has both fields");
must.resolve = async () => {
  await answered;
  throw new PortalError("NOT_FOUND");
};
late.resolve = async (_root, { turns }: { readonly turns: number }) => {
  await answered;
  for (let turn = 0; turn < turns; turn += 1) await undefined;
  throw new PortalError("UNAVAILABLE");
};

const parts = {
  schema,
  explorer: true,
  operations: "any",
  metrics: undefined,
  tracing: undefined,
} as const;
const server = createGraphqlServer(parts);
const plans = new Plans({ ...parts, server });
const silent = () => undefined;
const context = {
  ...{ requestId: "1", log: { error: silent, warn: silent } },
  ...{ session: {}, college: {} },
} as unknown as GatewayContext;

const ofServer = async (query: string): Promise<string> => {
  const sent = { method: "POST", headers: { "content-type": "application/json" } };
  const body = JSON.stringify({ query });
  return (await server.fetch("http://gateway/graphql", { ...sent, body }, context)).text();
};

const ofPlan = async (query: string): Promise<string> => {
  const plan = plans.find(query, undefined);
  return plan === undefined ? "no plan" : plans.answer(plan, {}, context);
};

const answerOf = (way: typeof ofPlan, query: string): Promise<string> => {
  answered = new Promise((resolve) => setImmediate(resolve));
  return way(query);
};

// A root field that may not be null ends the answer. What fails a few turns later is still listed.
test.each(
  Array.from({ length: 16 }, (_, turns) => turns),
)("a failure %d turns after that of a root field is listed as the server does", async (turns) => {
  const query = `{ must late(turns: ${turns}) }`;
  expect(await answerOf(ofPlan, query)).toBe(await answerOf(ofServer, query));
});
