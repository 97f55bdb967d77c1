import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type SelectionNode,
  type ValidationRule,
} from "graphql";
import type { Plugin } from "graphql-yoga";

/**
 * Limits the size of one operation, well above the needs of any screen. If the explorer is off, the gateway hides the
 * schema: no introspection and no suggestions.
 */
export const operationLimits = (explorer: boolean): Plugin =>
  EnvelopArmorPlugin({
    // To name a part of an operation as a fragment changes neither its depth nor its cost.
    maxDepth: { n: 10, flattenFragments: true, exposeLimits: false },
    maxTokens: { n: 2_000, exposeLimits: false },
    // An operation of the client has one. Ten unknown ones would give ten errors.
    maxDirectives: { n: 5, exposeLimits: false },
    // By default any number of aliased `__typename` passes.
    maxAliases: { n: 20, allowList: [], exposeLimits: false },
    costLimit: { maxCost: 5_000, flattenFragments: true, exposeLimits: false },
    blockFieldSuggestion: { enabled: !explorer, mask: "" },
  });

/** A selection's field, fragment or type condition. Aliases are limited for themselves. */
const nameOf = (selection: SelectionNode): string => {
  switch (selection.kind) {
    case Kind.FIELD:
      return (selection.alias ?? selection.name).value;
    case Kind.FRAGMENT_SPREAD:
      return `...${selection.name.value}`;
    case Kind.INLINE_FRAGMENT:
      return `... on ${selection.typeCondition?.name.value ?? ""}`;
  }
};

/** How often one selection may be repeated. The answer has it once, so no screen needs to. */
const mostRepeats = 5;

const fewRepeats: ValidationRule = (context) => ({
  SelectionSet: ({ selections }) => {
    const times = new Map<string, number>();
    for (const selection of selections) {
      const name = nameOf(selection);
      times.set(name, (times.get(name) ?? 0) + 1);
    }
    if (Math.max(...times.values()) > mostRepeats) {
      context.reportError(new GraphQLError("Query validation error."));
    }
  },
});

/** Limits the repetition of one selection, which costs work for each and shows in the answer once. */
export const noRepetition = (): Plugin => ({
  onValidate({ addValidationRule }) {
    addValidationRule(fewRepeats);
  },
});

export const noIntrospection = (): Plugin => ({
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
});
