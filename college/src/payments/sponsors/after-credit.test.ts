import request from "supertest";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Adjustments, adjustmentsOf, linesTo } from "../../../testing/adjustments.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPlan } from "../../../testing/instalments.ts";
import { createPayer, openFees, type Payer } from "../../../testing/payments.ts";
import { type Refunds, refundsOf } from "../../../testing/refunds.ts";
import { idIn, type SponsorCalls, sponsorsOf } from "../../../testing/sponsors.ts";
import { createStaff } from "../../../testing/staff.ts";

let server: TestCollege;
let sessionId: number;
let officer: SponsorCalls;
let colleague: SponsorCalls;
let office: SponsorCalls;
let refunds: readonly [Refunds, Refunds];
let adjustments: readonly [Adjustments, Adjustments];
let payer: Payer;

const tuition = 86_500;

beforeAll(async () => {
  server = await startTestCollege();
  const { college, url } = server;
  ({ sessionId } = await openFees(college));
  const clerk = await createStaff(college, "BURSARY_OFFICER");
  const second = await createStaff(college, "BURSARY_OFFICER");
  officer = sponsorsOf(url, clerk);
  colleague = sponsorsOf(url, second);
  office = sponsorsOf(url, await createStaff(college, "SUPER_ADMIN"));
  refunds = [refundsOf(url, clerk), refundsOf(url, second)];
  adjustments = [adjustmentsOf(url, clerk), adjustmentsOf(url, second)];
});

afterAll(() => server.close());

beforeEach(async () => {
  payer = await createPayer(server.college);
});

/** A list that covers the payer alone. */
const begin = async (fields: object = {}): Promise<number> => {
  const id = idIn(await officer.begin(idIn(await office.create()), { ...fields }));
  await officer.importStudents(id, [payer.matricNumber]).expect(200);
  return id;
};

/** Credits the payer with a transfer. @returns the receipt */
const credit = async (listId: number, amount: number) => {
  const id = idIn(await officer.record(listId, { amount }));
  await officer.changeShares(id, [{ student_id: payer.id, amount }]).expect(200);
  await officer.submit(id).expect(200);
  await colleague.decide(id).expect(200);
  const { body } = await officer.shares(id).expect(200);
  const [share] = body.rows;
  return { id: share.receipt_id as number, number: share.receipt_number as string };
};

it("keeps the receipt of a sponsor whose money was paid out as a refund", async () => {
  const { id, number } = await credit(await begin(), tuition + 10_000);
  const [asking, deciding] = refunds;
  const { body: asked } = await asking
    .askForCredit({ student_id: payer.id, amount: 10_000 })
    .expect(201);
  await deciding.decide(asked.id).expect(200);
  expect((await asking.read(asked.id)).body).toMatchObject({
    lines: [{ channel: "sponsor", reference: number, amount: 10_000 }],
  });
  // Somebody asks to void it before the refund is paid out.
  await officer.askVoid(id).expect(200);
  await asking.payOut(asked.id).expect(200);
  expect((await colleague.decideVoid(id).expect(409)).body).toMatchObject({ code: "refunded" });
  const no = { is_approved: false, note: "It was refunded instead" };
  const { body: declined } = await colleague.decideVoid(id, no).expect(200);
  expect(declined).toMatchObject({ state: "valid", refunded: 10_000, can_ask_void: false });
  expect((await officer.askVoid(id).expect(409)).body).toMatchObject({ code: "refunded" });
  const { body: account } = await request(server.url)
    .get("/payment/account/")
    .set({ authorization: payer.authorization })
    .expect(200);
  expect(account).toMatchObject({ paid: tuition, credit: 0, refunded: 10_000 });
});

it("counts for the shares of a plan, so that courses are missing once theirs is paid", async () => {
  await createPlan(server.college, { sessionId });
  const listId = await begin({ coverage: "percentage", percentage: 60 });
  const missing = async () =>
    (await officer.students(listId, { missing: "not_registered" }).expect(200)).body.total;
  expect((await officer.list(listId)).body).toMatchObject({ claimed: 0.6 * tuition });
  await credit(listId, 0.6 * tuition - 1);
  expect(await missing()).toBe(0);
  await credit(listId, 1);
  expect(await missing()).toBe(1);
});

it("claims the hostel fee as an adjustment left it, and none once it was taken back", async () => {
  const listId = await begin({ sections: ["C", "hostel"] });
  const list = async () => (await officer.list(listId).expect(200)).body;
  const hostel = async () => adjustments[0].charges(payer.id, "hostel");
  const lower = async (naira: number) => {
    const lines = linesTo(naira, await hostel());
    const { body } = await adjustments[0]
      .ask({ student_id: payer.id, lines, kind: "other" })
      .expect(201);
    await adjustments[1].decide(body.id).expect(200);
  };
  expect(await list()).toMatchObject({ claimed: tuition + 25_000 });
  await credit(listId, tuition + 25_000);
  await lower(10_000);
  expect(await list()).toMatchObject({ claimed: tuition + 10_000, outstanding: 0 });
  await lower(0);
  expect(await list()).toMatchObject({ claimed: tuition, outstanding: 0 });
  // Another transfer charges no hostel fee anew.
  await credit(listId, 25_000);
  expect(await hostel()).toEqual([]);
  expect(await adjustments[0].account(payer.id)).toMatchObject({ paid: tuition, credit: 50_000 });
});
