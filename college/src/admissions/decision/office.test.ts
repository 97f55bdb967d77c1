import request from "supertest";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openAdmissionOffice } from "../../../testing/admission-office.ts";
import { createApplicant } from "../../../testing/applicants.ts";
import { startTestCollege } from "../../../testing/college.ts";
import {
  answerOffer,
  createTested,
  decisionOn,
  type SignedInApplicant,
} from "../../../testing/offers.ts";
import { createStudent, signInAs } from "../../../testing/people.ts";
import { createStaff } from "../../../testing/staff.ts";
import { texts } from "../../texts.ts";
import { decisionTexts } from "./texts.ts";

const { server, office, putScore, decide, auditOf, mailTo, scoreOf } = await openAdmissionOffice();
let person: SignedInApplicant;

beforeEach(async () => {
  person = await createTested(server.college);
});

afterAll(() => server.close());

describe("the admission office", () => {
  it.each([
    "LECTURER",
    "EXAM_OFFICER",
    "ICT_SUPPORT",
  ] as const)("is not open to a %s", async (role) => {
    const other = await createStaff(server.college, role);
    await putScore(person.id, { score: 99 }, other).expect(403);
    await decide(person.id, { outcome: "admitted" }, other).expect(403);
    expect(await auditOf(person.id)).toEqual([]);
  });

  it("is closed to applicants, students and callers without a token", async () => {
    const student = await signInAs(server.college, await createStudent(server.college));
    for (const who of [person, student]) {
      await putScore(person.id, { score: 99 }, who).expect(403);
      await decide(person.id, { outcome: "admitted" }, who).expect(403);
    }
    const path = `/admission/applicants/${person.id}`;
    await request(server.url).put(`${path}/test-score/`).send({ score: 99 }).expect(401);
    await request(server.url).put(`${path}/decision/`).send({ outcome: "admitted" }).expect(401);
    expect((await scoreOf(person.id)).score).toBe(71);
  });

  it("answers 404 for an unknown applicant", async () => {
    await putScore(999_999, { score: 50 }).expect(404);
    await decide(999_999, { outcome: "admitted" }).expect(404);
    await putScore("1 or 1=1", { score: 50 }).expect(404);
  });
});

