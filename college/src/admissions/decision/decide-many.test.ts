import { and, eq, like } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApplicationSession } from "../../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { departmentCalled } from "../../../testing/departments.ts";
import { answerOffer, createOffered, createTested, decisionOn } from "../../../testing/offers.ts";
import { createStaff } from "../../../testing/staff.ts";
import { admissionQuota } from "../../db/schema/admission-quotas.ts";
import { admissionDecision } from "../../db/schema/admissions.ts";
import { auditEntry } from "../../db/schema/staff.ts";
import { texts } from "../../texts.ts";
import { decisionTexts } from "./texts.ts";

let server: TestCollege;
let office: Awaited<ReturnType<typeof createStaff>>;
let round: Awaited<ReturnType<typeof createApplicationSession>>;
let che: Awaited<ReturnType<typeof departmentCalled>>;

beforeAll(async () => {
  server = await startTestCollege();
  office = await createStaff(server.college, "SUPER_ADMIN");
  che = await departmentCalled(server.college, "Community Health");
});

beforeEach(async () => {
  round = await createApplicationSession(server.college);
});

afterAll(() => server.close());

const post = (path: string, body: object) =>
  request(server.url).post(path).set({ authorization: office.authorization }).send(body);

const reason = "Admission list of 10 March";
const nobody = { admitted: [], waiting_list: [], not_admitted: [], reason };

const decideDry = (body: object) =>
  post("/admission/decisions/", { ...nobody, ...body, dry_run: true });
const decide = (body: object, preview: string) =>
  post("/admission/decisions/", { ...nobody, ...body, dry_run: false, preview });

/** Runs the preview, then the real decision. */
const decideAsPreviewed = async (body: object) => {
  const { preview } = (await decideDry(body).expect(200)).body;
  return decide(body, preview);
};

const setQuota = (places: number) =>
  server.college.db
    .insert(admissionQuota)
    .values({ applicationSessionId: round.id, departmentId: che.id, places })
    .onConflictDoUpdate({
      target: [admissionQuota.applicationSessionId, admissionQuota.departmentId],
      set: { places },
    });

const tested = (fields: Parameters<typeof createTested>[1] = {}) =>
  createTested(server.college, { applicationSessionId: round.id, ...fields });

const outcomeOf = async ({ id }: { readonly id: number }) => {
  const [row] = await server.college.db
    .select()
    .from(admissionDecision)
    .where(eq(admissionDecision.applicantId, id));
  return row?.outcome;
};

const auditOf = ({ id }: { readonly id: number }) =>
  server.college.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.subject, `applicant:${id}`), like(auditEntry.action, "admission.%")));

const mailsTo = async ({ email }: { readonly email: string }) =>
  (await server.mail()).filter(({ to }) => to === email);

describe("a simulation", () => {
  it("ranks a department's candidates, and fills its quota", async () => {
    await setQuota(2);
    const offered = await createOffered(server.college, { applicationSessionId: round.id });
    const low = await tested({ testScore: 30 });
    const second = await tested({ testScore: 80, jambScore: 200 });
    const best = await tested({ testScore: 80, jambScore: 280, surname: "Bello" });
    await tested({ department: "Public Health", testScore: 99 });
    await tested({ testScore: null, testTakenAt: null });
    const body = { application_session_id: round.id };
    const departments = [{ department_code: che.code, cut_off: 40 }];
    const answer = await post("/admission/simulation/", { ...body, departments }).expect(200);
    expect(answer.body.departments).toEqual([
      {
        department_code: che.code,
        department: "Community Health",
        quota: 2,
        taken: 1,
        admitted: 1,
        waiting_list: 1,
        not_admitted: 1,
        over: 0,
        candidates: [
          {
            id: best.id,
            rank: 1,
            application_no: best.applicationNo,
            name: "Bello Ngozi",
            score: 80,
            jamb_score: 280,
            outcome: "admitted",
            decided: null,
          },
          expect.objectContaining({ id: second.id, rank: 2, outcome: "waiting_list" }),
          expect.objectContaining({ id: low.id, rank: 3, outcome: "not_admitted" }),
        ],
      },
    ]);
    expect(await outcomeOf(best)).toBeUndefined();
    expect(await outcomeOf(offered)).toBe("admitted");
    const over = await post("/admission/simulation/", {
      ...body,
      departments: [{ department_code: che.code, cut_off: 0, admit: 3 }],
    }).expect(200);
    expect(over.body.departments).toMatchObject([{ admitted: 3, over: 2 }]);
  });

  it("refuses unknown departments and rounds", async () => {
    const departments = [{ department_code: "XYZ", cut_off: 0 }];
    const body = { application_session_id: round.id, departments };
    expect((await post("/admission/simulation/", body).expect(400)).body).toEqual({
      departments: [decisionTexts.unknownDepartment],
    });
    const elsewhere = { ...body, application_session_id: 999_999 };
    await post("/admission/simulation/", elsewhere).expect(404);
  });

  it("starts with each department's places", async () => {
    await setQuota(5);
    await createOffered(server.college, { applicationSessionId: round.id });
    await createOffered(server.college, {
      applicationSessionId: round.id,
      answerBy: "2026-03-09",
    });
    await tested();
    const answer = await request(server.url)
      .get(`/admission/places/?application_session_id=${round.id}`)
      .set({ authorization: office.authorization })
      .expect(200);
    expect(answer.body.application_session_id).toBe(round.id);
    expect(answer.body.departments).toContainEqual({
      department_code: che.code,
      department: "Community Health",
      quota: 5,
      taken: 1,
      undecided: 1,
      waiting_list: 0,
      not_admitted: 0,
      untested: 0,
      programmes: [],
    });
  });
});

