import { getOperationAST } from "graphql";
import type { Tracing } from "../../../../contract/tracing.ts";
import type { GatewayContext } from "../../context.ts";
import type { GatewayMetrics } from "../../metrics/gateway-metrics.ts";
import { codeOf } from "../operation-metrics.ts";
import { nameOperation } from "../operation-names.ts";
import type { AcceptedOperations } from "../persisted-operations.ts";
import { publicErrorsOf } from "../public-errors.ts";
import type { GraphqlServer } from "../server.ts";
import { Plan, type Variables } from "./plan.ts";

/** More than the operations of the client. */
const capacity = 500;
/** In characters: with the capacity it bounds the memory. The client's longest operation has a third of it. */
const longestText = 16_384;

interface Parts {
  readonly server: GraphqlServer;
  readonly explorer: boolean;
  readonly operations: AcceptedOperations;
  readonly metrics: GatewayMetrics | undefined;
  readonly tracing: Tracing | undefined;
}

/**
 * Plans of the operations that were sent last. A document gets one after the server's own parser, limits and validation
 * have passed it, once for all requests.
 */
export class Plans {
  readonly #parts: Parts;
  /** By the document's text, then by the operation's name; the least recently used text first. */
  readonly #plans = new Map<string, Map<string | undefined, Plan>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get operations(): AcceptedOperations {
    return this.#parts.operations;
  }

  /** @returns undefined for an operation that the server must answer or refuse itself */
  find(text: string, operationName: string | undefined): Plan | undefined {
    const ofText = this.#plans.get(text) ?? new Map<string | undefined, Plan>();
    const plan = ofText.get(operationName) ?? this.#prepare(text, operationName);
    if (plan === undefined) return undefined;
    ofText.set(operationName, plan);
    this.#plans.delete(text);
    this.#plans.set(text, ofText);
    const [oldest] = this.#plans.keys();
    if (oldest !== undefined && this.#plans.size > capacity) this.#plans.delete(oldest);
    return plan;
  }

  /** Runs a plan once. Returns the body of the answer, the server's byte for byte. */
  async answer(plan: Plan, variables: Variables, context: GatewayContext): Promise<string> {
    const { explorer, metrics, tracing } = this.#parts;
    if (tracing !== undefined) nameOperation(tracing, plan.definition);
    const { errors, data } = await plan.run(context, variables);
    if (errors.length === 0) {
      metrics?.operation(plan.definition.operation, "OK");
      return `{"data":${data}}`;
    }
    const shown = publicErrorsOf(errors, context, explorer);
    metrics?.operation(plan.definition.operation, codeOf({ errors: shown }));
    return `{"errors":${JSON.stringify(shown)},"data":${data}}`;
  }

  #prepare(text: string, operationName: string | undefined): Plan | undefined {
    if (text.length > longestText) return undefined;
    const { server } = this.#parts;
    const request = new server.fetchAPI.Request("http://gateway/graphql", { method: "POST" });
    const params = { query: text, operationName };
    const { parse, validate, schema } = server.getEnveloped({ request, params });
    try {
      const document = parse(text);
      const operation = getOperationAST(document, operationName);
      if (!operation || validate(schema, document).length > 0) return undefined;
      return Plan.of(schema, document, operation);
    } catch {
      return undefined;
    }
  }
}
