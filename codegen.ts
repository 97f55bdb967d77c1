import { readFileSync } from "node:fs";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { parse } from "graphql";
import { enumValuesIn } from "./gateway/src/graphql/enum-values.ts";

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

/**
 * One file per area of the client, so that a page never loads another area's operations. The documents are
 * compiled here: no GraphQL parser reaches the browser. Fragments are masked as Apollo Client masks them.
 */
const clientOperations = (documents: string[]) => ({
  documents,
  plugins: ["typescript-operations", "typed-document-node"],
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
    inlineFragmentTypes: "mask",
    customDirectives: { apolloUnmask: true },
    dedupeFragments: true,
    optimizeDocumentNode: true,
    scalars: { ...scalars, Upload: { input: "File", output: "never" } },
  },
});

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
          // The query of the admission part; every part is read when its field is selected.
          AdminDashboard: "{ readonly applicationSession?: number }",
        },
      },
    },
    "web/src/gql/public.ts": clientOperations(["web/src/{app,portal,session,public}/**/*.graphql"]),
    "web/src/gql/applicant.ts": clientOperations([
      "web/src/session/SessionViewer.graphql",
      "web/src/applicant/**/*.graphql",
    ]),
    "web/src/gql/student.ts": clientOperations([
      "web/src/session/SessionViewer.graphql",
      "web/src/live/**/*.graphql",
      "web/src/student/**/*.graphql",
    ]),
    "web/src/gql/staff.ts": clientOperations([
      "web/src/session/SessionViewer.graphql",
      "web/src/staff/**/*.graphql",
      "!web/src/staff/accounts/entry/*.graphql",
    ]),
    // What is needed before anybody has signed in, without the operations of all the staff's screens.
    "web/src/gql/staff-entry.ts": clientOperations([
      "web/src/session/SessionViewer.graphql",
      "web/src/staff/accounts/entry/*.graphql",
    ]),
  },
};

export default config;
