import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  visit,
} from "graphql";
import type { GatewayContext } from "../../context.ts";
import { AccessDecisions } from "../access.ts";
import { type Conditions, compile } from "./compile.ts";
import type { Operation, Run } from "./field-plan.ts";
import { runInTurn, type Selection } from "./fields.ts";

/** Each doubles the number of ways to run an operation. One of the client has at most one. */
const mostConditions = 4;

/**
 * How many turns of promises later than a plan the server takes its errors, after a field at the root has failed. Plans wait
 * as long, so that both list the same errors. Counted by late-failures.test.ts.
 */
const turnsOfServer = 5;

export type Variables = Readonly<Record<string, unknown>>;

/** An operation's result as the rules of GraphQL have it; the errors are not yet public. */
export interface PlanResult {
  readonly errors: readonly GraphQLError[];
  /** JSON. */
  readonly data: string;
}

/** One valid operation, worked out once for all requests that send it. */
export class Plan {
  readonly #operation: Operation;
  /** The variables of `@skip` and `@include`. */
  readonly #conditions: readonly string[];
  readonly #fields = new Map<string, Selection>();

  private constructor(operation: Operation, conditions: readonly string[]) {
    this.#operation = operation;
    this.#conditions = conditions;
  }

  /** @returns undefined for an operation that plans do not serve */
  static of(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
  ): Plan | undefined {
    if (operation.operation === "subscription") return undefined;
    const { isServed, conditions } = featuresOf(document);
    if (!isServed || conditions.length > mostConditions) return undefined;
    return new Plan({ schema, fragments: fragmentsOf(document), operation }, conditions);
  }

  get definition(): OperationDefinitionNode {
    return this.#operation.operation;
  }

  /** The values that a run takes; undefined if the sent ones do not fit. */
  variables(sent: Variables): Variables | undefined {
    const { schema, operation } = this.#operation;
    const definitions = operation.variableDefinitions ?? [];
    if (definitions.length === 0) return {};
    const { coerced } = getVariableValues(schema, definitions, sent, { maxErrors: 1 });
    if (coerced === undefined) return undefined;
    const isDecided = this.#conditions.every((name) => typeof coerced[name] === "boolean");
    return isDecided ? coerced : undefined;
  }

  /** @param variables of this plan */
  async run(context: GatewayContext, variables: Variables): Promise<PlanResult> {
    const run: Run = {
      context,
      operation: this.#operation,
      variables,
      access: new AccessDecisions(context),
      errors: [],
    };
    const fields = this.#fieldsFor(variables);
    try {
      const data = await (this.definition.operation === "mutation"
        ? runInTurn(fields, run)
        : fields.run(undefined, run, undefined));
      return { errors: run.errors, data };
    } catch (error) {
      // A field at the root may not be null. The list stays open: what fails before the answer is written belongs to it.
      run.errors.push(error as GraphQLError);
      for (let turn = 0; turn < turnsOfServer; turn += 1) await undefined;
      return { errors: run.errors, data: "null" };
    }
  }

  #fieldsFor(variables: Variables): Selection {
    const conditions: Conditions = {};
    for (const name of this.#conditions) conditions[name] = variables[name] === true;
    const key = Object.values(conditions).join();
    const fields = this.#fields.get(key) ?? compile(this.#operation, conditions);
    this.#fields.set(key, fields);
    return fields;
  }
}

const fragmentsOf = ({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> => {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  return fragments;
};

/** Introspection is not served, and no name that an object of JavaScript has a meaning for. */
const featuresOf = (document: DocumentNode) => {
  const conditions = new Set<string>();
  let isServed = true;
  visit(document, {
    Name: ({ value }) => {
      if (value === "then" || (value.startsWith("__") && value !== "__typename")) isServed = false;
    },
    Directive: ({ arguments: given = [] }) => {
      for (const { value } of given) {
        if (value.kind === Kind.VARIABLE) conditions.add(value.name.value);
      }
    },
  });
  return { isServed, conditions: [...conditions] };
};
