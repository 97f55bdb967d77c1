import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { departmentCalled } from "../../../testing/departments.ts";
import { createPlan } from "../../../testing/instalments.ts";
import {
  createPayer,
  creditPayment,
  emptyLedger,
  openFees,
  type Payer,
} from "../../../testing/payments.ts";
import { sponsorStudent } from "../../../testing/sponsor-steps.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { paymentPlan } from "../../db/schema/instalments.ts";
import { charge } from "../../db/schema/ledger.ts";
import { sponsor, sponsoredStudent, sponsorship } from "../../db/schema/sponsors.ts";
import { auditEntry } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";
import { billEverybody } from "../ledger/charge-students.ts";
import { planTexts } from "./texts.ts";

let server: TestCollege;
let sessionId: number;
let admin: TestStaff;
let officer: TestStaff;
let department: Awaited<ReturnType<typeof departmentCalled>>;
let payer: Payer;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openFees(server.college, { lateFrom: "2026-06-01" }));
  await server.college.db.insert(academicSession).values({ name: "2026/2027" });
  admin = await createStaff(server.college, "SUPER_ADMIN");
  officer = await createStaff(server.college, "BURSARY_OFFICER");
  department = await departmentCalled(server.college, "Community Health");
});

afterAll(() => server.close());

beforeEach(async () => {
  const { db } = server.college;
  await db.delete(paymentPlan);
  await db.delete(sponsoredStudent);
  await db.delete(sponsorship);
  await db.delete(sponsor);
  await db.delete(auditEntry);
  await emptyLedger(server.college);
  await db.update(student).set({ standing: "deferred" });
  payer = await createPayer(server.college);
  await billEverybody(server.college);
});

const call = (
  method: "get" | "post" | "put" | "delete",
  path = "",
  { authorization }: TestStaff = admin,
) => request(server.url)[method](`/payment/plans/${path}`).set({ authorization });

const shares = [
  { percent: 60, due_date: "2026-03-15", unlocks: ["registration"] },
  { percent: 40, due_date: "2026-05-15", unlocks: ["hostel", "examination"] },
];

const form = { session: "2025/2026", department: null, level: null, sponsor: null, shares };

const create = (fields: object = {}) => call("post").send({ ...form, ...fields });

const pay = (naira: number) =>
  creditPayment(server.college, {
    accountId: payer.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: naira * 100,
  });

/** A sponsor with the payer on its list. */
const sponsorOf = async () => {
  const { db } = server.college;
  const listId = await sponsorStudent(server, payer, { sessionId, sections: ["A"] });
  const [row] = await db
    .select({ id: sponsor.id, shortName: sponsor.shortName })
    .from(sponsorship)
    .innerJoin(sponsor, eq(sponsor.id, sponsorship.sponsorId))
    .where(eq(sponsorship.id, listId));
  if (row === undefined) throw new Error("the sponsor is gone");
  return row;
};

const seventy = [
  { ...shares[0], percent: 70 },
  { ...shares[1], percent: 30 },
];