describe("deciding on many", () => {
  it("previews each row without writing, then applies the preview", async () => {
    const [one, two, three] = [await tested(), await tested(), await tested()];
    const draft = await tested({ testScore: null, testTakenAt: null });
    const body = {
      admitted: [one.id, draft.id],
      waiting_list: [two.id],
      not_admitted: [three.id],
      told: "The score is below the cut-off.",
      answer_by: "2026-03-20",
    };
    const dry = (await decideDry(body).expect(200)).body;
    expect(dry).toMatchObject({ changed: 3, problems: 1 });
    expect(dry.rows).toContainEqual({
      id: draft.id,
      application_no: draft.applicationNo,
      name: "Okonkwo Ngozi",
      outcome: "admitted",
      department: "Community Health",
      before: null,
      changes: false,
      problem: { code: "not_tested", detail: decisionTexts.refusals.not_tested },
    });
    expect(await outcomeOf(one)).toBeUndefined();

    const refused = await decide(body, dry.preview).expect(409);
    expect(refused.body).toMatchObject({ code: "preview_outdated", rows: [{ id: draft.id }] });
    expect(await Promise.all([one, two, three].map(outcomeOf))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);

    const done = await decideAsPreviewed({ ...body, admitted: [one.id] });
    expect(done.body).toMatchObject({ changed: 3, message: "3 decisions are recorded." });
    expect(await decisionOn(server.college, one)).toMatchObject({
      outcome: "admitted",
      departmentId: che.id,
      answerBy: "2026-03-20",
      letterCode: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(await decisionOn(server.college, three)).toMatchObject({
      outcome: "not_admitted",
      reason: "The score is below the cut-off.",
    });
    expect(await outcomeOf(two)).toBe("waiting_list");
    expect(await auditOf(two)).toMatchObject([
      { action: "admission.decide", actorAccountId: office.accountId, reason, before: null },
    ]);
    expect((await mailsTo(one))[0]?.text).toContain("Friday 20 March 2026");
    expect((await mailsTo(three))[0]?.text).toContain("below the cut-off");
  });

  it("changes and mails nothing if already decided", async () => {
    const one = await tested();
    await decideAsPreviewed({ waiting_list: [one.id] });
    const again = await decideAsPreviewed({ waiting_list: [one.id] });
    expect(again.body).toMatchObject({ changed: 0 });
    expect(await mailsTo(one)).toHaveLength(1);
    expect(await auditOf(one)).toHaveLength(1);
  });

  it("keeps decisions made after the preview", async () => {
    const [one, two] = [await tested(), await tested()];
    const body = { not_admitted: [one.id, two.id], told: "No place is left." };
    const { preview } = (await decideDry(body).expect(200)).body;
    await decideAsPreviewed({ admitted: [two.id] });
    const answer = await decide(body, preview).expect(409);
    expect(answer.body).toEqual({
      code: "preview_outdated",
      detail: decisionTexts.bulk.previewOutdated,
      rows: [
        {
          id: two.id,
          application_no: two.applicationNo,
          name: "Okonkwo Ngozi",
          message: decisionTexts.bulk.changedSince,
        },
      ],
    });
    expect(await outcomeOf(one)).toBeUndefined();
    expect(await outcomeOf(two)).toBe("admitted");
  });

  it("applies only the preview, and needs a reason", async () => {
    const one = await tested();
    const { preview } = (await decideDry({ waiting_list: [one.id] }).expect(200)).body;
    const other = await decide({ admitted: [one.id] }, preview);
    expect([other.status, other.body.code]).toEqual([409, "preview_outdated"]);
    const blank = await decide({ waiting_list: [one.id], reason: "  \u0000  " }, preview);
    expect([blank.status, blank.body]).toEqual([400, { reason: [texts.reasonMissing] }]);
    expect(await outcomeOf(one)).toBeUndefined();
  });

  it("needs a preview", async () => {
    const one = await tested();
    expect((await decide({ waiting_list: [one.id] }, "").expect(409)).body.code).toBe(
      "preview_outdated",
    );
    const other = (await decideDry({ waiting_list: [(await tested()).id] })).body.preview;
    await decide({ waiting_list: [one.id] }, other).expect(409);
  });

  it("leaves students alone", async () => {
    const student = await createOffered(server.college, { applicationSessionId: round.id });
    await answerOffer(server.url, student, "accepted").expect(200);
    const { rows } = (await decideDry({ waiting_list: [student.id] }).expect(200)).body;
    expect(rows).toMatchObject([{ problem: { code: "offer_accepted" } }]);
  });

  it.each([
    ["nobody", {}, "admitted"],
    ["somebody twice", { admitted: [1], waiting_list: [1] }, "admitted"],
    ["no word for those who are not admitted", { not_admitted: [1], told: " " }, "told"],
    ["no reason", { waiting_list: [1], reason: "no" }, "reason"],
    ["a day that is past", { admitted: "one", answer_by: "2026-03-09" }, "answer_by"],
    ["an unknown department", { admitted: "one", department_code: "XYZ" }, "department_code"],
  ])("refuses %s", async (_what, body, field) => {
    const { id } = await tested();
    const admitted = "admitted" in body && body.admitted === "one" ? { admitted: [id] } : {};
    const answer = await decideDry({ ...body, ...admitted }).expect(400);
    expect(Object.keys(answer.body)).toEqual([field]);
  });
});

describe("a quota", () => {
  it("holds for one and many, unless the office gives a reason", async () => {
    await setQuota(1);
    const [one, two] = [await tested(), await tested()];
    const body = { admitted: [one.id, two.id] };
    const dry = (await decideDry(body).expect(200)).body;
    expect(dry.quotas).toEqual([
      {
        department_code: che.code,
        department: "Community Health",
        quota: 1,
        taken: 0,
        after: 2,
        over: 1,
      },
    ]);
    const refused = await decide(body, dry.preview).expect(409);
    expect(refused.body.code).toBe("quota_exceeded");
    expect(await outcomeOf(one)).toBeUndefined();

    const why = "The dean lends a place of next year.";
    await decide({ ...body, over_quota_reason: why }, dry.preview).expect(200);
    expect(await outcomeOf(two)).toBe("admitted");
    expect(await auditOf(two)).toMatchObject([{ reason: `${reason} (over the quota: ${why})` }]);

    const three = await tested();
    const put = (changes: object) =>
      request(server.url)
        .put(`/admission/applicants/${three.id}/decision/`)
        .set({ authorization: office.authorization })
        .send({ outcome: "admitted", ...changes });
    expect((await put({}).expect(409)).body).toEqual({
      code: "quota_exceeded",
      detail: "Nothing was decided: this goes over the quota of Community Health (2 of 1 given).",
    });
    const blank = await put({ over_quota_reason: "      " });
    expect([blank.status, Object.keys(blank.body)]).toEqual([400, ["over_quota_reason"]]);
    expect(await outcomeOf(three)).toBeUndefined();
    await put({ over_quota_reason: why }).expect(200);
    expect(await auditOf(three)).toMatchObject([{ reason: why }]);
  });
});
