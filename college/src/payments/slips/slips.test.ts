import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  hasRightCheckDigit,
  shownSlipReference,
} from "../../../../rules/payments/slip-reference.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { counterOf } from "../../../testing/counter.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../../testing/payments.ts";
import { readPdf } from "../../../testing/pdf.ts";
import { signInAs } from "../../../testing/people.ts";
import { createStaff } from "../../../testing/staff.ts";
import { bankAccount, slip } from "../../db/schema/bank.ts";
import { charge } from "../../db/schema/ledger.ts";

let server: TestCollege;
let sessionId: number;
let payer: Payer;

const today = "2026-03-10T09:00:00.000Z";

beforeAll(async () => {
  server = await startTestCollege({ now: today });
  ({ sessionId } = await openFees(server.college));
});

afterAll(() => server.close());

beforeEach(async () => {
  server.clock.set(today);
  const { db } = server.college;
  await db.delete(slip);
  await db.delete(bankAccount);
  await db.insert(bankAccount).values([
    {
      channel: "bank",
      bank: "Zenith Bank",
      accountName: "State College of Health",
      accountNumber: "1012345678",
      isActive: true,
    },
    {
      channel: "bank",
      bank: "Old Bank",
      accountName: "State College of Health",
      accountNumber: "0000000001",
      isActive: false,
    },
  ]);
  payer = await createPayer(server.college);
});

const get = (path = "", by: Pick<Payer, "authorization"> = payer) =>
  request(server.url).get(`/payment/slips/${path}`).set({ authorization: by.authorization });

const post = (path: string, body: object = {}, by: Pick<Payer, "authorization"> = payer) =>
  request(server.url)
    .post(`/payment/slips/${path}`)
    .set({ authorization: by.authorization })
    .send(body);

const keysOf = async (...sections: readonly string[]): Promise<readonly string[]> => {
  const { body } = await get().expect(200);
  return body.items
    .filter(({ section }: { section: string }) => sections.includes(section))
    .map(({ key }: { key: string }) => key);
};

/** Pays tuition online. */
const credit = (naira: number) =>
  creditPayment(server.college, {
    accountId: payer.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: naira * 100,
  });

const make = async (...sections: readonly string[]) =>
  (await post("", { items: await keysOf(...sections) }).expect(200)).body;

