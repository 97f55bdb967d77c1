import { readdirSync, readFileSync } from "node:fs";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { type DocumentNode, getOperationAST, parse } from "graphql";
import { enumValuesIn } from "./gateway/src/graphql/enum-values.ts";
import { persistedOperationsIn } from "./scripts/codegen/persisted-operations.ts";

const client = "web/src";

const persistedOperations = persistedOperationsIn(client);
const idOf = new Map(persistedOperations.map(({ name, id }) => [name, id]));

const scalars = {
  Date: "string",
  DateTime: "string",
  Naira: "number",
} as const;

const gatewayTypes = {
  useTypeImports: true,
  enumsAsTypes: true,
  enumValues: enumValuesIn(parse(readFileSync("schema.graphql", "utf8"))),
  scalars: {
    ...scalars,
    // GraphQL writes a record's number as the text that an ID is.
    ID: { input: "string", output: "number | string" },
    Upload: { input: "File", output: "never" },
  },
};

/** The documents are compiled here: no GraphQL parser reaches the browser. Apollo Client masks the fragments. */
const clientOperations = (documents: string[]) => ({
  documents,
  plugins: ["typescript-operations", "typed-document-node"],
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    nonOptionalTypename: true,
    extractAllFieldsToTypesCompact: true,
    skipTypeNameForRoot: true,
    inlineFragmentTypes: "mask",
    customDirectives: { apolloUnmask: true },
    dedupeFragments: true,
    optimizeDocumentNode: true,
    scalars: { ...scalars, Upload: { input: "File", output: "never" } },
    unstable_onExecutableDocumentNode: (document: DocumentNode) => ({
      id: idOf.get(getOperationAST(document)?.name?.value ?? ""),
    }),
  },
});

const foldersIn = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const documentsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .map((name) => `${folder}/${name}`);

/** The documents with the fragments that they spread from other folders. */
const withFragments = (documents: readonly string[]): string[] => {
  const files = new Map(
    documentsIn(client).map((file) => {
      const text = readFileSync(file, "utf8");
      return [
        file,
        {
          spreads: [...text.matchAll(/\.\.\.\s*(?!on\s)(\w+)/g)].map(([, name]) => name),
          fragments: [...text.matchAll(/^fragment (\w+)/gm)].map(([, name]) => name),
        },
      ] as const;
    }),
  );
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const spread of files.get(file)?.spreads ?? []) {
      for (const [other, { fragments }] of files) if (fragments.includes(spread)) add(other);
    }
  };
  documents.forEach(add);
  return [...found].sort();
};

/**
 * The client's operations in files by area and domain, so that a page loads no other page's operations. What every page
 * needs is in one file.
 */
const clientFiles = (): CodegenConfig["generates"] => {
  const everywhere = ["app", "portal", "session"].flatMap((folder) =>
    documentsIn(`${client}/${folder}`),
  );
  const domains = ["public", "person", "applicant", "student", "staff"].flatMap((area) =>
    foldersIn(`${client}/${area}`).map((domain) => ({
      name: `${area}-${domain}`,
      documents: documentsIn(`${client}/${area}/${domain}`),
    })),
  );
  const files = [
    { name: "everywhere", documents: everywhere },
    { name: "live", documents: documentsIn(`${client}/live`) },
    ...domains,
  ].filter(({ documents }) => documents.length > 0);
  return Object.fromEntries(
    files.map(({ name, documents }) => [
      `${client}/gql/${name}.ts`,
      clientOperations(withFragments(documents)),
    ]),
  );
};

const persistedOperationsFile = (): string =>
  `/** The client's operations by id. */
export const persistedOperations: ReadonlyMap<string, string> = new Map([
${persistedOperations.map(({ id, text }) => `  [${JSON.stringify(id)}, ${JSON.stringify(text)}],`).join("\n")}
]);`;

const config: CodegenConfig = {
  schema: "schema.graphql",
  generates: {
    "gateway/src/generated/schema-types.ts": {
      plugins: ["typescript"],
      config: gatewayTypes,
    },
    // Apart from the types of the schema, because it imports what resolvers work on, which imports those.
    "gateway/src/generated/resolvers.ts": {
      plugins: [
        { add: { content: 'import type * as Types from "./schema-types.ts";' } },
        "typescript-resolvers",
      ],
      config: {
        ...gatewayTypes,
        namespacedImportName: "Types",
        contextType: "../context.ts#GatewayContext",
        mappers: {
          Viewer: "../viewer/viewer-source.ts#ViewerSource",
          Student: "../viewer/student-source.ts#StudentSource",
          Staff: "../session/record.ts#StaffRecord",
          Applicant: "../admissions/applicant-source.ts#ApplicantSource",
          Application: "../admissions/application/view.ts#ApplicationView",
          CourseRegistration: "../registration/registration-source.ts#RegistrationSource",
          RegistrationCourses: "../registration/registration-source.ts#CoursesSource",
          CoursesRegistered: "../registration/registration-source.ts#CoursesChanged",
          Hostel: "../hostels/hostel-source.ts#HostelSource",
          BedSelected: "../hostels/hostel-source.ts#SelectedBed",
          // The query of the admission part; every part is read when its field is selected.
          AdminDashboard: "{ readonly applicationSession?: number }",
        },
      },
    },
    "gateway/src/generated/persisted-operations.ts": {
      plugins: [{ add: { content: persistedOperationsFile() } }],
    },
    // Apollo's cache needs the object types of interfaces and unions to match fragments.
    [`${client}/gql/possible-types.ts`]: { plugins: ["fragment-matcher"] },
    ...clientFiles(),
  },
};

export default config;
