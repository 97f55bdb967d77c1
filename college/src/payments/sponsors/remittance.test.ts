import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { counterOf } from "../../../testing/counter.ts";
import { createPayer, ledgerOf, openFees, type Payer } from "../../../testing/payments.ts";
import { readPdf, readQrCodes } from "../../../testing/pdf.ts";
import { mailTo } from "../../../testing/sign-ups.ts";
import { idIn, type SponsorCalls, sponsorsOf } from "../../../testing/sponsors.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { remittanceShare, sponsorReceipt, sponsorRemittance } from "../../db/schema/sponsors.ts";
import { creditRemittance, sponsorCreditJob } from "./credit.ts";

let server: TestCollege;
let clerk: TestStaff;
let officer: SponsorCalls;
let colleague: SponsorCalls;
let office: SponsorCalls;
let payer: Payer;
let other: Payer;
let listId: number;

const tuition = 86_500;

beforeAll(async () => {
  server = await startTestCollege();
  await openFees(server.college);
  const { college, url } = server;
  clerk = await createStaff(college, "BURSARY_OFFICER");
  officer = sponsorsOf(url, clerk);
  colleague = sponsorsOf(url, await createStaff(college, "BURSARY_OFFICER"));
  office = sponsorsOf(url, await createStaff(college, "SUPER_ADMIN"));
});

afterAll(() => server.close());

beforeEach(async () => {
  payer = await createPayer(server.college);
  other = await createPayer(server.college);
  listId = await begin();
});

const begin = async (fields: object = {}): Promise<number> => {
  const id = idIn(await officer.begin(idIn(await office.create()), { ...fields }));
  await officer.importStudents(id, [payer.matricNumber, other.matricNumber]).expect(200);
  return id;
};

const accountOf = async ({ authorization }: Payer) => {
  const { body } = await request(server.url)
    .get("/payment/account/")
    .set({ authorization })
    .expect(200);
  return body;
};

/** A remittance of what is outstanding that waits for a second person. */
const submitted = async (fields: object = { amount: 2 * tuition }): Promise<number> => {
  const id = idIn(await officer.record(listId, { ...fields }));
  await officer.submit(id).expect(200);
  return id;
};

describe("a draft", () => {
  it("begins with what is outstanding for each student, and credits nothing", async () => {
    const { body } = await officer.record(listId, { amount: 2 * tuition }).expect(201);
    expect(body).toMatchObject({
      state: "draft",
      students: 2,
      allocated: 2 * tuition,
      unallocated: 0,
      can_change: true,
      can_decide: false,
    });
    const { body: shares } = await officer.shares(body.id).expect(200);
    expect(shares.rows).toMatchObject([
      { matric_number: payer.matricNumber, amount: tuition, outstanding: tuition },
      { matric_number: other.matricNumber, state: "planned", receipt_id: null },
    ]);
    expect(await accountOf(payer)).toMatchObject({ paid: 0 });
    await office.record(listId, { amount: 1 }).expect(403);
  });

  it("has a reference of the bank that is taken once, and a day that has come", async () => {
    await officer.record(listId, { amount: 5, bank_reference: "FT-TWICE" }).expect(201);
    const twice = await officer.record(listId, { amount: 5, bank_reference: "ft-twice" });
    expect(twice).toMatchObject({ status: 400, body: { bank_reference: [expect.any(String)] } });
    const wrong = await officer.record(listId, {
      amount: 0,
      paid_on: "2026-03-11",
      bank_reference: " ",
    });
    expect(Object.keys(wrong.body)).toEqual(["amount", "paid_on", "bank_reference"]);
  });

  it("changes in its own hands alone, share by share or by the sponsor's schedule", async () => {
    const id = idIn(await officer.record(listId, { amount: 100_000 }));
    const shares = [
      { student_id: payer.id, amount: 60_000 },
      { student_id: other.id, amount: 0 },
    ];
    const foreign = await colleague.changeShares(id, shares).expect(409);
    expect(foreign.body).toMatchObject({ code: "wrong_state" });
    const { body } = await officer.changeShares(id, shares).expect(200);
    expect(body).toMatchObject({ students: 1, allocated: 60_000, unallocated: 40_000 });
    const stranger = await createPayer(server.college);
    const unknown = await officer.changeShares(id, [{ student_id: stranger.id, amount: 5 }]);
    expect(unknown).toMatchObject({ status: 400, body: { shares: [expect.any(String)] } });

    const schedule = [
      "matric_number,amount",
      `${payer.matricNumber},"40,000.50"`,
      `${stranger.matricNumber},10`,
      `${payer.matricNumber},10`,
      `${other.matricNumber},none`,
      `${other.matricNumber},30000`,
    ].join("\n");
    const { body: trial } = await officer.importShares(id, schedule, { dry_run: "true" });
    expect(trial.errors.map(({ row }: { row: number }) => row)).toEqual([3, 4, 5, 6]);
    const right = schedule.replace(`${other.matricNumber},none\n`, "");
    const { body: second } = await officer.importShares(id, right, { dry_run: "true" });
    await officer
      .importShares(id, right, { leave_out_wrong: "true", preview: second.preview_mark })
      .expect(200);
    const { body: now } = await officer.shares(id);
    expect(now.rows).toMatchObject([{ amount: 40_000.5 }, { amount: 30_000 }]);
    expect((await officer.shares(id, { differs: false })).body.total).toBe(0);
    expect((await officer.shares(id, { differs: true })).body.total).toBe(2);
  });

  it("is handed on when its shares come to the amount, or the rest is explained", async () => {
    const id = idIn(await officer.record(listId, { amount: 100_000 }));
    const more = await officer.submit(id).expect(400);
    expect(more.body).toEqual({ amount: [expect.stringContaining("₦73,000.00")] });
    await officer.changeShares(id, [{ student_id: other.id, amount: 3_500 }]).expect(200);
    const less = await officer.submit(id).expect(400);
    expect(less.body).toEqual({ note: [expect.stringContaining("₦10,000.00")] });
    const { body } = await officer.remittance(id);
    await officer
      .put(`/sponsor-remittances/${id}/`, { ...body, note: "For a student who left" })
      .expect(200);
    expect((await officer.submit(id).expect(200)).body).toMatchObject({
      state: "waiting",
      unallocated: 10_000,
      can_change: false,
    });
    await officer.discard(id).expect(409);
    expect((await colleague.remittance(id)).body).toMatchObject({ can_decide: true });
  });

  it("is discarded, and its students can leave the list then", async () => {
    const id = idIn(await officer.record(listId, { amount: 100_000 }));
    expect((await officer.remove(listId, payer.id)).body).toMatchObject({ code: "in_use" });
    await officer.discard(id).expect(200);
    await officer.remittance(id).expect(404);
    await officer.remove(listId, payer.id).expect(200);
  });
});

