import { MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  buildSchema as buildSchemaFromText,
  type GraphQLFieldConfig,
  type GraphQLResolveInfo,
  isObjectType,
} from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestApplicant } from "../../../college/testing/applicants.ts";
import type { TestStudent } from "../../../college/testing/people.ts";
import type { Browser } from "../../testing/browser.ts";
import { wholeOperations } from "../../testing/operations.ts";
import {
  apply,
  enrol,
  signedIn,
  signedInApplicant,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";
import { applicantRecord } from "../../testing/scripted-applicant.ts";
import { studentRecord } from "../../testing/scripted-student.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { Audience } from "../generated/resolvers.ts";
import { SessionCookie } from "../session/cookie.ts";
import { MemorySessionStore } from "../session/memory-store.ts";
import type { Person } from "../session/record.ts";
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

const student: Person = { kind: "student", record: studentRecord };
const due: Person = {
  kind: "student",
  record: { ...studentRecord, must_change_password: true },
};
const applicant: Person = { kind: "applicant", record: applicantRecord };

/** A session as a request carries one; undefined for nobody's. */
const contextOf = async (person: Person | undefined): Promise<GatewayContext> => {
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
  if (person !== undefined) await session.start({ person, access: "a", refresh: "r" });
  // The rules read nothing but the session.
  return { session } as unknown as GatewayContext;
};

type Field = GraphQLFieldConfig<unknown, GatewayContext>;

describe("the rule of every field is applied before the field is asked for", () => {
  const reached = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => ({
      ...field,
      resolve: () => "reached",
      ...(field.subscribe && { subscribe: () => "reached" }),
    }),
  });
  const guarded = enforceAccess(reached);
  const fields = Object.values(guarded.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith("__"))
    .flatMap((type) =>
      isObjectType(type)
        ? Object.entries(type.toConfig().fields).flatMap(([name, field]) => {
            const rule = ruleOf(schema, type.name, field);
            const asked = { name: `${type.name}.${name}`, ask: field.resolve, rule };
            const watched = { ...asked, name: `${asked.name}, to watch`, ask: field.subscribe };
            return field.subscribe === undefined ? [asked] : [asked, watched];
          })
        : [],
    );

  const outcomeOf = (ask: Field["resolve"], context: GatewayContext): unknown => {
    try {
      // No rule looks at what is asked for.
      return ask?.({}, {}, context, {} as GraphQLResolveInfo);
    } catch (error) {
      return error instanceof PortalError ? error.code : error;
    }
  };

  test("what can be watched is among them", () => {
    expect(fields.map(({ name }) => name)).toContain("Subscription.hostelAvailability, to watch");
  });

  test.each(fields)("$name", async ({ ask, rule }) => {
    const isPublic = rule?.to.includes("PUBLIC") === true;
    const isFor = (audience: Audience) => isPublic || rule?.to.includes(audience) === true;
    const isDueOpen = isPublic || rule?.whilePasswordIsDue === true;
    const forDue = isDueOpen ? "reached" : "PASSWORD_CHANGE_REQUIRED";

    expect({
      nobody: outcomeOf(ask, await contextOf(undefined)),
      student: outcomeOf(ask, await contextOf(student)),
      due: outcomeOf(ask, await contextOf(due)),
      applicant: outcomeOf(ask, await contextOf(applicant)),
    }).toEqual({
      nobody: isPublic ? "reached" : "SIGNED_OUT",
      student: isFor("STUDENT") ? "reached" : "FORBIDDEN",
      due: isFor("STUDENT") ? forDue : "FORBIDDEN",
      applicant: isFor("APPLICANT") ? "reached" : "FORBIDDEN",
    });
  });

  test("a student may not read what is somebody else's kind of thing", async () => {
    const staff = enforceAccess(
      buildSchemaFromText(`
        directive @access(to: [String!]!) on OBJECT | FIELD_DEFINITION
        type Query { roster: String @access(to: ["LECTURER", "SUPER_ADMIN"]) }
      `),
    );
    const roster = staff.getQueryType()?.toConfig().fields.roster;

    expect(outcomeOf(roster?.resolve, await contextOf(student))).toBe("FORBIDDEN");
  });
});

/** What an operation answers somebody: data, or the code of the refusal. */
const outcomeFor = async (browser: Browser, query: string): Promise<string> => {
  const { errors } = await browser.graphql(query);
  const codes = [
    "SIGNED_OUT",
    "SESSION_EXPIRED",
    "FORBIDDEN",
    "PASSWORD_CHANGE_REQUIRED",
    // An operation that is never run would be let through to nothing.
    "INVALID_REQUEST",
  ];
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
  let oneApplicant: TestApplicant;
  let otherApplicant: TestApplicant;

  beforeAll(async () => {
    portal = await startTestPortal();
    one = await enrol(portal);
    other = await enrol(portal);
    due = await enrol(portal, { mustChangePassword: true });
    oneApplicant = await apply(portal);
    otherApplicant = await apply(portal);
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

  test.each(operations)("$name, for an applicant", async ({ query, rule }) => {
    const isTheirs = rule.to.includes("PUBLIC") || rule.to.includes("APPLICANT");
    const browser = await signedInApplicant(portal, oneApplicant);

    expect(await outcomeFor(browser, query)).toBe(isTheirs ? "let through" : "FORBIDDEN");
  });

  test.each(operations)("$name, for another applicant", async ({ query }) => {
    const browser = await signedInApplicant(portal, otherApplicant);
    const answer = JSON.stringify(await browser.graphql(query));

    expect(answer).not.toContain(oneApplicant.applicationNo);
    expect(answer).not.toContain(oneApplicant.email);
    expect(answer).not.toContain(oneApplicant.phone);
  });

  test("what an applicant sees of themself is what the others' answers were searched for", async () => {
    const browser = await signedInApplicant(portal, oneApplicant);
    const viewer = operations.find(({ name }) => name === "Query.viewer");
    const answer = JSON.stringify(await browser.graphql(viewer?.query ?? ""));

    expect(answer).toContain(oneApplicant.applicationNo);
    expect(answer).toContain(oneApplicant.email);
    expect(answer).toContain(oneApplicant.phone);
  });

  test.each(operations)("$name, for a student who must choose a password", async ({
    query,
    rule,
  }) => {
    const isOpen = rule.to.includes("PUBLIC") || rule.whilePasswordIsDue;
    const refused = rule.to.includes("STUDENT") ? "PASSWORD_CHANGE_REQUIRED" : "FORBIDDEN";
    const browser = await signedIn(portal, due);
    const { errors } = await browser.graphql(query);
    const codes = errors
      .filter(({ path }) => path?.length === 1)
      .map(({ extensions }) => extensions.code);

    expect(
      codes.filter((code) => code === "PASSWORD_CHANGE_REQUIRED" || code === "FORBIDDEN"),
    ).toEqual(isOpen ? [] : [refused]);
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
