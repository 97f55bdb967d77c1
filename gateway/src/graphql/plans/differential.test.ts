import {
  type DocumentNode,
  getOperationAST,
  isInputType,
  Kind,
  parse,
  print,
  typeFromAST,
  visit,
} from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staffRoles } from "../../../../contract/staff/role.ts";
import { clientOperations } from "../../../testing/client-operations.ts";
import { inputValue } from "../../../testing/generated-input.ts";
import { OperationGenerator } from "../../../testing/generated-operations.ts";
import { wholeOperations } from "../../../testing/operations.ts";
import { SeededRandom } from "../../../testing/seeded-random.ts";
import {
  type Seen,
  type SentTwice,
  type TwinCaller,
  TwinGateways,
} from "../../../testing/twin-gateways.ts";
import { persistedOperations } from "../../generated/persisted-operations.ts";
import { loadSchema } from "../schema.ts";

/** How many operations to generate, each of a seed of its own. */
const count = Number(process.env.GENERATED_OPERATIONS ?? "600");
const firstSeed = Number(process.env.GENERATED_SEED ?? "20260310");

const schema = loadSchema("Africa/Lagos");
const callers: readonly TwinCaller[] = ["PUBLIC", "STUDENT", "APPLICANT", ...staffRoles];
const accepts = [
  {},
  {},
  { accept: "application/graphql-response+json,application/json;q=0.9" },
  { accept: "application/graphql-response+json,application/json;q=0.9" },
  { accept: "*/*" },
  { accept: "application/json" },
  { accept: "application/graphql-response+json" },
  { accept: "application/json, text/plain" },
  { accept: "text/html" },
  { accept: "multipart/mixed, application/json" },
  { "accept-encoding": "gzip, br" },
  { "content-type": "application/json; charset=utf-8" },
  { "content-type": "text/plain" },
];

let twins: TwinGateways;
beforeAll(async () => {
  twins = await TwinGateways.start();
});
afterAll(() => twins.close());

const rules = new Map(wholeOperations(schema).map(({ name, rule }) => [name, rule]));

const isFor = (caller: TwinCaller) => (field: string) => {
  const to = rules.get(field)?.to ?? [];
  return to.includes("PUBLIC") || to.includes(caller);
};

const generated = (seed: number): SentTwice => {
  const random = new SeededRandom(seed);
  const caller = random.pick(callers);
  const operation = new OperationGenerator(schema, random, isFor(caller)).draw();
  return {
    caller,
    body: random.chance(0.04) ? random.pick(oddBodies(operation)) : JSON.stringify(operation),
    headers: random.chance(0.3) ? random.pick(accepts) : {},
    mood: { seed, failing: random.pick([0, 0, 0.15, 0.5]) },
  };
};

const oddBodies = (operation: object): readonly string[] => [
  JSON.stringify([operation]),
  JSON.stringify({ ...operation, extensions: {} }),
  JSON.stringify({ ...operation, extensions: [] }),
  JSON.stringify({ ...operation, nobody: 1 }),
  JSON.stringify({ ...operation, nobody: null }),
  JSON.stringify({ ...operation, variables: "{}" }),
  JSON.stringify({ ...operation, variables: [] }),
  JSON.stringify({ ...operation, variables: null }),
  JSON.stringify({ ...operation, query: null }),
  JSON.stringify({ ...operation, query: 1 }),
  `\uFEFF${JSON.stringify(operation)}`,
  JSON.stringify(operation).slice(1),
  "null",
  '"text"',
  "",
];

const same = async (sent: SentTwice): Promise<Seen> => {
  const [withPlans, without] = await twins.send(sent);
  if (withPlans === undefined || without === undefined) throw new Error("there are two");
  if (JSON.stringify(withPlans) !== JSON.stringify(without)) {
    expect(withPlans, JSON.stringify(sent)).toEqual(without);
  }
  return without;
};

test("generated operations are answered alike", { timeout: 7_200_000 }, async () => {
  let answered = 0;
  for (let at = 0; at < count; at += 1) {
    const { body } = await same(generated(firstSeed + at));
    if (body.includes('"data":')) answered += 1;
  }
  // Enough of them are valid.
  expect(answered / count).toBeGreaterThan(0.4);
});

const viewer = "{ viewer { __typename id surname } }";

/** All that a student's dashboard could ask. */
const whole = `results { __typename } fees { session } payments { id amount } calendar { session }
  hostel { __typename } courseRegistration { isOpen minCredits maxCredits } profile { dateOfBirth }
  announcements { title } surname firstName otherName email department level currentSession`;

