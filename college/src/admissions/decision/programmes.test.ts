import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApplicationSession } from "../../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createDepartment } from "../../../testing/courses.ts";
import { departmentCalled } from "../../../testing/departments.ts";
import { answerOffer, createTested, decisionOn } from "../../../testing/offers.ts";
import { createProgramme } from "../../../testing/programmes.ts";
import { openIntake, post, signUpForm } from "../../../testing/sign-ups.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { programmeQuota } from "../../db/schema/admission-quotas.ts";
import { applicant, applicationSession } from "../../db/schema/admissions.ts";
import { student } from "../../db/schema/students.ts";
import { signUpTexts } from "../sign-up/texts.ts";
import { decisionTexts } from "./texts.ts";

let server: TestCollege;
let admin: TestStaff;
let round: Awaited<ReturnType<typeof createApplicationSession>>;
let department: { readonly id: number; readonly code: string; readonly name: string };
let programme: Awaited<ReturnType<typeof createProgramme>>;

beforeAll(async () => {
  server = await startTestCollege();
  admin = await createStaff(server.college, "SUPER_ADMIN");
  round = await createApplicationSession(server.college);
  department = await departmentCalled(server.college, await createDepartment(server.college));
  programme = await createProgramme(server.college, { department: department.name });
});

afterAll(() => server.close());

const call = (method: "get" | "post" | "put", path: string, body?: object) => {
  const sent = request(server.url)[method](path).set({ authorization: admin.authorization });
  return body === undefined ? sent : sent.send(body);
};

const tested = (programmeId: number | null = null) =>
  createTested(server.college, {
    department: department.name,
    applicationSessionId: round.id,
    programmeId,
  });

const decide = (id: number, body: object = {}) =>
  call("put", `/admission/applicants/${id}/decision/`, { outcome: "admitted", ...body });

const bulk = (admitted: readonly number[], more: object = {}) =>
  call("post", "/admission/decisions/", {
    ...{ admitted, waiting_list: [], not_admitted: [] },
    reason: "Admission list of 10 March",
    dry_run: true,
    ...more,
  });

describe("a sign-up", () => {
  it("names a programme of the course, or none", async () => {
    const sessionId = await openIntake(server);
    const { body: choices } = await request(server.url).get("/admission/sessions/").expect(200);
    const course = choices.courses.find(({ code }: { code: string }) => code === department.code);
    expect(course.programmes.map(({ code }: { code: string }) => code)).toContain(programme.code);
    const signUp = (fields: object) =>
      post(server.url, "/admission/sign-up/", {
        ...signUpForm({ session_id: sessionId, course_code: department.code }),
        ...fields,
      });
    const { body } = await signUp({ programme_code: programme.code }).expect(201);
    const [row] = await server.college.db
      .select()
      .from(applicant)
      .where(eq(applicant.applicationNo, body.application_no));
    expect(row?.programmeId).toBe(programme.id);
    const wrong = await signUp({ programme_code: "NONE", email: "x@mail.example" }).expect(400);
    expect(wrong.body).toEqual({ programme_code: [signUpTexts.unknownProgramme] });
  });
});

describe("an offer", () => {
  it("is of the preferred programme, which the student then is in", async () => {
    const one = await tested(programme.id);
    await decide(one.id).expect(200);
    expect((await decisionOn(server.college, one)).programmeId).toBe(programme.id);
    const [mail] = (await server.mail()).filter(({ to }) => to === one.email);
    expect(mail?.text).toContain(`${department.name}, ${programme.name}`);
    await answerOffer(server.url, one, "accepted").expect(200);
    const { studentId } = await decisionOn(server.college, one);
    const [made] = await server.college.db
      .select()
      .from(student)
      .where(eq(student.id, studentId ?? 0));
    const [session] = await server.college.db
      .select()
      .from(applicationSession)
      .where(eq(applicationSession.id, round.id));
    expect(made).toMatchObject({
      departmentId: department.id,
      programmeId: programme.id,
      entrySessionId: session?.academicSessionId,
    });
  });

  it("names the programme where none is preferred and there are several", async () => {
    const one = await tested();
    const { body } = await decide(one.id).expect(400);
    expect(body).toEqual({ programme_code: [decisionTexts.programmeMissing] });
    const unknown = await decide(one.id, { programme_code: "NONE" }).expect(400);
    expect(unknown.body).toEqual({ programme_code: [decisionTexts.unknownProgramme] });
    const many = await bulk([one.id]).expect(200);
    expect(many.body.rows).toMatchObject([{ problem: { code: "programme_missing" } }]);
    await decide(one.id, { programme_code: programme.code.toLowerCase() }).expect(200);
    expect((await decisionOn(server.college, one)).programmeId).toBe(programme.id);
  });
});

describe("a programme's places", () => {
  it("are set with the round's quotas, and bound decisions and simulations", async () => {
    const path = `/admission/session-records/${round.id}/`;
    const { body: before } = await call("get", path).expect(200);
    const own = before.quotas.find(
      (one: { department_id: number }) => one.department_id === department.id,
    );
    const admitted = own.programmes.find(
      (one: { programme_id: number }) => one.programme_id === programme.id,
    ).admitted;
    const quotas = {
      revision: before.revision,
      quotas: [],
      programme_quotas: [{ programme_id: programme.id, places: admitted }],
    };
    await call("put", `${path}quotas/`, quotas).expect(200);
    expect(
      await server.college.db.$count(programmeQuota, eq(programmeQuota.programmeId, programme.id)),
    ).toBe(1);
    const one = await tested(programme.id);
    const full = await decide(one.id).expect(409);
    expect(full.body.code).toBe("quota_exceeded");
    expect(full.body.detail).toContain(`${department.name}, ${programme.name}`);
    const simulated = await call("post", "/admission/simulation/", {
      application_session_id: round.id,
      departments: [
        { department_code: department.code, programme_code: programme.code, cut_off: 40 },
      ],
    }).expect(200);
    expect(simulated.body.departments).toMatchObject([
      { quota: admitted, admitted: 0, candidates: [{ id: one.id, outcome: "waiting_list" }] },
    ]);
    const unknown = { programme_id: 999_999, places: 3 };
    const wrong = await call("put", `${path}quotas/`, {
      ...quotas,
      revision: before.revision + 1,
      programme_quotas: [unknown],
    }).expect(400);
    expect(Object.keys(wrong.body)).toEqual(["programme_quotas.0"]);
  });
});
