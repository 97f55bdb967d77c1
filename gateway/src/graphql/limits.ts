import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import { NoSchemaIntrospectionCustomRule } from "graphql";
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
    maxDirectives: { n: 20, exposeLimits: false },
    // By default any number of aliased `__typename` passes.
    maxAliases: { n: 20, allowList: [], exposeLimits: false },
    costLimit: { maxCost: 5_000, flattenFragments: true, exposeLimits: false },
    blockFieldSuggestion: { enabled: !explorer, mask: "" },
  });

export const noIntrospection = (): Plugin => ({
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
});