describe("a plan", () => {
  it("is created, listed with whom it is for, and on record", async () => {
    const { body } = await create({ department: department.id, level: 100 }).expect(200);
    expect(body).toMatchObject({ is_done: true, consequences: [] });
    const { body: listed } = await call("get", "", officer).expect(200);
    expect(listed).toMatchObject({ session: "2025/2026", sessions: ["2026/2027", "2025/2026"] });
    expect(listed.plans).toEqual([
      {
        id: body.id,
        session: "2025/2026",
        department: { id: department.id, code: department.code, name: department.name },
        level: 100,
        sponsor: null,
        shares: shares.map((share, index) => ({ number: index + 1, ...share })),
        students: 1,
        revision: 1,
      },
    ]);
    const [entry] = await server.college.db.select().from(auditEntry);
    expect(entry).toMatchObject({
      actorAccountId: admin.accountId,
      action: "payment_plan.create",
      subject: `payment_plan:${body.id}`,
      before: null,
      after: {
        session: "2025/2026",
        department: "Community Health",
        level: 100,
        sponsor: null,
      },
    });
    const { body: other } = await call("get", "?session=2026/2027").expect(200);
    expect(other.plans).toEqual([]);
    await call("get", "?session=2030/2031").expect(404);
  });

  it("opens with its last share what no share names", async () => {
    await create({ shares: [shares[0], { ...shares[1], unlocks: [] }] }).expect(200);
    const { body } = await call("get").expect(200);
    expect(body.plans[0].shares[1].unlocks).toEqual(["hostel", "examination"]);
  });

  it.each([
    [{ shares: [] }, { shares: ["Enter at least one share."] }],
    [{ shares: [shares[0]] }, { shares: ["The shares come to 60 %. They must come to 100 %."] }],
    [
      { shares: [shares[0], { ...shares[1], percent: 40.5 }] },
      { "shares.1.percent": ["Enter a whole number from 1 to 100."] },
    ],
    [
      { shares: [shares[0], { ...shares[1], due_date: "2026-03-15" }] },
      { "shares.1.due_date": ["Each share is due later than the one before it."] },
    ],
    [
      { shares: [shares[0], { ...shares[1], due_date: "15 May" }] },
      { "shares.1.due_date": ["Enter the last day on which the share is in time."] },
    ],
    [{ session: "2031/2032" }, { session: [planTexts.unknownSession] }],
    [{ department: 99_999 }, { department: [planTexts.unknownDepartment] }],
    [{ sponsor: 99_999 }, { sponsor: [planTexts.unknownSponsor] }],
    [{ level: 150 }, { level: ["Choose a level from 100 to 900, in hundreds."] }],
  ])("is refused at its field: %j", async (fields, errors) => {
    expect((await create(fields).expect(400)).body).toEqual(errors);
  });

  it("is for the students on a sponsor's list, and on record with its name", async () => {
    const { id, shortName } = await sponsorOf();
    await create().expect(200);
    await create({ sponsor: id }).expect(200);
    expect((await create({ sponsor: id }).expect(400)).body).toEqual({
      department: [planTexts.exists],
    });
    const { body } = await call("get").expect(200);
    expect(body.sponsors).toEqual([{ id, short_name: shortName }]);
    expect(body.plans).toMatchObject([
      { sponsor: null, students: 0 },
      { sponsor: { id, short_name: shortName }, students: 1 },
    ]);
    const [, entry] = await server.college.db.select().from(auditEntry).orderBy(auditEntry.id);
    expect(entry).toMatchObject({ after: { department: null, sponsor: shortName } });
    await server.college.db.update(sponsor).set({ isActive: false });
    expect((await create({ sponsor: id, level: 100 }).expect(400)).body).toEqual({
      sponsor: [planTexts.unknownSponsor],
    });
    // The plan stays, and so does its name.
    expect((await call("get")).body).toMatchObject({ sponsors: [], plans: [{}, { students: 1 }] });
  });

  it("is the only one of its session, department, level and sponsor", async () => {
    await create().expect(200);
    expect((await create().expect(400)).body).toEqual({ department: [planTexts.exists] });
    await create({ level: 100 }).expect(200);
  });

  it("is changed by the revision that was seen", async () => {
    const { body } = await create().expect(200);
    const change = (revision: number) =>
      call("put", `${body.id}/`).send({ shares: seventy, revision });
    await change(1).expect(200);
    expect((await change(1).expect(409)).body.code).toBe("changed_elsewhere");
    const { body: listed } = await call("get").expect(200);
    expect(listed.plans[0]).toMatchObject({
      revision: 2,
      shares: [{ percent: 70 }, { percent: 30 }],
    });
    const [, entry] = await server.college.db.select().from(auditEntry).orderBy(auditEntry.id);
    expect(entry).toMatchObject({
      action: "payment_plan.change",
      before: { shares: [{ percent: 60 }, { percent: 40 }] },
      after: { shares: [{ percent: 70 }, { percent: 30 }] },
    });
    await call("put", "99999/").send({ shares, revision: 1 }).expect(404);
  });
});