describe("deciding", () => {
  it("admits to the preferred course for fourteen days by default", async () => {
    const answer = await decide(person.id, { outcome: "admitted" }).expect(200);
    expect(answer.body).toEqual({ message: decisionTexts.decided });
    expect(await decisionOn(server.college, person)).toMatchObject({
      outcome: "admitted",
      departmentId: person.departmentId,
      answerBy: "2026-03-24",
      decidedAt: server.clock.read(),
      answer: null,
      reason: null,
      letterCode: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(await auditOf(person.id)).toMatchObject([
      {
        actorAccountId: office.accountId,
        action: "admission.decide",
        before: null,
        after: {
          outcome: "admitted",
          departmentId: person.departmentId,
          answerBy: "2026-03-24",
        },
      },
    ]);
    const [mail, ...more] = await mailTo(person.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("The decision on your COHT application");
    expect(mail?.text).toContain("admission to Community Health.");
    expect(mail?.text).toContain(
      "by Tuesday 24 March 2026: http://localhost:4000/applicant/admission",
    );
  });

  it("counts the days on the college's own calendar", async () => {
    const night = await startTestCollege({ now: "2026-03-10T23:30:00Z" });
    const admin = await createStaff(night.college, "SUPER_ADMIN");
    const one = await createTested(night.college);
    await request(night.url)
      .put(`/admission/applicants/${one.id}/decision/`)
      .set({ authorization: admin.authorization })
      .send({ outcome: "admitted" })
      .expect(200);
    expect((await decisionOn(night.college, one)).answerBy).toBe("2026-03-25");
    await night.close();
  });

  it("admits to a given department until a given day", async () => {
    await decide(person.id, {
      outcome: "admitted",
      department_code: "pht",
      answer_by: "2026-03-10",
      reason: "kept by the form",
    }).expect(200);
    expect(await decisionOn(server.college, person)).toMatchObject({
      answerBy: "2026-03-10",
      reason: null,
    });
    expect((await mailTo(person.email))[0]?.text).toContain("admission to Pharmacy Technician.");
  });

  it("puts on the waiting list", async () => {
    await decide(person.id, { outcome: "waiting_list", answer_by: "2026-03-30" }).expect(200);
    expect(await decisionOn(server.college, person)).toMatchObject({
      outcome: "waiting_list",
      departmentId: null,
      answerBy: null,
      letterCode: null,
    });
    expect((await mailTo(person.email))[0]?.text).toContain("You are on the waiting list");
  });

  it("rejects with a reason, which the mail contains", async () => {
    const none = await decide(person.id, { outcome: "not_admitted" }).expect(400);
    expect(none.body).toEqual({ reason: [decisionTexts.reasonMissing] });
    const blank = await decide(person.id, { outcome: "not_admitted", reason: " \n " }).expect(400);
    expect(blank.body).toEqual({ reason: [decisionTexts.reasonMissing] });
    await decide(person.id, { outcome: "not_admitted", reason: " Score\nbelow 40. " }).expect(200);
    expect((await decisionOn(server.college, person)).reason).toBe("Score below 40.");
    const mails = await mailTo(person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("The reason: Score below 40.");
  });

  it.each([
    [
      "a day that is over",
      { answer_by: "2026-03-09" },
      { answer_by: [decisionTexts.answerByRange] },
    ],
    [
      "a day in another decade",
      { answer_by: "2036-03-10" },
      { answer_by: [decisionTexts.answerByRange] },
    ],
    ["a day that is none", { answer_by: "2026-02-30" }, { answer_by: [texts.field.notDay] }],
    [
      "an unknown department",
      { department_code: "XXX" },
      { department_code: [decisionTexts.unknownDepartment] },
    ],
  ])("refuses %s", async (_, input, problems) => {
    const answer = await decide(person.id, { outcome: "admitted", ...input }).expect(400);
    expect(answer.body).toEqual(problems);
    expect(await mailTo(person.email)).toEqual([]);
    expect(await auditOf(person.id)).toEqual([]);
  });

  it("treats values no column can hold as invalid or omits them", async () => {
    const none = await decide(person.id, { outcome: "admitted", department_code: "C\u0000" });
    expect([none.status, none.body]).toEqual([
      400,
      { department_code: [decisionTexts.unknownDepartment] },
    ]);
    const reason = "Below\u0000 40.\ud800";
    const answer = await decide(person.id, { outcome: "not_admitted", reason });
    expect([answer.status, answer.body]).toEqual([200, { message: decisionTexts.decided }]);
    expect((await decisionOn(server.college, person)).reason).toBe("Below 40.\ufffd");
  });

  it("refuses an invalid decision", async () => {
    expect(Object.keys((await decide(person.id, {}).expect(400)).body)).toEqual(["outcome"]);
    await decide(person.id, { outcome: "maybe" }).expect(400);
    await decide(person.id, { outcome: "admitted", answer_by: "soon" }).expect(400);
    await decide(person.id, { outcome: "not_admitted", reason: "x".repeat(501) }).expect(400);
  });

  it("needs a score and a submitted application to admit", async () => {
    const untested = await createTested(server.college, { testScore: null, testTakenAt: null });
    const answer = await decide(untested.id, { outcome: "admitted" }).expect(409);
    expect(answer.body).toEqual({
      detail: decisionTexts.refusals.not_tested,
      code: "not_tested",
    });
    const draft = await createApplicant(server.college);
    const early = await decide(draft.id, { outcome: "not_admitted", reason: "No" }).expect(409);
    expect(early.body.code).toBe("not_submitted");
  });

  it("is idempotent: one mail and one letter", async () => {
    await decide(person.id, { outcome: "admitted" }).expect(200);
    const first = await decisionOn(server.college, person);
    await decide(person.id, { outcome: "admitted" }).expect(200);
    expect(await decisionOn(server.college, person)).toEqual(first);
    expect(await mailTo(person.email)).toHaveLength(1);
    expect(await auditOf(person.id)).toHaveLength(1);
  });

  it("can change a decision, and logs the previous one", async () => {
    await decide(person.id, { outcome: "waiting_list" }).expect(200);
    await decide(person.id, { outcome: "admitted", answer_by: "2026-04-01" }).expect(200);
    await decide(person.id, { outcome: "not_admitted", reason: "Forged results." }).expect(200);
    expect(await decisionOn(server.college, person)).toMatchObject({
      outcome: "not_admitted",
      departmentId: null,
      answerBy: null,
      letterCode: null,
    });
    const [, second, third] = await auditOf(person.id);
    expect(second?.before).toMatchObject({ outcome: "waiting_list" });
    expect(third).toMatchObject({
      before: { outcome: "admitted", answerBy: "2026-04-01", answer: null },
      after: { outcome: "not_admitted", reason: "Forged results." },
    });
    expect(await mailTo(person.email)).toHaveLength(3);
  });

  it("is refused if the caller saw a different decision", async () => {
    const first = { outcome: "waiting_list", seen_decided_at: null };
    await decide(person.id, first).expect(200);

    const reject = { outcome: "not_admitted", reason: "Below the cut-off", seen_decided_at: null };
    const late = await decide(person.id, reject).expect(409);
    expect(late.body).toMatchObject({ code: "changed_elsewhere" });
    const seen = { outcome: "admitted", seen_decided_at: server.clock.read().toISOString() };
    await decide(person.id, seen).expect(200);
  });

  it("can renew a declined offer with a new letter", async () => {
    await decide(person.id, { outcome: "admitted" }).expect(200);
    const { letterCode } = await decisionOn(server.college, person);
    await answerOffer(server.url, person, "declined").expect(200);
    await decide(person.id, { outcome: "admitted" }).expect(200);
    const again = await decisionOn(server.college, person);
    expect(again).toMatchObject({ answer: null, answeredAt: null });
    expect(again.letterCode).not.toBe(letterCode);
    await answerOffer(server.url, person, "accepted").expect(200);
  });

  it("is over once an offer is accepted", async () => {
    await decide(person.id, { outcome: "admitted" }).expect(200);
    await answerOffer(server.url, person, "accepted").expect(200);
    const accepted = await decisionOn(server.college, person);
    for (const body of [
      { outcome: "admitted" },
      { outcome: "waiting_list" },
      { outcome: "not_admitted", reason: "Too late" },
    ]) {
      const answer = await decide(person.id, body).expect(409);
      expect(answer.body.code).toBe("offer_accepted");
    }
    expect(await decisionOn(server.college, person)).toEqual(accepted);
    expect(await auditOf(person.id)).toHaveLength(1);
  });
});