describe("a remittance", () => {
  it("is approved by a second person, and then pays what the list covers of each student", async () => {
    const id = await submitted({ amount: 2 * tuition, bank_reference: "NIP/000123" });
    const self = await officer.decide(id).expect(409);
    expect(self.body).toMatchObject({ code: "second_person" });
    const { body } = await colleague.decide(id).expect(200);
    expect(body).toMatchObject({
      state: "credited",
      decided_by: "Tunde Balogun",
      credited_at: expect.any(String),
    });
    const { body: account } = await request(server.url)
      .get("/payment/account/")
      .set({ authorization: payer.authorization });
    expect(account).toMatchObject({ paid: tuition, credit: 0 });
    expect(account.receipts).toMatchObject([
      { channel: "sponsor", sponsor: expect.stringMatching(/^FUND/), amount: tuition },
    ]);
    const reference: string = account.receipts[0].reference;
    expect(reference).toMatch(/^S\d{4}-\d{6}$/);
    expect(await mailTo(server, payer.email)).toMatchObject([
      { subject: `Receipt ${reference} of COHT`, text: expect.stringContaining("₦86,500.00") },
    ]);
    expect((await office.list(listId)).body).toMatchObject({
      claimed: 2 * tuition,
      paid: 2 * tuition,
      outstanding: 0,
      is_credited: true,
    });
    const { body: students } = await officer.students(listId);
    expect(students.rows[0]).toMatchObject({ paid_on: "2026-03-09", can_remove: false });
    const again = await colleague.decide(id).expect(409);
    expect(again.body).toMatchObject({ code: "changed_elsewhere" });
    const coverage = await officer.put(`/sponsorships/${listId}/`, {
      sections: ["A"],
      coverage: "full",
      deadline: "2026-06-30",
      is_closed: false,
      revision: 1,
    });
    expect(coverage).toMatchObject({ status: 409, body: { code: "wrong_state" } });
  });

  it("credits nothing when it is declined, and its reference can be entered again", async () => {
    const id = await submitted({ amount: 2 * tuition, bank_reference: "NIP/AGAIN" });
    expect((await colleague.decide(id, { is_approved: false })).body).toHaveProperty("note");
    await colleague
      .decide(id, { is_approved: false, note: "The bank does not have it" })
      .expect(200);
    expect(await accountOf(payer)).toMatchObject({ paid: 0, receipts: [] });
    await submitted({ amount: 2 * tuition, bank_reference: "nip/again" });
  });

  it("pays a hostel fee that it covers whole, and what is over is credit", async () => {
    listId = await begin({ sections: ["A", "hostel"] });
    const { body: seen } = await officer.students(listId);
    const claimed: number = seen.rows[0].claimed;
    const id = idIn(
      await officer.record(listId, { amount: 2 * claimed + 100_000, note: "As announced" }),
    );
    await officer
      .changeShares(id, [
        { student_id: payer.id, amount: claimed + 100_000 },
        { student_id: other.id, amount: claimed - 1_000 },
      ])
      .expect(200);
    await officer.submit(id).expect(200);
    await office.decide(id).expect(200);
    const hostelOf = async (of: Payer) =>
      (await accountOf(of)).sessions[0].sections.find(
        ({ section }: { section: string }) => section === "hostel",
      );
    expect((await hostelOf(payer)).charges).toMatchObject([{ paid: 25_000, outstanding: 0 }]);
    // What is over pays tuition, which is open, and is credit then.
    expect(await accountOf(payer)).toMatchObject({ credit: 100_000 - tuition });
    // The hostel fee is paid whole or not at all.
    expect(await hostelOf(other)).toBeUndefined();
  });

  it("is written by the job where a process stopped half-way, and never twice", async () => {
    const id = await submitted();
    const { db } = server.college;
    await db
      .update(sponsorRemittance)
      .set({
        status: "approved",
        decidedBy: (await createStaff(server.college, "SUPER_ADMIN")).accountId,
        decidedAt: server.clock.read(),
      })
      .where(eq(sponsorRemittance.id, id));
    expect((await officer.remittance(id)).body).toMatchObject({ state: "crediting" });
    await Promise.all([
      sponsorCreditJob(server.college).run(),
      creditRemittance(server.college, id),
      sponsorCreditJob(server.college).run(),
    ]);
    expect((await officer.remittance(id)).body).toMatchObject({ state: "credited" });
    for (const { accountId } of [payer, other]) {
      expect(await ledgerOf(server, accountId)).toMatchObject([
        { channel: "sponsor", amountKobo: tuition * 100 },
      ]);
    }
  });

  it("does not expect again what waits, and claims less once the student has paid", async () => {
    await submitted();
    const next = await officer.record(listId, { amount: 10 }).expect(201);
    expect(next.body).toMatchObject({ students: 0, allocated: 0 });
    const counter = counterOf(server.url, clerk);
    const [item] = await counter.items(payer.id, "C");
    await counter
      .record({ student_id: payer.id, method: "cash", amount: 500, items: [item?.key] })
      .expect(201);
    expect((await officer.list(listId)).body).toMatchObject({ claimed: 2 * tuition - 500 });
  });
});

