import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openAdmissionOffice } from "../../../testing/admission-office.ts";
import { createApplicant } from "../../../testing/applicants.ts";
import { createOffered, createTested, type SignedInApplicant } from "../../../testing/offers.ts";
import { applicant, testBatch } from "../../db/schema/admissions.ts";
import { decisionTexts } from "./texts.ts";

const { server, office, putScore, decide, auditOf, mailTo, scoreOf } = await openAdmissionOffice();
let person: SignedInApplicant;

beforeEach(async () => {
  person = await createTested(server.college);
});

afterAll(() => server.close());

describe("recording a score", () => {
  const createUntested = async (startsIn: number) => {
    const one = await createTested(server.college, { testScore: null, testTakenAt: null });
    await moveTest(one, startsIn);
    return one;
  };

  const moveTest = async (one: SignedInApplicant, startsIn: number) => {
    const [row] = await server.college.db.select().from(applicant).where(eq(applicant.id, one.id));
    await server.college.db
      .update(testBatch)
      .set({ startsAt: new Date(server.clock.read().getTime() + startsIn) })
      .where(eq(testBatch.id, row?.testBatchId ?? 0));
  };

  it("marks the applicant as tested and is written to the audit log", async () => {
    const one = await createUntested(-1_000);
    const answer = await putScore(one.id, { score: 64 }).expect(200);
    expect(answer.body).toEqual({ message: decisionTexts.scoreRecorded });
    expect(await scoreOf(one.id)).toEqual({ score: 64, takenAt: server.clock.read() });
    expect(await auditOf(one.id)).toMatchObject([
      {
        actorAccountId: office.accountId,
        action: "admission.score",
        at: server.clock.read(),
        before: { score: null },
        after: { score: 64 },
      },
    ]);
  });

  it("sends one mail without the score", async () => {
    const one = await createUntested(-3_000);
    await putScore(one.id, { score: 43 }).expect(200);
    await putScore(one.id, { score: 44 }).expect(200);
    const mails = await mailTo(one.email);
    expect(mails).toMatchObject([{ subject: "Your COHT aptitude test is marked" }]);
    expect(mails[0]?.text).toContain("/applicant/dashboard");
    expect(mails[0]?.text).not.toMatch(/4[34]/);
  });

  it("sends no mail after a decision", async () => {
    const one = await createUntested(-4_000);
    await decide(one.id, { outcome: "not_admitted", reason: "You did not come." }).expect(200);
    const before = await mailTo(one.email);
    await putScore(one.id, { score: 43 }).expect(200);
    expect(await mailTo(one.email)).toEqual(before);
  });

  it("is corrected before a decision and ignores a repetition", async () => {
    const one = await createUntested(0);
    await putScore(one.id, { score: 0 }).expect(200);
    await putScore(one.id, { score: 100 }).expect(200);
    await putScore(one.id, { score: 100 }).expect(200);
    expect((await scoreOf(one.id)).score).toBe(100);
    expect((await auditOf(one.id)).map(({ before, after }) => [before, after])).toEqual([
      [{ score: null }, { score: 0 }],
      [{ score: 0 }, { score: 100 }],
    ]);
  });

  it("is refused if the caller saw a different score", async () => {
    const { id } = await createUntested(-7_000);
    await putScore(id, { score: 64, seen_score: null }).expect(200);

    const late = await putScore(id, { score: 58, seen_score: null }).expect(409);
    expect(late.body).toMatchObject({ code: "changed_elsewhere" });
    expect(await scoreOf(id)).toMatchObject({ score: 64 });
    await putScore(id, { score: 58, seen_score: 64 }).expect(200);
  });

  it("waits for the test", async () => {
    const one = await createUntested(1);
    const answer = await putScore(one.id, { score: 64 }).expect(409);
    expect(answer.body).toEqual({
      detail: decisionTexts.refusals.test_not_held,
      code: "test_not_held",
    });
    expect((await scoreOf(one.id)).score).toBeNull();
  });

  it("is over once a decision is made on it", async () => {
    const offered = await createOffered(server.college);
    await moveTest(offered, -2_000);
    const answer = await putScore(offered.id, { score: 12 }).expect(409);
    expect(answer.body.code).toBe("decided");
    expect((await scoreOf(offered.id)).score).toBe(71);
    expect(await auditOf(offered.id)).toEqual([]);
  });

  it("needs a submitted application", async () => {
    const draft = await createApplicant(server.college);
    expect((await putScore(draft.id, { score: 64 }).expect(409)).body.code).toBe("not_submitted");
  });

  it.each([-1, 101, 50.5, "70", null])("refuses the score %j", async (score) => {
    const answer = await putScore(person.id, { score }).expect(400);
    expect(Object.keys(answer.body)).toEqual(["score"]);
  });
});
