import type { CodegenConfig } from "@graphql-codegen/cli";

const scalars = {
  Date: "string",
  DateTime: "string",
  Naira: "number",
} as const;

const gatewayTypes = {
  useTypeImports: true,
  enumsAsTypes: true,
  scalars: { ...scalars, Upload: { input: "File", output: "never" } },
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
          RegistrationCourses: "../registration/courses-source.ts#CoursesSource",
          CoursesRegistered: "../registration/changed.ts#CoursesChanged",
          Hostel: "../hostels/hostel-source.ts#HostelSource",
          BedSelected: "../hostels/changed.ts#BedClaimed",
          BedTaken: "../hostels/changed.ts#BedLost",
          HostelChanged: "../hostels/changed.ts#ListChanged",
          AdminDashboard: "../dashboards/admin.ts#AdminDashboardAsked",
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
