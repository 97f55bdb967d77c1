import { buildSchema as buildSchemaFromText, isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestStudent } from "../../../college/testing/people.ts";
import type { Browser } from "../../testing/browser.ts";
import { wholeOperations } from "../../testing/operations.ts";
import { enrol, signedIn, startTestPortal, type TestPortal } from "../../testing/portal.ts";
import { enforceAccess, ruleOf } from "./access.ts";
import { loadSchema } from "./schema.ts";

const schema = loadSchema();
const roots = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
].filter((type) => type != null);
const objects = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith("__"),
);

describe("every rule is written down", () => {
  test.each(
    roots.flatMap((type) =>
      Object.entries(type.toConfig().fields).map(([name, field]) => ({
        name: `${type.name}.${name}`,
        field,
      })),
    ),
  )("on an operation: $name", ({ field }) => {
    const own = field.astNode?.directives?.map(({ name }) => name.value);

    expect(own).toContain("access");
  });

  test.each(
    objects.filter((type) => !roots.some((root) => root === type)),
  )("on an object type: %s", (type) => {
    const own = type.astNode?.directives?.map(({ name }) => name.value);

    expect(own).toContain("access");
  });

  test("and a schema with a field under no rule is refused", () => {
    const lax = buildSchemaFromText(`
      directive @access(to: [String!]!) on OBJECT | FIELD_DEFINITION
      type Query { open: Secret @access(to: ["PUBLIC"]) }
      type Secret { password: String }
    `);

    expect(() => enforceAccess(lax)).toThrow("Secret.password has no @access rule");
  });

  test("members of a union or an interface are under rules of their own", () => {
    const student = schema.getType("Student");
    const fields = isObjectType(student) ? student.toConfig().fields : {};

    expect(Object.keys(fields)).toContain("payments");
    for (const field of Object.values(fields)) {
      expect(ruleOf(schema, "Student", field)?.to).toEqual(["STUDENT"]);
    }
  });
});

/** What an operation answers somebody: data, or the code of the refusal. */
const outcomeFor = async (browser: Browser, query: string): Promise<string> => {
  const { errors } = await browser.graphql(query);
  const codes = ["SIGNED_OUT", "SESSION_EXPIRED", "FORBIDDEN", "PASSWORD_CHANGE_REQUIRED"];
  return (
    errors.map(({ extensions }) => extensions.code).find((code) => codes.includes(code)) ??
    "let through"
  );
};

describe("every operation, for everybody", () => {
  let portal: TestPortal;
  let one: TestStudent;
  let other: TestStudent;
  let due: TestStudent;

  beforeAll(async () => {
    portal = await startTestPortal();
    one = await enrol(portal);
    other = await enrol(portal);
    due = await enrol(portal, { mustChangePassword: true });
  });

  afterAll(() => portal.close());

  const operations = wholeOperations(schema);

  test.each(operations)("$name, for nobody signed in", async ({ query, rule }) => {
    const expected = rule.to.includes("PUBLIC") ? "let through" : "SIGNED_OUT";

    expect(await outcomeFor(portal.gateway.browser(), query)).toBe(expected);
  });

  test.each(operations)("$name, for a student", async ({ query, rule }) => {
    const isTheirs = rule.to.includes("PUBLIC") || rule.to.includes("STUDENT");
    const browser = await signedIn(portal, one);

    expect(await outcomeFor(browser, query)).toBe(isTheirs ? "let through" : "FORBIDDEN");
  });

  test.each(operations)("$name, for another student", async ({ query }) => {
    const browser = await signedIn(portal, other);
    const answer = JSON.stringify(await browser.graphql(query));

    expect(answer).not.toContain(one.matricNumber);
    expect(answer).not.toContain(one.email);
  });

  test("what a student sees of themself is what the others' answers were searched for", async () => {
    const browser = await signedIn(portal, one);
    const viewer = operations.find(({ name }) => name === "Query.viewer");
    const answer = JSON.stringify(await browser.graphql(viewer?.query ?? ""));

    expect(answer).toContain(one.matricNumber);
    expect(answer).toContain(one.email);
  });

  test.each(operations)("$name, for a student who must choose a password", async ({
    query,
    rule,
  }) => {
    const isOpen = rule.to.includes("PUBLIC") || rule.whilePasswordIsDue;
    const browser = await signedIn(portal, due);
    const { errors } = await browser.graphql(query);
    const refusals = errors.filter(
      ({ extensions, path }) =>
        extensions.code === "PASSWORD_CHANGE_REQUIRED" && path?.length === 1,
    );

    expect(refusals).toHaveLength(isOpen ? 0 : 1);
  });

  test("a student who must choose a password sees who they are, and no more", async () => {
    const browser = await signedIn(portal, due);

    const answer = await browser.graphql(
      "{ viewer { surname mustChangePassword ... on Student { level fees { session } } } }",
    );

    expect(answer.data).toEqual({
      viewer: { surname: "Adeyemi", mustChangePassword: true, level: null, fees: null },
    });
    expect(answer.errors.map(({ extensions }) => extensions.code)).toEqual([
      "PASSWORD_CHANGE_REQUIRED",
      "PASSWORD_CHANGE_REQUIRED",
    ]);
  });
});
