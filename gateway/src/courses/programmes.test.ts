import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { programme } from "../../../college/src/db/schema/students.ts";
import { createDepartment } from "../../../college/testing/courses.ts";
import { departmentCalled } from "../../../college/testing/departments.ts";
import { createCalendar } from "../../../college/testing/people.ts";
import type { Browser } from "../../testing/browser.ts";
import { enrol, signedInStaff, startTestPortal, type TestPortal } from "../../testing/portal.ts";

let portal: TestPortal;
let running: Awaited<ReturnType<typeof createCalendar>>;
let admin: Browser;
let department: { readonly id: number; readonly name: string };
let first: typeof programme.$inferSelect;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      running = await createCalendar(college);
    },
  });
  const { college } = portal.college;
  admin = await signedInStaff(portal, "SUPER_ADMIN");
  department = await departmentCalled(college, await createDepartment(college));
  const [row] = await college.db
    .select()
    .from(programme)
    .where(eq(programme.departmentId, department.id));
  if (row === undefined) throw new Error("a department has no programme");
  first = row;
});

afterAll(() => portal.close());

const outcome = `
  ... on CatalogueSaved { id }
  ... on CatalogueConsequences { sentences }
  ... on Refusal { code fields { field message } }`;

const save = `mutation ($id: ID, $departmentId: ID!, $input: ProgrammeInput!) {
  saveProgramme(id: $id, departmentId: $departmentId, input: $input) { ${outcome} }
}`;

const saveRules = `mutation ($id: ID!, $input: ProgrammeRulesInput!) {
  saveProgrammeRules(id: $id, input: $input) { ${outcome} }
}`;

const record = `query ($id: ID!) {
  programmeRecord(id: $id) {
    code award isOpen
    rules { fromSession passMark classes { name cgpa } courses { code } }
    defaults { passMark caMaximum }
  }
}`;

const input = {
  ...{ code: "GWP", name: "Gateway Workers", award: "Diploma in Gateways", years: 2 },
  ...{ council: "", isOpen: true },
};

const rules = {
  ...{ revision: 1, passMark: 50, caMaximum: 30, graduationCgpa: 250, standingCgpa: 200 },
  ...{ standingCarryoverCredits: 12, classes: [{ name: "Credit", cgpa: 300 }] },
  ...{ electiveCredits: [], requiredCourseIds: [], electiveCourseIds: [] },
};

it("is kept with its rules by the admin, who confirms that there are several from now on", async () => {
  const variables = { departmentId: String(department.id), input };
  const asked = await admin.graphql(save, variables);
  expect(asked.data?.saveProgramme).toEqual({ sentences: [expect.stringContaining("several")] });
  const confirmed = { ...variables, input: { ...input, isConfirmed: true } };
  const { data } = await admin.graphql(save, confirmed);
  const { id } = Object(data?.saveProgramme);
  const fromSessionId = String(running.sessionId);
  const saved = await admin.graphql(saveRules, { id, input: { ...rules, fromSessionId } });
  expect(saved.data?.saveProgrammeRules).toEqual({ id });
  const read = await admin.graphql(record, { id });
  expect(read.data?.programmeRecord).toEqual({
    ...{ code: "GWP", award: "Diploma in Gateways", isOpen: true },
    rules: [
      {
        ...{ fromSession: "2025/2026", passMark: 50, courses: [] },
        classes: [{ name: "Credit", cgpa: 300 }],
      },
    ],
    defaults: { passMark: 40, caMaximum: 40 },
  });
  const choices = await admin.graphql(
    "{ programmeChoices { departments { id programmes { code } } } }",
  );
  expect(Object(choices.data?.programmeChoices).departments).toContainEqual({
    id: String(department.id),
    programmes: [{ code: first.code }, { code: "GWP" }],
  });
});

it("names the field that will not do", async () => {
  const id = String(first.id);
  const wrong = { ...rules, fromSessionId: String(running.sessionId), passMark: 0 };
  const { data } = await admin.graphql(saveRules, { id, input: wrong });
  expect(data?.saveProgrammeRules).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "passMark" }],
  });
});

it("is where a student is moved to, after the consequences are confirmed", async () => {
  const student = await enrol(portal, {});
  const change = `mutation ($id: ID!, $input: StudentProgrammeInput!) {
    changeStudentProgramme(id: $id, input: $input) { ${outcome} }
  }`;
  const moved = {
    ...{ revision: 1, programmeId: String(first.id), entrySessionId: null },
    reason: "Asked by letter",
  };
  const variables = { id: String(student.id), input: moved };
  const asked = await admin.graphql(change, variables);
  expect(Object(asked.data?.changeStudentProgramme).sentences).toHaveLength(2);
  const confirmed = { ...variables, input: { ...moved, isConfirmed: true } };
  const done = await admin.graphql(change, confirmed);
  expect(done.data?.changeStudentProgramme).toEqual({ id: String(student.id) });
  const { data } = await admin.graphql(
    "query ($id: ID!) { studentRecord(id: $id) { programmeId student { programme department } } }",
    { id: String(student.id) },
  );
  expect(data?.studentRecord).toEqual({
    programmeId: String(first.id),
    student: { programme: first.name, department: department.name },
  });
});

it("is nobody's but the admin's", async () => {
  const officer = await signedInStaff(portal, "EXAM_OFFICER");
  const { errors } = await officer.graphql(record, { id: String(first.id) });
  expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
});
