import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { type FakePaystack, startFakePaystack } from "../../../testing/fake-paystack.ts";
import {
  createPayer,
  initializeHostel,
  initializeTuition,
  openFees,
  paymentCalled,
  verify,
} from "../../../testing/payments.ts";
import { createStaff } from "../../../testing/staff.ts";
import { sessionFee } from "../../db/schema/payments.ts";
import { billEverybody } from "../ledger/charge-students.ts";
import { feeTexts } from "./texts.ts";

let fake: FakePaystack;
let server: TestCollege;
let office: Awaited<ReturnType<typeof createStaff>>;
let fees: Awaited<ReturnType<typeof openFees>>;

beforeAll(async () => {
  fake = await startFakePaystack();
  server = await startTestCollege({ config: fake.config, now: "2026-03-10T09:00:00.000Z" });
  fees = await openFees(server.college, { lateFrom: "2026-03-01" });
  office = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(async () => {
  await server.close();
  await fake.close();
});

beforeEach(async () => {
  await server.college.db.delete(sessionFee);
});

const read = () =>
  request(server.url)
    .get("/payment/session-fees/")
    .set("authorization", office.authorization)
    .expect(200);

const set = (change: object, id = fees.sessionId) =>
  request(server.url)
    .put(`/payment/session-fees/${id}/`)
    .set("authorization", office.authorization)
    .send({ hostel_fee: 32_000.5, late_fee: 12_000, revision: 0, ...change });

const owedBy = async (payer: { readonly authorization: string }) => {
  const { body } = await request(server.url)
    .get("/payment/fee-schedule/")
    .set("authorization", payer.authorization)
    .expect(200);
  return { hostel: body.hostel.amount, late: body.tuition.late_fee };
};

describe("the hostel fee and the late fee of a session", () => {
  it("are the specified ones until the office sets others, and are audited", async () => {
    const specified = {
      id: fees.sessionId,
      session: "2025/2026",
      hostel_fee: 25_000,
      late_fee: 10_000,
      revision: 0,
    };
    expect((await read()).body).toEqual([specified]);
    const changed = { ...specified, hostel_fee: 32_000.5, late_fee: 12_000, revision: 1 };
    expect((await set({}).expect(200)).body).toEqual(changed);
    expect((await read()).body).toEqual([changed]);
    expect((await set({}).expect(409)).body).toMatchObject({ code: "changed_elsewhere" });
    await set({ revision: 1, late_fee: 9_000 }).expect(200);
    const audited = await auditOf(server.college, `academic_session:${fees.sessionId}`);
    expect(audited).toMatchObject([
      { action: "session_fees.change", before: { lateFee: 10_000 }, after: { lateFee: 12_000 } },
      { action: "session_fees.change", before: { lateFee: 12_000 }, after: { lateFee: 9_000 } },
    ]);
  });

  it("are each refused at their field, for an unknown session and to others", async () => {
    expect((await set({ hostel_fee: 0 }).expect(400)).body).toEqual({
      hostel_fee: [feeTexts.notNothing],
    });
    expect((await set({ late_fee: 10.005 }).expect(400)).body).toEqual({
      late_fee: [feeTexts.wholeKobo],
    });
    await set({}, 999_999).expect(404);
    const support = await createStaff(server.college, "ICT_SUPPORT");
    await request(server.url)
      .get("/payment/session-fees/")
      .set("authorization", support.authorization)
      .expect(403);
    expect((await read()).body[0]).toMatchObject({ revision: 0 });
  });

  it("count for what is charged afterwards, and leave alone what was charged", async () => {
    const before = await createPayer(server.college);
    await billEverybody(server.college);
    await set({}).expect(200);
    const after = await createPayer(server.college);
    await billEverybody(server.college);
    expect(await owedBy(before)).toEqual({ hostel: 32_000.5, late: 10_000 });
    expect(await owedBy(after)).toEqual({ hostel: 32_000.5, late: 12_000 });
  });

  it("leave alone a hostel fee that is paid, and credit one that was opened before", async () => {
    const payer = await createPayer(server.college);
    await initializeTuition(server.url, payer, fees.tuitionFeeIds[100]).expect(200);
    const tuition = fake.last().reference;
    fake.pay(tuition);
    await verify(server.url, "tuition", tuition).expect(200);
    await initializeHostel(server.url, payer).expect(200);
    const opened = fake.last().reference;
    await set({}).expect(200);
    expect((await initializeHostel(server.url, payer).expect(400)).body).toMatchObject({
      code: "amount_differs",
    });
    fake.pay(opened);
    await verify(server.url, "hostel", opened).expect(200);
    expect((await paymentCalled(server, opened)).status).toBe("succeeded");
    const { body } = await initializeHostel(server.url, payer, 32_000.5).expect(400);
    expect(body).toMatchObject({ code: "already_paid" });
  });
});
