import { MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  buildSchema as buildSchemaFromText,
  type GraphQLFieldConfig,
  type GraphQLResolveInfo,
  isObjectType,
} from "graphql";
import { describe, expect, test } from "vitest";
import { type StaffRole, staffRoles } from "../../../contract/staff/role.ts";
import { applicantPerson } from "../../testing/scripted-applicant.ts";
import { studentPerson } from "../../testing/scripted-student.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { Audience } from "../generated/schema-types.ts";
import { SessionCookie } from "../session/cookie.ts";
import { MemorySessionStore } from "../session/memory-store.ts";
import type { Person, StaffRecord } from "../session/record.ts";
import { RequestSession } from "../session/request-session.ts";
import { Seal } from "../session/seal.ts";
import { Sessions } from "../session/sessions.ts";
import { cacheStaff } from "../staff/current-staff.ts";
import { enforceAccess, ruleOf } from "./access.ts";
import { loadSchema } from "./schema.ts";

const schema = loadSchema("Africa/Lagos");
const roots = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
].filter((type) => type != null);
const objects = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith("__"),
);

describe("every access rule is listed", () => {
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

  test("a schema with a field without a rule is refused", () => {
    const lax = buildSchemaFromText(`
      directive @access(to: [String!]!) on OBJECT | FIELD_DEFINITION
      type Query { open: Secret @access(to: ["PUBLIC"]) }
      type Secret { password: String }
    `);

    expect(() => enforceAccess(lax)).toThrow("Secret.password has no @access rule");
  });

  test("members of a union or an interface have their own rules", () => {
    const student = schema.getType("Student");
    const fields = isObjectType(student) ? student.toConfig().fields : {};

    expect(Object.keys(fields)).toContain("payments");
    for (const field of Object.values(fields)) {
      expect(ruleOf(schema, "Student", field)?.to).toEqual(["STUDENT"]);
    }
  });
});

const student: Person = studentPerson;
const due: Person = {
  kind: "student",
  record: { ...studentPerson.record, mustChangePassword: true },
};
const applicant: Person = applicantPerson;
const staffRecord = (role: StaffRole): StaffRecord => ({
  id: 1,
  email: "staff@college.example",
  surname: "Balogun",
  firstName: "Tunde",
  role,
  permissions: [],
  secondFactor: { isOn: false, recoveryCodesLeft: 0 },
});

/** A request's session; undefined without one. */
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
  // The rules read only the session.
  return { session } as unknown as GatewayContext;
};

/** The same for a member of staff, with a fresh record from the college. */
const contextOfStaff = async (role: StaffRole): Promise<GatewayContext> => {
  const record = staffRecord(role);
  const context = await contextOf({ kind: "staff", record });
  cacheStaff(context.session, record);
  return context;
};

type Field = GraphQLFieldConfig<unknown, GatewayContext>;

describe("the rule of every field is applied before its resolver", () => {
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
      // No rule reads the arguments.
      return ask?.({}, {}, context, {} as GraphQLResolveInfo);
    } catch (error) {
      return error instanceof PortalError ? error.code : error;
    }
  };

  test("the subscription is among them", () => {
    expect(fields.map(({ name }) => name)).toContain("Subscription.hostelAvailability, to watch");
  });

  test.each(fields)("$name", async ({ ask, rule }) => {
    const isPublic = rule?.to.includes("PUBLIC") === true;
    const isFor = (audience: Audience) => isPublic || rule?.to.includes(audience) === true;
    const isDueOpen = isPublic || rule?.whilePasswordIsDue === true;
    const forDue = isDueOpen ? "reached" : "PASSWORD_CHANGE_REQUIRED";

    const asStaff = staffRoles.map(
      async (role) => [role, outcomeOf(ask, await contextOfStaff(role))] as const,
    );
    const forStaff = staffRoles.map((role) => [role, isFor(role) ? "reached" : "FORBIDDEN"]);

    expect(Object.fromEntries(await Promise.all(asStaff))).toEqual(Object.fromEntries(forStaff));
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

  test("a student may not read the fields of other roles", async () => {
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
