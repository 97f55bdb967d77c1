import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApplicationSession } from "../../../college/testing/applicants.ts";
import { createCourse } from "../../../college/testing/courses.ts";
import type { Browser } from "../../testing/browser.ts";
import { employ, signedInStaff, startTestPortal, type TestPortal } from "../../testing/portal.ts";

let portal: TestPortal;
let admin: Browser;

beforeAll(async () => {
  portal = await startTestPortal();
  admin = await signedInStaff(portal, "SUPER_ADMIN");
});
afterAll(() => portal.close());

const outcome = `
  __typename
  ... on CatalogueSaved { id message }
  ... on CatalogueConsequences { sentences }
  ... on Refusal { code message fields { field message } }
`;

const change = async (
  call: string,
  declared: string,
  variables: object,
  who: Browser = admin,
): Promise<Record<string, unknown>> => {
  const { data, errors } = await who.graphql(
    `mutation (${declared}) { result: ${call} { ${outcome} } }`,
    variables,
  );
  expect(errors).toEqual([]);
  return data?.result as Record<string, unknown>;
};

const saveSession = (id: string | null, input: object) =>
  change(
    "saveApplicationSession(id: $id, input: $input)",
    "$id: ID, $input: ApplicationSessionInput!",
    { id, input },
  );

const saveCourse = (id: string | null, input: object) =>
  change("saveCourse(id: $id, input: $input)", "$id: ID, $input: CourseInput!", { id, input });

const courseInput = (fields: object = {}) => ({
  code: "NUR 101",
  title: "Anatomy",
  creditLoad: 3,
  level: 100,
  semester: "FIRST",
  teachingDepartment: "General Studies",
  offerings: [],
  prerequisiteIds: [],
  lecturerIds: [],
  ...fields,
});

describe("an application session", () => {
  it("is saved once its consequences are confirmed; a refusal names fields", async () => {
    const other = await createApplicationSession(portal.college.college);
    const input = {
      academicSessionId: String(other.academicSessionId),
      title: "Second Round",
      opensAt: "2026-04-01T00:00",
      closesAt: "2026-05-01T00:00",
      screeningFee: 12_000,
    };
    expect(await saveSession(null, { ...input, closesAt: "2026-03-01T00:00" })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "closesAt", message: expect.any(String) }],
    });
    expect(await saveSession(null, input)).toEqual({
      __typename: "CatalogueConsequences",
      sentences: [expect.stringContaining(other.title)],
    });
    const saved = await saveSession(null, { ...input, isConfirmed: true });
    expect(saved).toMatchObject({ __typename: "CatalogueSaved", message: "Saved." });

    const { data } = await admin.graphql(
      `query ($id: ID!) {
        applicationSessionRecord(id: $id) { title revision opensAt state quotas { places } batches { id } }
        applicationSessionRecords(filter: { state: PLANNED }) { total rows { id } export { csv } }
      }`,
      { id: saved.id },
    );
    expect(data).toMatchObject({
      applicationSessionRecord: {
        title: "Second Round",
        revision: 1,
        opensAt: "2026-03-31T23:00:00.000Z",
        state: "PLANNED",
      },
      applicationSessionRecords: {
        total: 1,
        rows: [{ id: saved.id }],
        export: {
          csv: "/download/export/application-sessions?format=csv&sort=-opens&state=planned",
        },
      },
    });
    const late = { ...input, revision: 7, isConfirmed: true };
    expect(await saveSession(String(saved.id), late)).toMatchObject({ code: "CHANGED_ELSEWHERE" });
  });
});

