import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import { NoSchemaIntrospectionCustomRule } from "graphql";
import type { Plugin } from "graphql-yoga";

/**
 * Bounds what one operation may ask for, well above what any screen needs. Where the explorer is off the schema is not
 * told either, neither whole nor by suggestions.
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
