import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shownSlipReference } from "../../../../rules/payments/slip-reference.ts";
import {
  type Bank,
  bankOf,
  createBankAccount,
  createSlip,
  statementOf,
} from "../../../testing/bank.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../../testing/payments.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { readItems } from "../items.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { cancelSlip } from "./make-slip.ts";
import type { SlipRow } from "./slip.ts";

let server: TestCollege;
let sessionId: number;
let officer: TestStaff;
let bank: Bank;
let slips: Readonly<Record<"part" | "paid" | "settled" | "expired" | "cancelled", SlipRow>>;
let people: Record<string, Payer>;

beforeAll(async () => {
  server = await startTestCollege({ now: "2026-03-01T09:00:00.000Z" });
  const { college } = server;
  ({ sessionId } = await openFees(college));
  const account = await createBankAccount(college);
  people = {};
  const slipOf = async (surname: string): Promise<SlipRow> => {
    const payer = await createPayer(college, { surname });
    people[surname] = payer;
    await college.db.transaction((tx) => chargeStudents(college, tx, sessionId, [payer.accountId]));
    const items = await readItems(college.db, payer.accountId);
    return createSlip(
      college,
      payer,
      items.filter(({ section }) => section === "C").map(({ key }) => key),
    );
  };
  const expired = await slipOf("Ekpo");
  server.clock.set("2026-04-10T09:00:00.000Z");
  officer = await createStaff(college, "BURSARY_OFFICER");
  bank = bankOf(server.url, officer);
  slips = {
    expired,
    part: await slipOf("Ade"),
    paid: await slipOf("Bako"),
    settled: await slipOf("Chukwu"),
    cancelled: await slipOf("Danjuma"),
  };
  await creditPayment(college, {
    accountId: slips.settled.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: slips.settled.amountKobo,
  });
  await cancelSlip(college, slips.cancelled.accountId, slips.cancelled.id);
  await bank
    .import(
      account,
      statementOf([
        { narration: slips.part.reference, credit: 1_000, date: "09/04/2026" },
        { narration: slips.paid.reference, credit: 86_500, date: "09/04/2026" },
        { narration: slips.cancelled.reference, credit: 500, date: "09/04/2026" },
      ]),
    )
    .expect(200);
});

afterAll(() => server.close());

const get = (path = "", query: object = {}, { authorization }: TestStaff = officer) =>
  request(server.url).get(`/payment/issued-slips/${path}`).query(query).set({ authorization });

const names = async (query: object): Promise<string[]> => {
  const { body } = await get("", query).expect(200);
  expect(body.total).toBe(body.rows.length);
  return body.rows.map(({ student }: { student: { name: string } }) => student.name.split(" ")[0]);
};

describe("the list of slips", () => {
  it("has the slips of all students, the newest first", async () => {
    const { body } = await get().expect(200);
    expect(body.rows).toHaveLength(5);
    expect(body.rows.at(-1)).toEqual({
      id: slips.expired.id,
      reference: slips.expired.reference,
      state: "expired",
      amount: 86_500,
      received: 0,
      rest: 86_500,
      issued_at: "2026-03-01T09:00:00.000Z",
      expires_at: "2026-03-31T09:00:00.000Z",
      paid_at: null,
      student: {
        id: people.Ekpo?.id,
        matric_number: people.Ekpo?.matricNumber,
        name: expect.stringContaining("Ekpo"),
      },
    });
  });

  it.each([
    [{ state: "open" }, ["Ade"]],
    [{ state: "paid" }, ["Bako"]],
    [{ state: "settled" }, ["Chukwu"]],
    [{ state: "cancelled" }, ["Danjuma"]],
    [{ state: "expired" }, ["Ekpo"]],
    [{ is_part_paid: true }, ["Ade"]],
    [{ is_part_paid: false, sort: "issued_at", state: "expired" }, ["Ekpo"]],
    [{ until: "2026-03-01" }, ["Ekpo"]],
    [{ from: "2026-03-02", until: "2026-04-09" }, []],
    [{ amount_from: 86_500.01 }, []],
    [{ amount_until: 86_500, state: "paid" }, ["Bako"]],
    [{ sort: "-received", is_part_paid: false, search: "bak" }, ["Bako"]],
  ])("is narrowed: %j", async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it("finds a reference as it is printed, and students by name and number", async () => {
    const { reference } = slips.settled;
    expect(await names({ search: reference })).toEqual(["Chukwu"]);
    expect(await names({ search: shownSlipReference(reference) })).toEqual(["Chukwu"]);
    expect(await names({ search: people.Ade?.matricNumber })).toEqual(["Ade"]);
    expect(await names({ search: reference.slice(0, 11) })).toEqual([]);
    await get("", { from: "2026-02-30" }).expect(400);
  });

  it("is exported as it is filtered", async () => {
    const { text } = await get("export/", { format: "csv", state: "open" }).expect(200);
    const [, line, ...others] = text.trim().split("\r\n");
    expect(others).toEqual([]);
    expect(line).toContain(slips.part.reference);
    expect(line).toContain("86500,1000,85500,open");
  });

  it("is not for others", async () => {
    const lecturer = await createStaff(server.college, "LECTURER");
    await get("", {}, lecturer).expect(403);
    await get(`${slips.part.id}/`, {}, lecturer).expect(403);
  });
});

describe("a slip at the office", () => {
  it("has its items, and the rows that name it", async () => {
    const { body } = await get(`${slips.part.id}/`).expect(200);
    expect(body).toMatchObject({
      reference: slips.part.reference,
      state: "open",
      received: 1_000,
      rest: 85_500,
      rows: [{ amount: 1_000, state: "credited", narration: slips.part.reference }],
    });
    const owed = body.lines.reduce(
      (sum: number, { outstanding }: { outstanding: number }) => sum + outstanding,
      0,
    );
    expect(owed).toBe(85_500);
    const { body: cancelled } = await get(`${slips.cancelled.id}/`).expect(200);
    expect(cancelled).toMatchObject({
      state: "cancelled",
      rest: 0,
      rows: [{ state: "open", reason: "slip_cancelled" }],
    });
    await get("2147483647/").expect(404);
  });
});