describe("courses", () => {
  it("cannot require each other, and are deleted only while none needs them", async () => {
    const first = await saveCourse(null, courseInput());
    const second = await saveCourse(
      null,
      courseInput({ code: "NUR 102", prerequisiteIds: [first.id] }),
    );
    const ring = courseInput({ revision: 1, prerequisiteIds: [second.id] });
    expect(await saveCourse(String(first.id), ring)).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "prerequisiteIds" }],
    });
    const remove = (id: unknown) =>
      change("deleteCourse(id: $id, revision: 1)", "$id: ID!", { id });
    expect(await remove(first.id)).toMatchObject({
      code: "IN_USE",
      message: expect.stringContaining("NUR 102"),
    });
    expect(await remove(second.id)).toMatchObject({ __typename: "CatalogueSaved", id: null });
  });

  it("are shown only to lecturers who teach them", async () => {
    const lecturer = await employ(portal, "LECTURER");
    const own = await createCourse(portal.college.college);
    const input = courseInput({
      code: own.code,
      semester: "SECOND",
      lecturerIds: [String(lecturer.id)],
      revision: 1,
    });
    expect(await saveCourse(String(own.id), input)).toMatchObject({ __typename: "CatalogueSaved" });
    const ownCourses = `{ ownCourses { rows { id code lecturers registered } } }`;
    const theirs = await (await signedInStaff(portal, lecturer)).graphql(ownCourses);
    expect(theirs.data).toEqual({
      ownCourses: {
        rows: [{ id: String(own.id), code: own.code, lecturers: ["Tunde Balogun"], registered: 0 }],
      },
    });
    const other = await signedInStaff(portal, "LECTURER");
    expect((await other.graphql(ownCourses)).data).toEqual({ ownCourses: { rows: [] } });
    const all = await other.graphql("{ courseRecords { total } }");
    expect(all.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  });
});

describe("a department", () => {
  it("saves a requirement, and names a wrong group", async () => {
    const created = await change("saveDepartment(input: $input)", "$input: DepartmentInput!", {
      input: { code: "NUT", name: "Nutrition" },
    });
    const save = (subjects: readonly (readonly string[])[]) =>
      change(
        "saveOlevelRequirement(id: $id, revision: 1, requirement: $requirement)",
        "$id: ID!, $requirement: OlevelRequirementInput",
        { id: created.id, requirement: { credits: 5, subjects, sittings: 2 } },
      );
    expect(await save([["Biology"], ["Alchemy"]])).toMatchObject({
      fields: [{ field: "subjects.1" }],
    });
    expect(await save([["Biology"]])).toMatchObject({ __typename: "CatalogueSaved" });
  });
});

describe("the academic calendar", () => {
  it("moves only with confirmed consequences, and from the semester seen", async () => {
    const session = await change("createAcademicSession(name: $name)", "$name: String!", {
      name: "2026/2027",
    });
    const input = {
      startsOn: "2026-09-07",
      endsOn: "2027-01-29",
      registrationStart: "",
      registrationEnd: "",
      dropDeadline: "",
      resultsDueOn: "2027-02-12",
      minCredits: 15,
      maxCredits: 24,
    };
    const semester = await change(
      "addSemester(sessionId: $sessionId, number: FIRST, input: $input)",
      "$sessionId: ID!, $input: SemesterInput!",
      { sessionId: session.id, input },
    );
    const move = (insteadOf: string | null, isConfirmed: boolean) =>
      change(
        "makeSemesterCurrent(id: $id, insteadOf: $insteadOf, isConfirmed: $isConfirmed)",
        "$id: ID!, $insteadOf: ID, $isConfirmed: Boolean!",
        { id: semester.id, insteadOf, isConfirmed },
      );
    expect(await move(null, true)).toMatchObject({ code: "CHANGED_ELSEWHERE" });
    const { data } = await admin.graphql(
      "{ officeCalendar { sessions { name isCurrent semesters { id isCurrent resultsDueOn } } } }",
    );
    const { sessions } = data?.officeCalendar as {
      sessions: { semesters: { id: string; isCurrent: boolean; resultsDueOn: string | null }[] }[];
    };
    const semesters = sessions.flatMap((one) => one.semesters);
    expect(semesters.find(({ id }) => id === semester.id)?.resultsDueOn).toBe("2027-02-12");
    const running = semesters.find((one) => one.isCurrent);
    expect(await move(running?.id ?? null, false)).toMatchObject({
      sentences: expect.arrayContaining([expect.stringContaining("2026/2027")]),
    });
    expect(await move(running?.id ?? null, true)).toMatchObject({ __typename: "CatalogueSaved" });
  });
});
