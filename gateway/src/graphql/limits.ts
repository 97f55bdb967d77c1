import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import { NoSchemaIntrospectionCustomRule } from "graphql";
import type { Plugin } from "graphql-yoga";

/**
 * Limits the size of one operation, well above the needs of any screen. If the explorer is off, the gateway hides the
 * schema: no introspection and no suggestions.
 */
export const operationLimits = (explorer: boolean): Plugin =>
  EnvelopArmorPlugin({
    // A fragment takes a screen apart and does not make it deeper.
    maxDepth: { n: 10, flattenFragments: true, exposeLimits: false },
    maxTokens: { n: 2_000, exposeLimits: false },
    maxDirectives: { n: 20, exposeLimits: false },
    // Its default lets any number of aliased `__typename` through.
    maxAliases: { n: 20, allowList: [], exposeLimits: false },
    costLimit: { maxCost: 5_000, exposeLimits: false },
    blockFieldSuggestion: { enabled: !explorer, mask: "" },
  });

export const noIntrospection = (): Plugin => ({
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
});