describe("a student's receipt of a sponsor", () => {
  const credited = async () => {
    await colleague.decide(await submitted()).expect(200);
    const { receipts } = await accountOf(payer);
    return receipts[0] as { id: number; reference: string };
  };

  it("is a PDF whose code confirms it, for the student and the bursary", async () => {
    const { id, reference } = await credited();
    const own = await request(server.url)
      .get(`/payment/account/receipts/${id}/file/`)
      .set({ authorization: payer.authorization })
      .expect(200);
    const { text } = await readPdf(own.body);
    expect(text).toContain("Paid by FUND");
    expect(text).toContain("Received for");
    expect(text).toContain(reference);
    await request(server.url)
      .get(`/payment/account/receipts/${id}/file/`)
      .set({ authorization: other.authorization })
      .expect(404);
    const { body } = await officer.get(`/receipts/${id}/file/`).expect(200);
    const [url = ""] = await readQrCodes(body);
    const code = url.split("/").at(-1);
    const confirmed = await request(server.url)
      .get(`/payment/receipt/confirm/${code}/`)
      .expect(200);
    expect(confirmed.body).toMatchObject({
      item: expect.stringMatching(/^Paid by FUND/),
      amount: tuition,
      session: "2025/2026",
      reference,
      voided_at: null,
    });
  });

  it("is voided by a second person, and what it paid is owed again", async () => {
    const { id, reference } = await credited();
    await officer.askVoid(id).expect(200);
    const { body: page } = await office.get("/sponsor-remittances/", { has_waiting_voids: true });
    expect(page.rows).toMatchObject([{ sponsorship_id: listId, waiting_voids: 1 }]);
    expect((await officer.decideVoid(id).expect(409)).body).toMatchObject({
      code: "second_person",
    });
    const { body } = await colleague.decideVoid(id).expect(200);
    expect(body).toMatchObject({
      number: reference,
      state: "voided",
      lines: [{ session: "2025/2026" }, ...Array(body.lines.length - 1).fill({})],
      voids: [{ is_approved: true }],
      can_ask_void: false,
    });
    expect(await accountOf(payer)).toMatchObject({ paid: 0, receipts: [{ id }] });
    expect((await officer.list(listId)).body).toMatchObject({
      paid: tuition,
      outstanding: tuition,
      unallocated: tuition,
    });
    const { body: shares } = await officer.shares(body.remittance_id, { state: "voided" });
    expect(shares.rows).toMatchObject([{ receipt_number: reference, state: "voided" }]);
    expect((await officer.askVoid(id)).body).toMatchObject({ code: "changed_elsewhere" });
  });
});

