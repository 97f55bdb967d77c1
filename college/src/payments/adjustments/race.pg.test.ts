import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Adjustments, adjustmentsOf, linesTo } from "../../../testing/adjustments.ts";
import { counterOf } from "../../../testing/counter.ts";
import { createPayer, openFees, type Payer } from "../../../testing/payments.ts";
import { type Race, startRace, statusCounts } from "../../../testing/race.ts";
import { overpayTuition, refundsOf } from "../../../testing/refunds.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { charge } from "../../db/schema/ledger.ts";
import { mailMessage } from "../../db/schema/mail.ts";

/** Two colleges on one PostgreSQL: the embedded database has one connection, and races prove nothing on it. */
let race: Race;
let sessionId: number;
let asker: TestStaff;
let deciders: readonly [TestStaff, TestStaff];
let payer: Payer;
let officer: Adjustments;

beforeAll(async () => {
  race = await startRace();
  const [{ college, url }] = race.colleges;
  ({ sessionId } = await openFees(college));
  asker = await createStaff(college, "BURSARY_OFFICER");
  deciders = [
    await createStaff(college, "BURSARY_OFFICER"),
    await createStaff(college, "SUPER_ADMIN"),
  ];
  officer = adjustmentsOf(url, asker);
});

afterAll(() => race.close());

beforeEach(async () => {
  payer = await createPayer(race.colleges[0].college);
});

const other = () => race.colleges[1].url;

const askFor = async (section: string, amount = 0): Promise<number> => {
  const charges = await officer.charges(payer.id, section);
  const { body } = await officer
    .ask({ student_id: payer.id, lines: linesTo(amount, charges) })
    .expect(201);
  return body.id;
};

/** What receipts come to is what was paid, refunded and credit together. */
const expectBalanced = async () => {
  const shown = await officer.account(payer.id);
  const received = shown.receipts.reduce(
    (sum: number, { amount }: { amount: number }) => sum + amount,
    0,
  );
  expect(shown.paid + shown.refunded + shown.credit).toBe(received);
  return shown;
};

describe("at the same moment", () => {
  it("a charge has one adjustment that waits", async () => {
    const lines = linesTo(0, await officer.charges(payer.id, "C"));
    const answers = await race.burst(4, (url) =>
      adjustmentsOf(url, asker).ask({ student_id: payer.id, lines }),
    );
    expect(statusCounts(answers)).toEqual({ 201: 1, 409: 3 });
    const key = "the same adjustment at once";
    const school = linesTo(1, await officer.charges(payer.id, "A"));
    const same = await race.burst(4, (url) =>
      adjustmentsOf(url, asker).ask({ student_id: payer.id, lines: school }, key),
    );
    expect(statusCounts(same)).toEqual({ 201: 4 });
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
  });

  it("two people decide once, and the charges are taken back once", async () => {
    await overpayTuition(race.colleges[0].college, { accountId: payer.accountId, sessionId }, 1);
    const id = await askFor("C", 10);
    const answers = await race.burst(6, (url, index) =>
      adjustmentsOf(url, deciders[index % 2 === 0 ? 0 : 1]).decide(id),
    );
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 5 });
    await expectBalanced();
    const { db } = race.colleges[0].college;
    const charges = await officer.charges(payer.id, "C");
    expect(charges.every(({ charged, paid }) => charged === 10 && paid === 10)).toBe(true);
    const taken = await db
      .select()
      .from(charge)
      .where(
        and(
          eq(charge.accountId, payer.accountId),
          eq(charge.section, "C"),
          isNotNull(charge.reversesId),
        ),
      );
    expect(taken).toHaveLength(charges.length);
    const mails = await db.select().from(mailMessage).where(eq(mailMessage.recipient, payer.email));
    expect(mails).toHaveLength(1);
  });

  it("money at the counter is credited once, whether the charge is taken back before or after", async () => {
    const [school] = await officer.charges(payer.id, "A");
    if (school === undefined) throw new Error("nothing is charged");
    const { body: asked } = await officer
      .ask({ student_id: payer.id, lines: linesTo(100, [school]) })
      .expect(201);
    const [approved, recorded] = await Promise.all([
      adjustmentsOf(other(), deciders[0]).decide(asked.id),
      counterOf(race.colleges[0].url, asker).record({
        student_id: payer.id,
        method: "cash",
        amount: school.charged,
        items: [`charge-${school.id}`],
      }),
    ]);
    expect(approved.status).toBe(200);
    // After the approval the officer chooses again: the charge is another one.
    expect([201, 400]).toContain(recorded.status);
    const shown = await expectBalanced();
    const received = recorded.status === 201 ? school.charged : 0;
    expect(shown.paid + shown.credit).toBe(received);
  });

  it("an approved refund keeps its credit", async () => {
    await overpayTuition(
      race.colleges[0].college,
      { accountId: payer.accountId, sessionId },
      10_000_00,
    );
    const id = await askFor("C");
    const refunds = refundsOf(race.colleges[0].url, asker);
    const { body: refund } = await refunds
      .askForCredit({ student_id: payer.id, amount: 10_000 })
      .expect(201);
    const [approved, reserved] = await Promise.all([
      adjustmentsOf(other(), deciders[0]).decide(id),
      refundsOf(race.colleges[0].url, deciders[1]).decide(refund.id),
    ]);
    expect([approved.status, reserved.status]).toEqual([200, 200]);
    expect(await expectBalanced()).toMatchObject({ credit: 86_500, refunded: 10_000 });
    await refunds.payOut(refund.id).expect(200);
    const shown = await expectBalanced();
    expect(shown).toMatchObject({ refunded: 10_000, free_credit: 86_500 });
  });
});