describe("a change that locks something", () => {
  const locked = "1 student could no longer register courses.";

  it("is previewed, and saved only when it is confirmed; what is paid stays", async () => {
    const id = await createPlan(server.college, { sessionId });
    await pay(51_900);
    const preview = (body: object) => call("post", "preview/").send(body);
    const plan = { ...form, shares: seventy };
    expect((await preview({ id, plan }).expect(200)).body).toEqual({
      students: 1,
      locked: [{ unlock: "registration", students: 1 }],
      late: 0,
      consequences: [locked],
    });
    expect((await preview({ id, plan: form }).expect(200)).body.consequences).toEqual([]);
    const change = { shares: seventy, revision: 1 };
    expect((await call("put", `${id}/`).send(change).expect(200)).body).toMatchObject({
      is_done: false,
      consequences: [locked],
    });
    expect((await call("get").expect(200)).body.plans[0]).toMatchObject({ revision: 1 });
    const { body } = await call("put", `${id}/`)
      .send({ ...change, is_confirmed: true })
      .expect(200);
    expect(body.is_done).toBe(true);
    const charges = await server.college.db
      .select()
      .from(charge)
      .where(eq(charge.accountId, payer.accountId));
    expect(charges.reduce((sum, { paidKobo }) => sum + paidKobo, 0)).toBe(51_900_00);
  });

  it("is one that adds a more particular plan, too", async () => {
    await createPlan(server.college, { sessionId });
    await pay(51_900);
    const plan = { ...form, level: 100, shares: seventy };
    const { body } = await call("post", "preview/").send({ plan }).expect(200);
    expect(body).toMatchObject({ students: 1, consequences: [locked] });
    expect((await create({ level: 100, shares: seventy }).expect(200)).body.is_done).toBe(false);
    const { id: ofSponsor } = await sponsorOf();
    const sponsored = { ...form, sponsor: ofSponsor, shares: seventy };
    const { body: seen } = await call("post", "preview/").send({ plan: sponsored }).expect(200);
    expect(seen).toMatchObject({ students: 1, consequences: [locked] });
    await server.college.db.delete(sponsoredStudent);
    const { body: free } = await call("post", "preview/").send({ plan: sponsored }).expect(200);
    expect(free).toMatchObject({ students: 0, consequences: [] });
    // A level that nobody is at concerns nobody.
    expect((await create({ level: 300, shares: seventy }).expect(200)).body.is_done).toBe(true);
  });

  it("is one by which the late fee is charged", async () => {
    const past = [{ ...shares[0], due_date: "2026-03-01" }, shares[1]];
    const { body } = await create({ shares: past }).expect(200);
    expect(body.consequences).toEqual(["1 student would be charged the late fee."]);
    await create({ shares: past, is_confirmed: true }).expect(200);
    await billEverybody(server.college);
    const late = () =>
      server.college.db.select().from(charge).where(eq(charge.section, "late")).orderBy(charge.id);
    expect(await late()).toHaveLength(1);
    const [plan] = (await call("get")).body.plans;
    // Moved to a day to come, it is taken back by a counter-entry.
    await call("put", `${plan.id}/`).send({ shares, revision: 1 }).expect(200);
    await billEverybody(server.college);
    expect(await late()).toMatchObject([{ isReversed: true }, { reversesId: expect.any(Number) }]);
  });
});