describe("the database", () => {
  it("refuses a decision by the person who entered it, and shares beyond the amount", async () => {
    const id = await submitted();
    const { db } = server.college;
    const decided = { status: "approved", decidedAt: server.clock.read() } as const;
    const change = (values: Partial<typeof sponsorRemittance.$inferInsert>) =>
      db.update(sponsorRemittance).set(values).where(eq(sponsorRemittance.id, id));
    await expect(change({ ...decided, decidedBy: clerk.accountId })).rejects.toThrow();
    await expect(change({ amountKobo: 1 })).rejects.toThrow();
    await expect(change({ status: "draft" })).rejects.toThrow();
    await expect(
      db.update(remittanceShare).set({ amountKobo: 1 }).where(eq(remittanceShare.remittanceId, id)),
    ).rejects.toThrow();
    await expect(
      db.delete(sponsorRemittance).where(eq(sponsorRemittance.id, id)),
    ).rejects.toThrow();
    const draft = idIn(await officer.record(await begin({ sections: ["A"] }), { amount: 1 }));
    await expect(
      db
        .update(sponsorRemittance)
        .set({ status: "waiting" })
        .where(eq(sponsorRemittance.id, draft)),
    ).rejects.toThrow();
  });

  it("refuses a receipt of a share that is not approved, and a second one", async () => {
    const { db } = server.college;
    const id = await submitted();
    const [share] = await db
      .select()
      .from(remittanceShare)
      .where(eq(remittanceShare.remittanceId, id));
    const write = () =>
      db.insert(sponsorReceipt).values({
        number: "S9999-999999",
        sponsor: "FUND",
        lines: [],
        receiptId: 1,
        shareId: share?.id ?? 0,
      });
    await expect(write()).rejects.toThrow();
    await colleague.decide(id).expect(200);
    const [taken] = await db
      .select()
      .from(sponsorReceipt)
      .where(eq(sponsorReceipt.shareId, share?.id ?? 0));
    await expect(write()).rejects.toThrow();
    await expect(
      db
        .update(sponsorReceipt)
        .set({ sponsor: "Another" })
        .where(eq(sponsorReceipt.receiptId, taken?.receiptId ?? 0)),
    ).rejects.toThrow();
  });
});

describe("the statement for the sponsor", () => {
  it("says what was claimed and paid, under a code that confirms it until something changes", async () => {
    await colleague
      .decide(await submitted({ amount: 2 * tuition, bank_reference: "NIP/STATEMENT" }))
      .expect(200);
    const print = async () => {
      const { body } = await officer.get(`/sponsorships/${listId}/statement/`).expect(200);
      const [url = ""] = await readQrCodes(body);
      return { text: (await readPdf(body)).text, code: url.split("/").at(-1) ?? "" };
    };
    const { text, code } = await print();
    for (const said of [payer.matricNumber, "NIP/STATEMENT", "₦173,000.00", "2026-03-09"]) {
      expect(text).toContain(said);
    }
    expect((await print()).code).toBe(code);
    const confirm = (of: string) => request(server.url).get(`/payment/sponsor-statements/${of}/`);
    expect((await confirm(code).expect(200)).body).toMatchObject({
      session: "2025/2026",
      students: 2,
      claimed: 2 * tuition,
      paid: 2 * tuition,
      outstanding: 0,
      is_current: true,
    });
    await confirm("nothing-of-the-college").expect(404);
    const third = await createPayer(server.college);
    await officer.importStudents(listId, [third.matricNumber]).expect(200);
    expect((await confirm(code)).body).toMatchObject({ is_current: false, students: 2 });
    expect((await print()).code).not.toBe(code);
  });
});
