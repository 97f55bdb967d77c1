import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jambProblems } from "../../../../rules/admissions/jamb.ts";
import { sittingProblems } from "../../../../rules/admissions/olevel.ts";
import { checkRequirement } from "../../../../rules/admissions/olevel-requirement.ts";
import { localGovernments } from "../../../../rules/nigeria/local-governments.ts";
import { personalMissing, personalProblems } from "../../../../rules/profiles/personal-details.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { account } from "../../db/schema/accounts.ts";
import {
  admissionDecision,
  applicant,
  applicationSession,
  olevelSitting,
  serialNumber,
  testBatch,
} from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { entryClearance, entryPaper } from "../../db/schema/entry-clearance.ts";
import { charge } from "../../db/schema/ledger.ts";
import { student } from "../../db/schema/students.ts";
import { olevelRequirements } from "../../reference/olevel-requirements.ts";
import { demoAccounts } from "../accounts.ts";
import { seedDemo } from "../seed.ts";
import { demoApplicants } from "./applicants.ts";
import { demoRounds } from "./rounds.ts";
import { hasReached, stages } from "./stages.ts";

const now = new Date("2026-11-21T09:00:00.000Z");
const today = "2026-11-21";
const applicants = demoApplicants({ today });

let test: TestCollege;
beforeAll(async () => {
  test = await startTestCollege({ now: now.toISOString() });
  await seedDemo(test.college);
});
afterAll(() => test.close());

const rows = () =>
  test.college.db
    .select()
    .from(applicant)
    .innerJoin(account, eq(account.id, applicant.accountId))
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id));

