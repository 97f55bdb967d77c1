import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { type FakePaystack, startFakePaystack } from "../../testing/fake-paystack.ts";
import { createPayer, creditPayment, hostelCallback, openFees } from "../../testing/payments.ts";
import { payment } from "../db/schema/payments.ts";
import { hostelLines, specifiedFees } from "./fees/amounts.ts";
import { openPayment } from "./open-payment.ts";
import { openPaystack } from "./paystack-client.ts";
import { paymentTexts } from "./texts.ts";

let fake: FakePaystack;
let server: TestCollege;

beforeAll(async () => {
  fake = await startFakePaystack();
  server = await startTestCollege({ config: fake.config });
});

afterAll(async () => {
  await server.close();
  await fake.close();
});

it("opens nothing for a fee credited since the dues were read", async () => {
  const { sessionId } = await openFees(server.college);
  const { accountId, email, matricNumber } = await createPayer(server.college);
  const provider = openPaystack({
    apiUrl: () => fake.url,
    secretKey: fake.secretKey,
    timeoutMs: 4_000,
  });
  const paid = await creditPayment(server.college, { accountId, sessionId, purpose: "hostel" });
  const opening = openPayment(
    { ...server.college, provider },
    {
      purpose: "hostel",
      accountId,
      sessionId,
      amountKobo: specifiedFees.hostelFeeKobo,
      lines: hostelLines(specifiedFees.hostelFeeKobo),
      email,
      payerNumber: matricNumber,
      item: "Hostel Fee",
      callbackUrl: hostelCallback,
    },
  );
  await expect(opening).rejects.toMatchObject({
    status: 400,
    body: { detail: paymentTexts.alreadyPaid, code: "already_paid" },
  });
  expect(fake.calls.received).toBe(0);
  const rows = await server.college.db
    .select({ id: payment.id })
    .from(payment)
    .where(eq(payment.accountId, accountId));
  expect(rows).toEqual([{ id: paid.id }]);
  await provider.close();
});
