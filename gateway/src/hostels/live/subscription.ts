import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  getOperationAST,
  getVariableValues,
  print,
} from "graphql";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import { texts } from "../../texts.ts";
import { FreeBeds, type Operation } from "./accepted-subscription.ts";
import type { AvailabilityEvent } from "./availability.ts";

/** In characters, far above any screen's. A document stays in memory while it is watched. */
const maxDocumentLength = 2_000;

const emptyEvent: AvailabilityEvent = { isApplicationOpen: false, free: [], taken: [], freed: [] };

/**
 * Replaces GraphQL's `subscribe`: runs the resolver, and the operation once for this viewer, so that the rule of every
 * selected field is applied; then stores it in the context.
 */
export const acceptSubscription = async (
  args: ExecutionArgs,
  { stream }: GatewayContext,
): Promise<ExecutionResult> => {
  if (stream === undefined) return refusal(texts.streamsOnly);
  const operation = operationOf(args);
  if (operation === undefined) return refusal();
  const beds = await createSourceEventStream(args);
  if (!(beds instanceof FreeBeds)) return "errors" in beds ? beds : refusal();
  const trialResult = await execute({ ...args, rootValue: { hostelAvailability: emptyEvent } });
  if (trialResult.errors !== undefined) return { errors: trialResult.errors };
  stream.accepted = { beds, operation };
  return {};
};

const refusal = (message?: string): ExecutionResult => ({
  errors: [new PortalError("INVALID_REQUEST", { message })],
});

const operationOf = ({
  schema,
  document,
  operationName,
  variableValues,
}: ExecutionArgs): Operation | undefined => {
  const text = print(document);
  const declared = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const { coerced } = getVariableValues(schema, declared, variableValues ?? {});
  if (coerced === undefined || text.length > maxDocumentLength) return undefined;
  return { document: text, name: operationName ?? undefined, variables: coerced };
};
