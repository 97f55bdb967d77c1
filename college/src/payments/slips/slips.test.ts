import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  hasRightCheckDigit,
  shownSlipReference,
} from "../../../../rules/payments/slip-reference.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../../testing/payments.ts";
import { readPdf } from "../../../testing/pdf.ts";
import { signInAs } from "../../../testing/people.ts";
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
      })),
    });
    const other = await make("B");
    expect(other.reference).not.toBe(made.reference);
    expect((await get().expect(200)).body.slips).toEqual([other, made]);
  });

  it("is offered again for the same choice, until what is owed has changed", async () => {
    const made = await make("A", "C");
    expect(await make("C", "A")).toEqual(made);
    await creditPayment(server.college, {
      accountId: payer.accountId,
      sessionId,
      purpose: "tuition",
      amountKobo: 1_000_00,
    });
    const later = await make("A", "C");
    expect(later.id).not.toBe(made.id);
    expect(later.amount).toBe(made.amount - 1_000);
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
    await creditPayment(server.college, {
      accountId: payer.accountId,
      sessionId,
      purpose: "tuition",
      amountKobo: 86_500_00,
    });
    const { body } = await post("", { items: ["hostel"] }).expect(200);
    expect(body).toMatchObject({ amount: 25_000, lines: [{ label: "Hostel fee" }] });
    // It is charged when it is paid.
    const charges = await server.college.db
      .select()
      .from(charge)
      .where(eq(charge.accountId, payer.accountId));
    expect(charges.filter(({ section }) => section === "hostel")).toEqual([]);
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
    expect(body).toEqual({ ...made, state: "cancelled" });
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
