import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../../testing/payments.ts";
import { createCalendar } from "../../../testing/people.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { tuitionFee } from "../../db/schema/payments.ts";
import { paymentTexts } from "../texts.ts";

let server: TestCollege;
let fees: Awaited<ReturnType<typeof openFees>>;

beforeAll(async () => {
  server = await startTestCollege();
  fees = await openFees(server.college, { lateFrom: "2026-03-10" });
});

afterAll(async () => {
  await server.close();
});

const get = (path: string, payer?: Payer) => {
  const call = request(server.url).get(path);
  return payer === undefined ? call : call.set("authorization", payer.authorization);
};

it("shows the schedule in naira by section, with what the portal charges", async () => {
  const payer = await createPayer(server.college, {
    department: "Pharmacy Technician",
    level: 200,
    stateOfOrigin: "Lagos",
  });
  const { body } = await get("/payment/fee-schedule/", payer).expect(200);
  expect(body).toEqual({
    session: "2025/2026",
    department: "Pharmacy Technician",
    level: 200,
    sections: [
      {
        section: "A",
        title: "School fees",
        paid_at: "external",
        lines: [{ code: "school", label: "School fees", amount: 30_000, frequency: "session" }],
        total: 30_000,
        payable_online: null,
      },
      {
        section: "B",
        title: "Other charges",
        paid_at: "portal",
        lines: expect.arrayContaining([
          { code: "lab", label: "Laboratory", amount: 25_000, frequency: "session" },
        ]),
        total: 49_000,
        payable_online: null,
      },
    ],
    tuition: {
      tuition_fee_id: fees.tuitionFeeIds[200],
      amount: 59_000,
      late_fee: 10_000,
      late_from: "2026-03-10",
      is_paid: false,
      plan: null,
    },
    hostel: { amount: 25_000, is_paid: false, obstacle: paymentTexts.tuitionFirst },
  });
});

it("knows what is paid, of this session only", async () => {
  const payer = await createPayer(server.college);
  const [earlier] = await server.college.db
    .insert(academicSession)
    .values({ name: "2024/2025" })
    .returning();
  const { accountId } = payer;
  await creditPayment(server.college, {
    accountId,
    sessionId: earlier?.id ?? 0,
    purpose: "hostel",
  });
  await creditPayment(server.college, {
    accountId,
    sessionId: fees.sessionId,
    purpose: "tuition",
  });
  const { body } = await get("/payment/fee-schedule/", payer).expect(200);
  expect([body.tuition.is_paid, body.hostel.is_paid]).toEqual([true, false]);
});

it("has no sections or record where none is defined", async () => {
  const payer = await createPayer(server.college, { department: "Nursing", level: 300 });
  const { body } = await get("/payment/fee-schedule/", payer).expect(200);
  expect(body.sections).toEqual([]);
  expect(body.tuition).toMatchObject({ tuition_fee_id: null, amount: 0, late_fee: 0 });
});

it("lists the tuition records of the student's level, the active one marked", async () => {
  const payer = await createPayer(server.college);
  const [old] = await server.college.db
    .insert(tuitionFee)
    .values({ sessionId: fees.sessionId, level: 100, isActive: false })
    .returning();
  const { body } = await get("/payment/tuition-fees/", payer).expect(200);
  expect(body).toEqual([
    { id: fees.tuitionFeeIds[100], level: 100, is_active: true },
    { id: old?.id, level: 100, is_active: false },
  ]);
});

it("charges for the running semester's session, like registration and profile", async () => {
  const between = await startTestCollege();
  const { semesterId } = await createCalendar(between.college, { name: "2024/2025" });
  const { db } = between.college;
  await db.update(academicSession).set({ isCurrent: false });
  await db.update(semester).set({ isCurrent: false });
  await createCalendar(between.college, { name: "2025/2026", isCurrent: false });
  await db.update(semester).set({ isCurrent: true }).where(eq(semester.id, semesterId));
  const payer = await createPayer(between.college);
  const { body } = await request(between.url)
    .get("/payment/fee-schedule/")
    .set("authorization", payer.authorization)
    .expect(200);
  expect(body.session).toBe("2024/2025");
  await between.close();
});

it("requires a sign-in", async () => {
  await get("/payment/fee-schedule/").expect(401);
  await get("/payment/tuition-fees/").expect(401);
});

it("says plainly that the college has no current session", async () => {
  const empty = await startTestCollege();
  const payer = await createPayer(empty.college);
  const answer = await request(empty.url)
    .get("/payment/fee-schedule/")
    .set("authorization", payer.authorization)
    .expect(404);
  expect(answer.body).toEqual({ detail: "The college has no current session." });
  await empty.close();
});