describe("a payment slip", () => {
  it("is for chosen items of every section, under a reference of its own", async () => {
    const { body: offered } = await get().expect(200);
    expect(offered.accounts.map(({ bank }: { bank: string }) => bank)).toEqual(["Zenith Bank"]);
    const made = await make("C", "A");
    const chosen = offered.items.filter(({ section }: { section: string }) => section !== "B");
    expect(hasRightCheckDigit(made.reference)).toBe(true);
    expect(made).toMatchObject({
      state: "open",
      amount: chosen.reduce(
        (sum: number, one: { outstanding: number }) => sum + one.outstanding,
        0,
      ),
      received: 0,
      issued_at: today,
      expires_at: "2026-04-09T09:00:00.000Z",
      paid_at: null,
      // In the order of the account, whatever the order in which they were chosen.
      lines: chosen.map(({ label, session, outstanding }: Record<string, unknown>) => ({
        session,
        label,
        amount: outstanding,
        outstanding,
      })),
    });
    const other = await make("B");
    expect(other.reference).not.toBe(made.reference);
    expect((await get().expect(200)).body.slips).toEqual([other, made]);
  });

  it("is offered again for the same choice, with what is owed of it by now", async () => {
    const made = await make("A", "C");
    expect(await make("C", "A")).toEqual(made);
    await credit(1_000);
    const later = await make("A", "C");
    expect(later).toMatchObject({ id: made.id, amount: made.amount, rest: made.amount - 1_000 });
    await credit(85_500);
    // What is left of it is the other section.
    expect((await make("A")).id).toBe(made.id);
    expect((await get().expect(200)).body.slips).toHaveLength(1);
  });

  it("shows what of its items is paid in another way, and prints the rest", async () => {
    const made = await make("C");
    await credit(1_000);
    const [slipNow] = (await get().expect(200)).body.slips;
    expect(slipNow).toMatchObject({ state: "open", received: 0, rest: 85_500 });
    const owed = slipNow.lines.map(({ outstanding }: { outstanding: number }) => outstanding);
    expect(owed.reduce((sum: number, one: number) => sum + one, 0)).toBe(85_500);
    expect(owed[0]).toBeLessThan(slipNow.lines[0].amount);
    const { body } = await get(`${made.id}/file/`).buffer().expect(200);
    const { text } = await readPdf(body);
    expect(text).toContain("Paid in another way or lowered since");
    expect(text).toContain("₦85,500.00");
  });

  it("is settled where all of its items are paid in another way, and open again after a void", async () => {
    const made = await make("A");
    const officers = [
      await createStaff(server.college, "BURSARY_OFFICER"),
      await createStaff(server.college, "SUPER_ADMIN"),
    ] as const;
    const desk = counterOf(server.url, officers[0]);
    const items = (await desk.items(payer.id, "A")).map(({ key }) => key);
    const { body: paid } = await desk
      .record({ student_id: payer.id, method: "cash", amount: made.amount, items })
      .expect(201);
    const [settled] = (await get().expect(200)).body.slips;
    expect(settled).toMatchObject({ id: made.id, state: "settled", received: 0, rest: 0 });
    expect(settled.lines.every((line: { outstanding: number }) => line.outstanding === 0)).toBe(
      true,
    );
    await get(`${made.id}/file/`).expect(404);
    expect((await post(`${made.id}/cancel/`).expect(409)).body.code).toBe("changed_elsewhere");
    await desk.askVoid(paid.id).expect(200);
    await counterOf(server.url, officers[1]).decideVoid(paid.id).expect(200);
    expect((await get().expect(200)).body.slips).toEqual([made]);
  });

  it("is one, though it is asked for twice at once", async () => {
    const items = await keysOf("C");
    const answers = await Promise.all([1, 2, 3].map(() => post("", { items }).expect(200)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it("has the hostel fee only where the student may pay it", async () => {
    expect((await post("", { items: ["hostel"] }).expect(400)).body).toEqual({
      items: ["One of these was paid or taken back meanwhile. Choose again."],
    });
    await credit(86_500);
    const { body } = await post("", { items: ["hostel"] }).expect(200);
    expect(body).toMatchObject({
      amount: 25_000,
      rest: 25_000,
      lines: [{ label: "Hostel fee", outstanding: 25_000 }],
    });
    // It is charged when it is paid.
    const charges = await server.college.db
      .select()
      .from(charge)
      .where(eq(charge.accountId, payer.accountId));
    expect(charges.filter(({ section }) => section === "hostel")).toEqual([]);
    await creditPayment(server.college, {
      accountId: payer.accountId,
      sessionId,
      purpose: "hostel",
      amountKobo: 25_000_00,
    });
    const [settled] = (await get().expect(200)).body.slips;
    expect(settled).toMatchObject({ state: "settled", lines: [{ outstanding: 0 }] });
  });

  it("expires after 30 days, and another is made for the same", async () => {
    const made = await make("C");
    server.clock.set("2026-04-09T09:00:00.000Z");
    payer = { ...payer, ...(await signInAs(server.college, payer)) };
    const { body } = await get().expect(200);
    expect(body.slips).toEqual([{ ...made, state: "expired" }]);
    expect((await make("C")).id).not.toBe(made.id);
    expect((await post(`${made.id}/cancel/`).expect(409)).body.code).toBe("changed_elsewhere");
    await get(`${made.id}/file/`).expect(404);
  });

  it("is cancelled by its student only, and as often as they press", async () => {
    const made = await make("C");
    const other = await createPayer(server.college);
    await post(`${made.id}/cancel/`, {}, other).expect(404);
    const { body } = await post(`${made.id}/cancel/`).expect(200);
    expect(body).toEqual({ ...made, state: "cancelled", rest: 0 });
    expect((await post(`${made.id}/cancel/`).expect(200)).body).toEqual(body);
    await get(`${made.id}/file/`).expect(404);
  });

  it("is refused as the eleventh open one", async () => {
    const keys = await keysOf("A", "B", "C");
    for (const key of keys.slice(0, 10)) await post("", { items: [key] }).expect(200);
    const items = keys.slice(0, 2);
    expect((await post("", { items }).expect(409)).body.code).toBe("too_many_slips");
    // One that is there is found still.
    const { body } = await post("", { items: keys.slice(0, 1) }).expect(200);
    await post(`${body.id}/cancel/`).expect(200);
    await post("", { items }).expect(200);
  });

  it("is refused while the college takes no money at a bank", async () => {
    await server.college.db.update(bankAccount).set({ isActive: false });
    const { body } = await post("", { items: await keysOf("C") }).expect(409);
    expect(body.code).toBe("no_bank_account");
  });

  it("is printed with reference, amount, items, accounts, and what to tell the cashier", async () => {
    const made = await make("C");
    const { body } = await get(`${made.id}/file/`).buffer().expect(200);
    const { text, pages } = await readPdf(body);
    for (const words of [
      shownSlipReference(made.reference),
      "₦86,500.00",
      payer.matricNumber,
      "Community Health, 100 level",
      `${made.lines[0].label}, 2025/2026`,
      "Zenith Bank",
      "1012345678",
      "State College of Health",
      "Tell the cashier to write the reference",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("Old Bank");
    expect(pages).toBe(1);
    await get(`${made.id}/file/`, await createPayer(server.college)).expect(404);
  });

  it("is changed by nothing but the receipts that name it", async () => {
    const { id } = await make("C");
    const { db } = server.college;
    await expect(db.update(slip).set({ receivedKobo: 1 }).where(eq(slip.id, id))).rejects.toThrow();
    await expect(db.update(slip).set({ amountKobo: 1 }).where(eq(slip.id, id))).rejects.toThrow();
  });
});
