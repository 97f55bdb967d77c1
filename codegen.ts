import type { CodegenConfig } from "@graphql-codegen/cli";

const scalars = {
  Date: "string",
  DateTime: "string",
  Naira: "number",
} as const;

const config: CodegenConfig = {
  schema: "schema.graphql",
  generates: {
    "gateway/src/generated/resolvers.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        defaultMapper: "unknown",
        contextType: "../context.ts#GatewayContext",
        scalars: { ...scalars, Upload: { input: "File", output: "never" } },
      },
    },
    "web/src/gql/operations.ts": {
      documents: ["web/src/**/*.graphql", "web/src/**/*.tsx", "web/src/**/*.ts", "!web/src/gql/**"],
      plugins: ["typescript-operations", "typed-document-node"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { ...scalars, Upload: { input: "File", output: "never" } },
      },
    },
  },
};

export default config;
