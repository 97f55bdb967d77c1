import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StaffRole } from "../../../contract/staff/role.ts";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import {
  type ScriptedAnswer,
  type ScriptedCollege,
  startScriptedCollege,
} from "../../testing/scripted-college.ts";
import { staffRecord } from "../../testing/scripted-staff.ts";
import { accessToken } from "../../testing/scripted-student.ts";

const role = "GET /staff/me/";
const list = "GET /admission/applicants/choices/";

let college: ScriptedCollege;
let gateway: TestGateway;
let browser: Browser;

beforeAll(async () => {
  college = await startScriptedCollege();
});

afterAll(() => college.close());

beforeEach(async () => {
  college.forget();
  college.on("POST /staff/login/", {
    body: { staff: staffRecord("SUPER_ADMIN"), access: accessToken(), refresh: "refresh" },
  });
  gateway = await startTestGateway(college.url);
  browser = gateway.browser();
  await browser.signInStaff("staff@college.example", "any");
  return gateway.close;
});

const isRole = (now: StaffRole): void => college.on(role, { body: staffRecord(now) });

/** The college answers the route first, and then that the role is this. */
const isRoleAfter = (now: StaffRole, route: string, answer: ScriptedAnswer): void => {
  const isAsked = new Promise<void>((resolve) => {
    college.on(route, () => {
      resolve();
      return answer;
    });
  });
  college.on(role, async () => {
    await isAsked;
    return { body: staffRecord(now) };
  });
};

const departments = (name: string) => ({
  body: { sessions: [], departments: [{ code: "PHT", name }] },
});

const query = "{ applicantChoices { departments { name } } }";
const answered = (name: string) => ({ applicantChoices: { departments: [{ name }] } });

/** With plans, and as the GraphQL server itself runs it: for the name of a type it has no plan. */
const queries = [query, query.replace("name", "name __schema: __typename")];

test("a list is asked for together with the role", async () => {
  isRoleAfter("SUPER_ADMIN", list, departments("Pharmacy Technician"));

  const { data } = await browser.graphql(query);

  expect(data).toEqual(answered("Pharmacy Technician"));
});

test.each(
  queries,
)("nothing that was read before the role was lost is answered: %s", async (text) => {
  isRoleAfter("LECTURER", list, departments("Pharmacy Technician"));

  const { data, errors } = await browser.graphql(text);

  expect(data).toBeNull();
  expect(errors.map(({ extensions }) => extensions?.code)).toEqual(["FORBIDDEN"]);
  expect(JSON.stringify(errors)).not.toContain("Pharmacy");
});

test("the current role decides what of an answer is shown", async () => {
  const graded = {
    course_id: 1,
    code: "GST 101",
    title: "English",
    credit_load: 2,
    is_repeat: false,
    remark: null,
    ca: 30,
    exam: 50,
    total: 80,
    grade: "A",
    points: 5,
    is_passed: true,
    counts: true,
  };
  const sums = { cgpa: 5, credits_registered: 2, credits_passed: 2 };
  const semester = { semester: 1, gpa: 5, ...sums, awaited: 0, courses: [graded] };
  isRoleAfter("ICT_SUPPORT", "GET /result/students/7/results/", {
    body: {
      matric_number: "COHT/2024/007",
      name: "Ada Musa",
      department: "Pharmacy Technician",
      level: 100,
      scale: [],
      cgpa_policy: "all",
      ...sums,
      sessions: [{ session: "2024/2025", semesters: [semester] }],
      carryovers: [],
    },
  });
  const results = '{ studentRecordResults(id: "7") { name results { transcriptUrl } } }';

  const afterChange = await browser.graphql(results);
  isRole("SUPER_ADMIN");
  const afterReturn = await browser.graphql(results);

  expect(afterChange.data).toMatchObject({
    studentRecordResults: { name: "Ada Musa", results: { transcriptUrl: null } },
  });
  expect(JSON.stringify(afterReturn.data)).toContain("transcript");
  expect(afterReturn.data).not.toMatchObject(afterChange.data ?? {});
});

test("a mutation waits for the role", async () => {
  isRole("LECTURER");
  college.on("POST /staff/invitations/", { status: 201, body: { detail: "Invited." } });

  const { errors } = await browser.graphql(
    `mutation { inviteStaff(input: {
      email: "new@college.example", surname: "Musa", firstName: "Ada", role: LECTURER
    }) { __typename } }`,
  );

  expect(errors.map(({ extensions }) => extensions?.code)).toEqual(["FORBIDDEN"]);
  expect(college.callsTo("POST /staff/invitations/")).toEqual([]);
});

test("a role that was gained since the last request counts", async () => {
  isRole("LECTURER");
  await browser.graphql("{ viewer { id } }");
  isRole("SUPER_ADMIN");
  college.on(list, departments("Pharmacy Technician"));

  expect((await browser.graphql(query)).data).toEqual(answered("Pharmacy Technician"));
});
