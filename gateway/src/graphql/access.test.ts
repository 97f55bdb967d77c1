import { MapperKind, mapSchema } from "@graphql-tools/utils";
import { buildSchema as buildSchemaFromText, type GraphQLResolveInfo, isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestStudent } from "../../../college/testing/people.ts";
import type { Browser } from "../../testing/browser.ts";
import { wholeOperations } from "../../testing/operations.ts";
import { enrol, signedIn, startTestPortal, type TestPortal } from "../../testing/portal.ts";
import { studentRecord } from "../../testing/scripted-student.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import { SessionCookie } from "../session/cookie.ts";
import { MemorySessionStore } from "../session/memory-store.ts";
import { RequestSession } from "../session/request-session.ts";
import { Seal } from "../session/seal.ts";
import { Sessions } from "../session/sessions.ts";
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

/** A session as a request carries one, of a student who must choose a password or not; undefined for nobody. */
const contextOf = async (mustChangePassword: boolean | undefined): Promise<GatewayContext> => {
  const cookie = new SessionCookie("http://localhost:4000");
  const sessions = new Sessions({
    store: new MemorySessionStore(Date.now),
    seal: new Seal(["a secret"]),
    now: Date.now,
    idleMs: 60_000,
    absoluteMs: 60_000,
    exchange: () => Promise.reject(new Error("not asked for")),
  });
  const caller = { requestId: "request-1", address: "127.0.0.1" };
  const session = await RequestSession.of(
    { sessions, cookie, absoluteMs: 60_000, caller },
    undefined,
  );
  if (mustChangePassword !== undefined) {
    const student = { ...studentRecord, must_change_password: mustChangePassword };
    await session.start({
      person: { kind: "student", record: student },
      access: "a",
      refresh: "r",
    });
  }
  // The rules read nothing but the session.
  return { session } as unknown as GatewayContext;
};

describe("the rule of every field is applied before the field is asked for", () => {
  const reached = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => ({ ...field, resolve: () => "reached" }),
  });
  const guarded = enforceAccess(reached);
  const fields = Object.values(guarded.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith("__"))
    .flatMap((type) =>
      isObjectType(type)
        ? Object.entries(type.toConfig().fields).map(([name, field]) => ({
            name: `${type.name}.${name}`,
            field,
            rule: ruleOf(schema, type.name, field),
          }))
        : [],
    );

  const outcomeOf = (field: (typeof fields)[number]["field"], context: GatewayContext): unknown => {
    try {
      // No rule looks at what is asked for.
      return field.resolve?.({}, {}, context, {} as GraphQLResolveInfo);
    } catch (error) {
      return error instanceof PortalError ? error.code : error;
    }
  };

  test.each(fields)("$name", async ({ field, rule }) => {
    const isPublic = rule?.to.includes("PUBLIC");
    const isDueOpen = isPublic || rule?.whilePasswordIsDue;

    expect(outcomeOf(field, await contextOf(undefined))).toBe(isPublic ? "reached" : "SIGNED_OUT");
    expect(outcomeOf(field, await contextOf(false))).toBe("reached");
    expect(outcomeOf(field, await contextOf(true))).toBe(
      isDueOpen ? "reached" : "PASSWORD_CHANGE_REQUIRED",
    );
  });

  test("a student may not read what is somebody else's kind of thing", async () => {
    const staff = enforceAccess(
      buildSchemaFromText(`
        directive @access(to: [String!]!) on OBJECT | FIELD_DEFINITION
        type Query { roster: String @access(to: ["LECTURER", "SUPER_ADMIN"]) }
      `),
    );
    const roster = staff.getQueryType()?.toConfig().fields.roster;

    expect(roster && outcomeOf(roster, await contextOf(false))).toBe("FORBIDDEN");
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
