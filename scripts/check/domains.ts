/** The portal's domains; each has the same folder name in every layer. */
export const domains = {
  accounts: "sign-in, passwords, links, the second factor",
  admissions: "sign-up, application form, aptitude test, decision, offer, entry clearance",
  profiles: "what the portal keeps of a person: fields, photo, corrections",
  students: "the roll: import, standing, promotion, ID cards, council indexing, leaving clearance",
  payments:
    "fees, charges, ledger, counter, bank statements, sponsors, instalments, refunds, adjustments, figures, reconciliation",
  courses: "calendar, departments, programmes, catalogue",
  registration: "which courses a student takes in a semester",
  hostels: "rooms, beds, claims, the waiting list",
  results:
    "teaching, class attendance, attendance, examination cards, result sheets, publication, transcripts, academic standing, senate lists",
  staff: "colleagues, roles, the staff's search",
  announcements: "what the college tells its people",
  documents: "PDFs, and how anybody confirms that one is genuine",
  mail: "letters, their queue and delivery",
  audit: "who changed what, and why",
  dashboards: "figures and waiting work, by role",
  portal: "the college's own name, contacts and texts",
} as const;

interface Layer {
  /** The column of the table in docs/architecture.md. */
  readonly column: string;
  /** The folders that serve every domain, and the purpose of each. */
  readonly technical: Readonly<Record<string, string>>;
}

/** The folders that are divided by domain, each by its path. */
export const layers: Readonly<Record<string, Layer>> = {
  contract: {
    column: "contract",
    technical: {
      compliance: "checks a college's service against the contract",
      openapi: "the OpenAPI document of all endpoints",
      testing: "programs that tests start in processes of their own",
    },
  },
  rules: {
    column: "rules",
    technical: { nigeria: "states and local governments" },
  },
  "college/src": {
    column: "college/src",
    technical: {
      db: "tables, migrations, connection",
      demo: "the demo data of every domain",
      files: "storage and checks of uploaded files",
      http: "how Fastify serves an endpoint of the contract",
      imports: "reads CSV and XLSX",
      jobs: "runs what is due at intervals",
      lists: "pages and exports of any list",
      metrics: "what Prometheus reads",
      openapi: "serves the OpenAPI document",
      records: "revisions and previews of any record",
      reference: "data every college begins with",
      workers: "reads uploaded files in processes of their own",
    },
  },
  "gateway/src": {
    column: "gateway/src",
    technical: {
      college: "the client of the college's REST service",
      generated: "types from schema.graphql",
      graphql: "schema, access rules and limits",
      http: "routes, headers, uploads",
      imports: "sends any file of records on",
      limits: "rate limits",
      lists: "pages and exports of any list",
      metrics: "what Prometheus reads",
      session: "sessions and their store",
      viewer: "joins what the domains know of the signed-in person",
    },
  },
  "web/src": {
    column: "web/src",
    technical: {
      app: "routes, guards, layouts",
      applicant: "an area, divided by domain",
      gql: "operations compiled from .graphql files",
      lib: "functions for any screen",
      live: "server-sent events",
      person: "an area, divided by domain",
      public: "an area, divided by domain",
      session: "the signed-in person and the Apollo client",
      staff: "an area, divided by domain; not the domain",
      student: "an area, divided by domain",
      ui: "components for any screen",
    },
  },
  "web/src/public": {
    column: "web/src",
    technical: { "not-found": "the page of an unknown address" },
  },
  "web/src/applicant": { column: "web/src", technical: {} },
  "web/src/student": { column: "web/src", technical: {} },
  "web/src/staff": {
    column: "web/src",
    technical: {
      kit: "lists, records, bulk actions and imports of any domain",
      shell: "menu, top bar, breadcrumbs",
    },
  },
  "web/src/person": { column: "web/src", technical: {} },
};