describe("deleting a plan", () => {
  it("is refused where somebody would have something locked without it", async () => {
    const id = await createPlan(server.college, { sessionId });
    await pay(51_900);
    const { body: preview } = await call("post", "preview/").send({ id }).expect(200);
    expect(preview).toMatchObject({ students: 1, locked: [{ unlock: "registration" }] });
    const { body } = await call("delete", `${id}/?revision=1`).expect(409);
    expect(body).toEqual({
      code: "in_use",
      detail: planTexts.inUse(["1 student could no longer register courses."]),
    });
    expect((await call("get")).body.plans).toHaveLength(1);
  });

  it("is done where nothing depends on it, and on record", async () => {
    const id = await createPlan(server.college, { sessionId });
    await pay(86_500);
    expect((await call("delete", `${id}/?revision=2`).expect(409)).body.code).toBe(
      "changed_elsewhere",
    );
    await call("delete", `${id}/?revision=1`).expect(200);
    expect((await call("get")).body.plans).toEqual([]);
    const [entry] = await server.college.db.select().from(auditEntry);
    expect(entry).toMatchObject({ action: "payment_plan.delete", after: null });
    await call("delete", `${id}/?revision=1`).expect(404);
  });

  it("keeps the department of a plan", async () => {
    const empty = await departmentCalled(server.college, "Dental Therapy");
    await createPlan(server.college, { sessionId, departmentId: empty.id });
    const { body } = await request(server.url)
      .delete(`/result/departments/${empty.id}/?revision=1`)
      .set({ authorization: admin.authorization })
      .expect(409);
    expect(body.detail).toContain("1 instalment plan");
  });
});

describe("copying plans", () => {
  const copy = (body: object) => call("post", "copy/").send(body);

  it("moves the dates by the years between, and leaves the plans that are there", async () => {
    const { db } = server.college;
    await createPlan(server.college, { sessionId });
    await createPlan(server.college, { sessionId, level: 100 });
    const [next] = await db
      .select()
      .from(academicSession)
      .where(eq(academicSession.name, "2026/2027"));
    await createPlan(server.college, { sessionId: next?.id ?? 0, level: 100 });
    const { body } = await copy({ from: "2025/2026", to: "2026/2027" }).expect(200);
    expect(body).toMatchObject({
      is_done: true,
      message: "1 plan is copied. 1 was there already and stays as it is.",
    });
    const { body: listed } = await call("get", "?session=2026/2027");
    expect(
      listed.plans.map((plan: { level: number | null; shares: { due_date: string }[] }) => [
        plan.level,
        ...plan.shares.map(({ due_date }) => due_date),
      ]),
    ).toEqual([
      [null, "2027-03-15", "2027-05-15"],
      [100, "2026-03-15", "2026-05-15"],
    ]);
    expect((await copy({ from: "2025/2026", to: "2026/2027" }).expect(400)).body).toEqual({
      to: [planTexts.allThere("2026/2027")],
    });
  });

  it("copies those of sponsors, but not of one that is not active any more", async () => {
    const { id: sponsorId } = await sponsorOf();
    await createPlan(server.college, { sessionId, level: 300 });
    await createPlan(server.college, { sessionId, level: 300, sponsorId });
    await copy({ from: "2025/2026", to: "2026/2027" }).expect(200);
    const { body } = await call("get", "?session=2026/2027");
    expect(body.plans).toMatchObject([{ sponsor: null }, { sponsor: { id: sponsorId } }]);
    await call("delete", `${body.plans[1].id}/?revision=1`).expect(200);
    await server.college.db.update(sponsor).set({ isActive: false });
    expect((await copy({ from: "2025/2026", to: "2026/2027" }).expect(400)).body).toEqual({
      to: [planTexts.allThere("2026/2027")],
    });
  });

  it("is refused at its field", async () => {
    expect((await copy({ from: "2025/2026", to: "2025/2026" }).expect(400)).body).toEqual({
      to: [planTexts.sameSession],
    });
    expect((await copy({ from: "2025/2026", to: "2026/2027" }).expect(400)).body).toEqual({
      from: [planTexts.noPlans("2025/2026")],
    });
    expect((await copy({ from: "2025/2026", to: "2040/2041" }).expect(400)).body).toEqual({
      to: [planTexts.unknownSession],
    });
  });
});

it("the bursary reads plans and changes none", async () => {
  const id = await createPlan(server.college, { sessionId });
  await call("post", "", officer).send(form).expect(403);
  await call("put", `${id}/`, officer).send({ shares, revision: 1 }).expect(403);
  await call("delete", `${id}/?revision=1`, officer).expect(403);
  await call("post", "preview/", officer).send({ id }).expect(403);
  await call("post", "copy/", officer).send({ from: "2025/2026", to: "2026/2027" }).expect(403);
  await call("get", "", officer).expect(200);
});
