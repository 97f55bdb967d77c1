import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../testing/payments.ts";
import { readPdf } from "../../testing/pdf.ts";

let server: TestCollege;
let payer: Payer;
let paid: Awaited<ReturnType<typeof creditPayment>>;

beforeAll(async () => {
  server = await startTestCollege();
  const { sessionId } = await openFees(server.college);
  payer = await createPayer(server.college, { surname: "Bello", firstName: "Aisha" });
  paid = await creditPayment(server.college, {
    accountId: payer.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: 86_500_00,
  });
});

afterAll(async () => {
  await server.close();
});

const download = (who: Payer | undefined, query: object) => {
  const call = request(server.url).get("/payment/receipt/download/").query(query);
  return who === undefined ? call : call.set("authorization", who.authorization);
};

it("gives a student the receipt of their own payment, to be saved", async () => {
  const answer = await download(payer, { payment_type: "tuition", payment_id: paid.id })
    .buffer()
    .expect(200);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  expect(answer.headers["content-disposition"]).toContain('filename="tuition_receipt.pdf"');
  const { text } = await readPdf(answer.body);
  expect(text).toContain("Bello Aisha");
  expect(text).toContain("₦86,500.00");
  expect(text).toContain(paid.reference);
  expect(text).toContain(`${server.college.config.publicUrl}/receipt/${paid.receiptCode}`);
});

it("gives no receipt to others, of other kinds or of unknown payments", async () => {
  const other = await createPayer(server.college);
  const own = { payment_type: "tuition", payment_id: paid.id };
  await download(other, own).expect(404);
  await download(undefined, own).expect(401);
  await download(payer, { ...own, payment_type: "hostel" }).expect(404);
  await download(payer, { ...own, payment_id: 999_999 }).expect(404);
  await download(payer, { ...own, payment_type: "screening" }).expect(400);
  await download(payer, { ...own, payment_id: "1 or 1=1" }).expect(400);
});

it("confirms a genuine receipt by its code", async () => {
  const { body } = await request(server.url)
    .get(`/payment/receipt/confirm/${paid.receiptCode}/`)
    .expect(200);
  expect(body).toEqual({
    payer: "Bello Aisha",
    item: "Tuition Fee",
    amount: 86_500,
    session: "2025/2026",
    reference: paid.reference,
    payment_date: server.clock.read().toISOString(),
    voided_at: null,
    refunded: 0,
  });
});

it("refuses unknown codes and limits guesses", async () => {
  const attemptLimits = { perAccountAndAddress: 2, perAccount: 2, perAddress: 2 };
  const guarded = await startTestCollege({ config: { attemptLimits } });
  const guess = () => request(guarded.url).get("/payment/receipt/confirm/AAAAAAAAAAAAAAAAAAAAAA/");
  expect((await guess().expect(404)).body).toEqual({
    detail: "The college issued no such receipt.",
  });
  await guess().expect(404);
  await guess().expect(429);
  await guarded.close();
});

it("lists a student's settled payments, and only theirs", async () => {
  const list = (who: Payer) =>
    request(server.url)
      .get("/payment/student-payments/")
      .set("authorization", who.authorization)
      .expect(200);
  expect((await list(payer)).body).toEqual({
    tuition_payments: [
      {
        id: paid.id,
        amount: 86_500,
        payment_date: server.clock.read().toISOString(),
        reference: paid.reference,
      },
    ],
    hostel_payments: [],
    section_payments: [],
  });
  const other = await createPayer(server.college);
  expect((await list(other)).body).toEqual({
    tuition_payments: [],
    hostel_payments: [],
    section_payments: [],
  });
});