/** One of each that a guard is for, which chance draws too rarely. */
const guarded: readonly (readonly [name: string, query: string])[] = [
  [
    "too many aliases",
    `{ ${Array.from({ length: 21 }, (_, at) => `a${at}: __typename`).join(" ")} }`,
  ],
  [
    "as many aliases as allowed",
    `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: __typename`).join(" ")} }`,
  ],
  ["a repeated field", `{ viewer { ${"id ".repeat(6)} } }`],
  ["too many directives", `{ __typename ${"@skip(if: false) ".repeat(6)} }`],
  ["too many tokens", `{ viewer { ${"surname ".repeat(2_001)} } }`],
  ["a text above all", `{ viewer { surname } } # ${"x".repeat(20_000)}`],
  ["a text that is too large", `{ viewer { surname } } # ${"x".repeat(300_000)}`],
  ["nested fragments", `{ viewer ${"{ ... on Student ".repeat(9)}{ id }${" }".repeat(9)} }`],
  [
    "too costly",
    `{ ${Array.from({ length: 19 }, (_, at) => `a${at}: viewer { ... on Student { ${whole} } }`).join(" ")} }`,
  ],
  ["introspection", '{ __schema { queryType { name } } __type(name: "Student") { name } }'],
  [
    "a name of JavaScript",
    "{ viewer { __proto__: surname then: id constructor: firstName toJSON: id } }",
  ],
  ["a subscription", "subscription { hostelAvailability { __typename } }"],
  ["a session that ends", "mutation { a: signOut b: signOut }"],
  [
    "another session between two fields",
    `mutation {
      a: joinHostelWaitingList { __typename }
      signOut
      b: joinHostelWaitingList { __typename }
      signIn(input: { role: APPLICANT, username: "COHT/PHT/00002", password: "secret" }) {
        ... on SignedIn { viewer { surname ... on Applicant { applicationNo } ... on Student { id } } }
      }
      c: joinHostelWaitingList { __typename }
      signInStaff(input: { email: "staff@college.example", password: "secret" }) {
        ... on SignedIn { viewer { id ... on Staff { role permissions { canReadAuditLog } } } }
      }
    }`,
  ],
];

test.each(guarded)("%s is answered alike", async (_name, query) => {
  for (const caller of callers) {
    for (const seed of [1, 2, 3]) {
      const body = JSON.stringify({ query });
      await same({ caller, body, headers: {}, mood: { seed, failing: 0 } });
    }
  }
});

test("every odd body is answered alike", async () => {
  for (const body of oddBodies({ query: viewer, operationName: null, variables: {} })) {
    await same({ caller: "STUDENT", body, headers: {}, mood: { seed: 1, failing: 0 } });
  }
});

const variablesOf = (document: DocumentNode, random: SeededRandom): Record<string, unknown> => {
  const variables: Record<string, unknown> = {};
  visit(document, {
    VariableDefinition: ({ variable, type }) => {
      const input = typeFromAST(schema, type);
      if (!isInputType(input)) throw new Error("a variable of no input type");
      variables[variable.name.value] = inputValue(input, random, 0);
    },
  });
  return variables;
};

const callerOf = (document: DocumentNode): TwinCaller => {
  const operation = getOperationAST(document);
  const [root] = operation?.selectionSet.selections ?? [];
  const name = root?.kind === Kind.FIELD ? root.name.value : "";
  const type = operation && schema.getRootType(operation.operation)?.name;
  const to = rules.get(`${type}.${name}`)?.to ?? [];
  return to.at(-1) ?? "PUBLIC";
};

test("the operations of the client are answered alike", { timeout: 240_000 }, async () => {
  for (const [at, [operationName, document]] of clientOperations.entries()) {
    const random = new SeededRandom(at);
    const query = print(document);
    for (const failing of [0, 0.3]) {
      const variables = variablesOf(document, random);
      await same({
        caller: callerOf(document),
        body: JSON.stringify({ operationName, variables, query }),
        headers: { accept: "application/graphql-response+json,application/json;q=0.9" },
        mood: { seed: at, failing },
      });
    }
  }
});

test("persisted operations are answered alike", async () => {
  for (const [seed, [sha256Hash, text]] of [...persistedOperations].entries()) {
    const document = parse(text);
    const variables = variablesOf(document, new SeededRandom(seed));
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const body = JSON.stringify({ variables, extensions });
    await same({ caller: callerOf(document), body, headers: {}, mood: { seed, failing: 0 } });
  }
});

test.each([
  { version: 1, sha256Hash: "unknown" },
  { version: 2, sha256Hash: persistedOperations.keys().next().value },
  { version: 1, sha256Hash: 5 },
  { version: 1 },
  "text",
  null,
])("an id that names nothing is answered alike: %j", async (persistedQuery) => {
  const body = JSON.stringify({ extensions: { persistedQuery } });
  const { calls } = await same({
    caller: "STUDENT",
    body,
    headers: {},
    mood: { seed: 1, failing: 0 },
  });

  expect(calls).toEqual([]);
});

/** Longer than a busy machine needs for an answer. */
const patienceMs = 3_000;

test.each<readonly [TwinCaller, string]>([
  ["STUDENT", `{ viewer { ... on Student { surname payments { id } fees { session } } } }`],
  ["STUDENT", "mutation { a: joinHostelWaitingList { __typename } signOut }"],
  ["SUPER_ADMIN", "{ viewer { id } ictDashboard { __typename } }"],
  ["PUBLIC", "{ announcements { title } }"],
])("to a college that never answers %s gets the same answer: %s", async (caller, query) => {
  const patient = await TwinGateways.start(patienceMs);
  try {
    const body = JSON.stringify({ query });
    const sent = { caller, body, headers: {}, mood: { seed: 1, failing: 0, isSilent: true } };
    const [withPlans, without] = await patient.send(sent);
    expect(without?.calls.length).toBeGreaterThan(0);
    expect(withPlans).toEqual(without);
  } finally {
    await patient.close();
  }
});

test("both have counted the same operations", async () => {
  const [withPlans, without] = await twins.counted();

  expect(withPlans).toContain('code="COLLEGE_FAULT"');
  expect(withPlans).toBe(without);
});
