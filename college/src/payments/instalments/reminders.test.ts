import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPlan } from "../../../testing/instalments.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../../testing/payments.ts";
import { mailTo } from "../../../testing/sign-ups.ts";
import { paymentPlanShare } from "../../db/schema/instalments.ts";
import { billEverybody } from "../ledger/charge-students.ts";
import { remindEverybody } from "./reminders.ts";

let server: TestCollege;
let sessionId: number;
let payer: Payer;
let prompt: Payer;

beforeAll(async () => {
  server = await startTestCollege({ now: "2026-03-01T09:00:00.000Z" });
  ({ sessionId } = await openFees(server.college));
  await createPlan(server.college, { sessionId });
  payer = await createPayer(server.college, { firstName: "Amina" });
  prompt = await createPayer(server.college);
  await createPayer(server.college, { standing: "deferred" });
  await billEverybody(server.college);
  await pay(prompt, 51_900);
});

afterAll(() => server.close());

const pay = ({ accountId }: Payer, naira: number) =>
  creditPayment(server.college, {
    accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: naira * 100,
  });

const remindOn = async (day: string) => {
  server.clock.set(`${day}T09:00:00.000Z`);
  await Promise.all([remindEverybody(server.college), remindEverybody(server.college)]);
  await remindEverybody(server.college);
};

const subjects = async ({ email }: Payer = payer) =>
  (await mailTo(server, email)).map(({ subject }) => subject);

it("a student is reminded once before a share's date, and once after it", async () => {
  await remindOn("2026-03-07");
  expect(await subjects()).toEqual([]);
  await remindOn("2026-03-08");
  await remindOn("2026-03-09");
  const coming = "Instalment 1 of 2 of your tuition is due by 15 March 2026";
  expect(await subjects()).toEqual([coming]);
  const [mail] = await mailTo(server, payer.email);
  expect(mail?.text).toContain("Dear Amina,");
  expect(mail?.text).toContain("You have to pay ₦51,900.00 by then.");
  expect(mail?.text).toContain("http://localhost:4000/student/tuition-payment");

  await remindOn("2026-03-15");
  expect(await subjects()).toEqual([coming]);
  await remindOn("2026-03-16");
  const overdue = "Instalment 1 of 2 of your tuition is overdue";
  expect(await subjects()).toEqual([coming, overdue]);
  expect(await subjects(prompt)).toEqual([]);

  await remindOn("2026-05-10");
  const second = "Instalment 2 of 2 of your tuition is due by 15 May 2026";
  expect(await subjects()).toEqual([coming, overdue, second]);
  expect((await mailTo(server, payer.email)).at(-1)?.text).toContain("₦86,500.00");
  expect(await subjects(prompt)).toEqual([second]);
  await pay(prompt, 34_600);
  await remindOn("2026-05-20");
  expect(await subjects()).toEqual([
    coming,
    overdue,
    second,
    "Instalment 2 of 2 of your tuition is overdue",
  ]);
  expect(await subjects(prompt)).toEqual([second]);
});

it("a share that moves to another date is one more", async () => {
  const before = (await subjects()).length;
  const { db } = server.college;
  await db
    .update(paymentPlanShare)
    .set({ dueDate: "2026-05-25" })
    .where(eq(paymentPlanShare.number, 2));
  await remindOn("2026-05-20");
  expect(await subjects()).toHaveLength(before + 1);
});
