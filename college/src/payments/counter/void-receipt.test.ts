import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { type Counter, counterOf } from "../../../testing/counter.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../../testing/payments.ts";
import { readPdf } from "../../../testing/pdf.ts";
import { mailTo } from "../../../testing/sign-ups.ts";
import { createStaff } from "../../../testing/staff.ts";
import { auditEntry } from "../../db/schema/staff.ts";

let server: TestCollege;
let sessionId: number;
let officer: Counter;
let colleague: Counter;
let office: Counter;
let payer: Payer;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openFees(server.college));
  const { college, url } = server;
  officer = counterOf(url, await createStaff(college, "BURSARY_OFFICER"));
  colleague = counterOf(url, await createStaff(college, "BURSARY_OFFICER"));
  office = counterOf(url, await createStaff(college, "SUPER_ADMIN"));
});

afterAll(() => server.close());

beforeEach(async () => {
  payer = await createPayer(server.college);
});

const account = async () => {
  const { body } = await request(server.url)
    .get("/payment/account/")
    .set({ authorization: payer.authorization })
    .expect(200);
  return body;
};

const take = async (sections: readonly string[], amount?: number) => {
  const items = await officer.items(payer.id, ...sections);
  const owed = items.reduce((sum, { outstanding }) => sum + outstanding, 0);
  const { body } = await officer
    .record({
      student_id: payer.id,
      method: "cash",
      amount: amount ?? owed,
      items: items.map(({ key }) => key),
    })
    .expect(201);
  return body;
};

it("counts until a second person approves its void, and then owes what it paid again", async () => {
  const { outstanding } = await account();
  const { id, number } = await take(["C"]);
  const asked = await officer.askVoid(id).expect(200);
  expect(asked.body).toMatchObject({
    state: "void_asked",
    can_ask_void: false,
    can_decide_void: false,
    voids: [{ reason: "Written for the wrong student", is_approved: null, decided_by: null }],
  });
  expect(await account()).toMatchObject({ paid: 86_500 });
  const self = await officer.decideVoid(id).expect(409);
  expect(self.body).toMatchObject({ code: "second_person" });
  expect((await colleague.receipt(id)).body).toMatchObject({ can_decide_void: true });

  const decided = await colleague.decideVoid(id).expect(200);
  expect(decided.body).toMatchObject({ state: "voided", voids: [{ is_approved: true }] });
  const after = await account();
  expect(after).toMatchObject({ paid: 0, credit: 0, outstanding });
  expect(after.receipts).toMatchObject([
    { reference: number, voided_at: server.clock.read().toISOString() },
  ]);
  expect((await officer.receipts({ state: "voided" })).body.rows).toMatchObject([{ id, number }]);

  const { body: file } = await officer.get(`/receipts/${id}/file/`).buffer().expect(200);
  expect((await readPdf(file)).text).toContain("VOID");
  const confirmed = await request(server.url).get(
    `/payment/receipt/confirm/${decided.body.receipt_code}/`,
  );
  expect(confirmed.body).toMatchObject({ voided_at: server.clock.read().toISOString() });

  const mails = await mailTo(server, payer.email);
  expect(mails.at(-1)?.subject).toBe(`Receipt ${number} of COHT is void`);

  const audited = await server.college.db
    .select({ action: auditEntry.action })
    .from(auditEntry)
    .where(eq(auditEntry.subject, `counter_receipt:${id}`))
    .orderBy(auditEntry.id);
  expect(audited.map(({ action }) => action)).toEqual([
    "counter_receipt.record",
    "counter_receipt.ask_void",
    "counter_receipt.void",
  ]);
});

it("stays when its void is declined, and can be asked for again", async () => {
  const { id } = await take(["C"]);
  await officer.askVoid(id).expect(200);
  const bare = await office.decideVoid(id, { is_approved: false }).expect(400);
  expect(bare.body).toEqual({ note: ["Say why, in 5 to 500 characters."] });
  const declined = await office
    .decideVoid(id, { is_approved: false, note: "The student is the right one" })
    .expect(200);
  expect(declined.body).toMatchObject({
    state: "valid",
    can_ask_void: true,
    voids: [{ is_approved: false, note: "The student is the right one" }],
  });
  expect(await account()).toMatchObject({ paid: 86_500 });
  const again = await office.askVoid(id, "The amount is wrong").expect(200);
  expect(again.body.voids).toHaveLength(2);
});

it("is asked for with a reason, once, and decided once", async () => {
  const { id } = await take(["C"], 500);
  const short = await officer.askVoid(id, "  no ").expect(400);
  expect(short.body).toEqual({ reason: ["Say why, in 5 to 500 characters."] });
  const early = await colleague.decideVoid(id).expect(409);
  expect(early.body).toMatchObject({ code: "changed_elsewhere" });
  await officer.askVoid(id).expect(200);
  const twice = await colleague.askVoid(id).expect(409);
  expect(twice.body).toMatchObject({ code: "changed_elsewhere" });
  await colleague.decideVoid(id).expect(200);
  await office.decideVoid(id).expect(409);
  const late = await officer.askVoid(id).expect(409);
  expect(late.body).toMatchObject({ code: "changed_elsewhere" });
  await officer.askVoid(2_147_483_647).expect(404);
  await officer.decideVoid(2_147_483_647).expect(404);
});

it("lets other credit pay what it paid", async () => {
  const { id } = await take(["C"], 40_000);
  await creditPayment(server.college, {
    accountId: payer.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: 86_500_00,
  });
  expect(await account()).toMatchObject({ credit: 40_000 });
  await officer.askVoid(id).expect(200);
  await colleague.decideVoid(id).expect(200);
  expect(await account()).toMatchObject({ credit: 0, paid: 86_500 });
});

it("takes the hostel fee back, which nobody owes who does not pay it", async () => {
  await take(["C"]);
  const { id } = await take(["hostel"]);
  await officer.askVoid(id).expect(200);
  await colleague.decideVoid(id).expect(200);
  const { sessions } = await account();
  const sections = sessions[0].sections.map(({ section }: { section: string }) => section);
  expect(sections).not.toContain("hostel");
  expect(await officer.items(payer.id, "hostel")).toMatchObject([{ key: "hostel" }]);
});

it("makes room for its slip", async () => {
  const items = await officer.items(payer.id, "C");
  const slip = {
    student_id: payer.id,
    method: "teller",
    slip_number: "TL-5512",
    amount: 500,
    items: items.map(({ key }) => key),
  };
  const { body } = await officer.record(slip).expect(201);
  await officer.record(slip).expect(400);
  await officer.askVoid(body.id).expect(200);
  await colleague.decideVoid(body.id).expect(200);
  await officer.record(slip).expect(201);
});