describe("the demo's applicants", () => {
  it("are somebody in every stage, the fixed accounts first", () => {
    expect(new Set(applicants.map(({ stage }) => stage))).toEqual(new Set(stages));
    const known = demoAccounts.filter(({ role }) => role === "applicant");
    expect(
      applicants.slice(0, known.length).map(({ applicationNo, password, stage }) => ({
        login: applicationNo,
        password,
        stage,
      })),
    ).toEqual([
      { login: "COHT/CHE/00001", password: "okonkwo", stage: "verified" },
      { login: "COHT/PHT/00002", password: "yusuf", stage: "half" },
      { login: "COHT/MLS/00003", password: "adebayo", stage: "submitted" },
      { login: "COHT/EVH/00004", password: "ibrahim", stage: "offered" },
    ]);
    expect(known.map(({ login }) => login)).toEqual(
      applicants.slice(0, known.length).map(({ applicationNo }) => applicationNo),
    );
  });

  it("are the same on the same day", () => {
    expect(demoApplicants({ today })).toEqual(applicants);
  });

  it.each([
    today,
    "2026-12-31",
    "2027-01-01",
    "2028-02-29",
    "2027-08-31",
    "2027-09-01",
  ])("pass the form's validation on %s and meet their course's requirement", (today) => {
    for (const one of demoApplicants({ today })) {
      for (const sitting of one.sittings) expect(sittingProblems(sitting, today)).toEqual({});
      const jambScore = one.jamb.jambScore === null ? "" : String(one.jamb.jambScore);
      expect(jambProblems({ jambNo: one.jamb.jambNo, jambScore })).toEqual({});
      const values = {
        ...one,
        otherName: one.otherName ?? "",
        maidenName: one.maidenName ?? "",
        stateOfOrigin: one.stateOfOrigin ?? "",
        lga: one.lga ?? "",
      };
      expect(personalProblems(values, today, (state) => localGovernments[state])).toEqual({});
      expect(personalMissing(values, true)).toEqual({});
      const requirement = olevelRequirements.find(({ code }) => code === one.courseCode);
      const grades = one.sittings.map(({ subjects }) => subjects);
      expect(requirement && checkRequirement(requirement, grades).isMet).toBe(true);
    }
  });

  it("have results that were out: those of a year come in August", () => {
    const years = (today: string) =>
      demoApplicants({ today }).flatMap(({ sittings }) => sittings.map(({ year }) => Number(year)));
    expect(Math.max(...years("2027-01-01"))).toBe(2026);
    expect(Math.max(...years("2027-07-31"))).toBe(2026);
    expect(Math.max(...years("2027-09-30"))).toBe(2027);
  });

  it("are the same people on every day", () => {
    const whoOn = (today: string) =>
      demoApplicants({ today }).map(({ applicationNo, surname, email, password, stage }) => [
        applicationNo,
        surname,
        email,
        password,
        stage,
      ]);
    for (const other of ["2026-12-31", "2027-01-01", "2028-02-29", "2027-09-01"])
      expect(whoOn(other)).toEqual(whoOn(today));
  });

  it("match their stage in the database", async () => {
    const written = await rows();
    expect(written).toHaveLength(applicants.length);
    const paid = new Set(
      (
        await test.college.db
          .select({ accountId: charge.accountId })
          .from(charge)
          .where(and(eq(charge.purpose, "screening"), isNotNull(charge.settledAt)))
      ).map(({ accountId }) => accountId),
    );
    for (const { applicant: row, admission_decision: decision } of written) {
      const { stage } = applicants.find((one) => one.applicationNo === row.applicationNo) ?? {};
      if (stage === undefined) throw new Error(`${row.applicationNo} is nobody`);
      const at = (reached: typeof stage): boolean => hasReached(stage, reached);
      expect(row.verifiedAt !== null).toBe(at("verified"));
      expect(paid.has(row.accountId)).toBe(at("paid"));
      expect(row.passportFileId !== null).toBe(at("half"));
      expect(row.jambNo !== null).toBe(at("filled"));
      expect(row.submittedAt !== null).toBe(at("submitted"));
      expect(row.testScore !== null).toBe(at("tested"));
      expect(decision !== null).toBe(at("waiting"));
      expect(decision?.studentId != null).toBe(stage === "accepted");
    }
  });

  it("have no seat counted wrongly, and the next number follows theirs", async () => {
    const { db } = test.college;
    for (const batch of await db.select().from(testBatch)) {
      expect(await db.$count(applicant, eq(applicant.testBatchId, batch.id))).toBe(batch.assigned);
    }
    const [series] = await db
      .select()
      .from(serialNumber)
      .where(eq(serialNumber.series, "application"));
    expect(series?.last).toBe(applicants.length);
  });

  it("become students with a matric number and unchanged password after acceptance", async () => {
    const accepted = await test.college.db
      .select({ matricNumber: student.matricNumber, level: student.level, kind: account.kind })
      .from(admissionDecision)
      .innerJoin(student, eq(student.id, admissionDecision.studentId))
      .innerJoin(account, eq(account.id, student.accountId));
    expect(accepted).toHaveLength(3);
    for (const { matricNumber, level, kind } of accepted) {
      expect(matricNumber).toMatch(/^COHT\/2026\/\d{3}$/);
      expect([level, kind]).toEqual([100, "student"]);
    }
  });

  it("have handed in papers after acceptance, and one is cleared", async () => {
    const clearances = await test.college.db.select().from(entryClearance);
    const papers = await test.college.db.select().from(entryPaper);
    expect(clearances).toHaveLength(3);
    expect(clearances.filter(({ clearedAt }) => clearedAt !== null)).toHaveLength(1);
    expect(new Set(papers.map(({ state }) => state))).toEqual(
      new Set(["sent", "accepted", "returned"]),
    );
  });

  it("say of somebody half way that the first sitting is begun", async () => {
    const sittings = await test.college.db
      .select()
      .from(olevelSitting)
      .innerJoin(applicant, eq(applicant.id, olevelSitting.applicantId))
      .where(and(eq(applicant.applicationNo, "COHT/PHT/00002"), isNotNull(olevelSitting.year)));
    expect(sittings.map(({ olevel_sitting: { subjects } }) => subjects.length)).toEqual([3]);
  });
});

describe("the demo's rounds of admission", () => {
  it("are one announced of 2024/2025, one decided and one open", async () => {
    const sessions = await test.college.db
      .select()
      .from(applicationSession)
      .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
      .orderBy(applicationSession.opensAt);
    const seeded = sessions.map(({ application_session: one, academic_session: { name } }) => ({
      name,
      title: one.title,
      isOpen: one.opensAt <= now && now < one.closesAt,
    }));
    expect(seeded).toEqual([
      { name: "2024/2025", title: "Remedial Admission", isOpen: false },
      { name: "2026/2027", title: "Regular Admission", isOpen: false },
      { name: "2026/2027", title: "Remedial Admission", isOpen: true },
    ]);
    expect(sessions[0]?.application_session.closesAt.toISOString()).toBe(
      "2025-03-25T23:00:00.000Z",
    );
  });

  it("do not meet twice in the session of the announcement", () => {
    const rounds = demoRounds("2025-02-10", "2024/2025", "Africa/Lagos");
    expect(rounds.map(({ name }) => name)).toEqual(["decided", "open"]);
  });
});
