import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { openFees, payOnline } from "../../../testing/payments.ts";
import { createStaff } from "../../../testing/staff.ts";
import { feeTexts } from "./texts.ts";

let server: TestCollege;
let office: Awaited<ReturnType<typeof createStaff>>;

beforeAll(async () => {
  server = await startTestCollege();
  await openFees(server.college);
  office = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(() => server.close());

beforeEach(() => payOnline(server.college));

const read = async () => {
  const { body } = await request(server.url)
    .get("/payment/fee-sections/")
    .set("authorization", office.authorization)
    .expect(200);
  return body;
};

const set = (place: string, body: object) =>
  request(server.url)
    .put(`/payment/fee-sections/${place}/`)
    .set("authorization", office.authorization)
    .send(body);

const addLine = (paidAt: string, section: string) =>
  request(server.url)
    .post("/payment/fee-lines/")
    .set("authorization", office.authorization)
    .send({
      stage: "returning",
      section,
      paid_at: paidAt,
      code: `${paidAt}_${section.toLowerCase()}`,
      label: "A line",
      amount: 1,
      frequency: "session",
      residency: null,
      department: null,
      position: 1,
    });

describe("a section that students may pay online as well", () => {
  it("is none at first, and is changed with an audit entry", async () => {
    expect(await read()).toEqual(
      ["first_year", "returning"].flatMap((stage) =>
        ["A", "B", "C"].map((section) => ({
          stage,
          section,
          is_paid_online: false,
          revision: 0,
        })),
      ),
    );
    const changed = await set("first_year/A", { is_paid_online: true, revision: 0 }).expect(200);
    const after = { stage: "first_year", section: "A", is_paid_online: true, revision: 1 };
    expect(changed.body).toEqual(after);
    expect((await read())[0]).toEqual(after);
    expect(await auditOf(server.college, "fee_section:first_year/A")).toMatchObject([
      {
        action: "fee_section.change",
        before: { isPaidOnline: false, revision: 0 },
        after: { isPaidOnline: true, revision: 1 },
      },
    ]);
    await set("first_year/A", { is_paid_online: false, revision: 1 }).expect(200);
    expect((await read())[0]).toMatchObject({ is_paid_online: false, revision: 2 });
  });

  it("is not overwritten by who saw an older state", async () => {
    await set("first_year/B", { is_paid_online: true, revision: 0 }).expect(200);
    const late = await set("first_year/B", { is_paid_online: false, revision: 0 }).expect(409);
    expect(late.body).toEqual({ detail: feeTexts.changedElsewhere, code: "changed_elsewhere" });
    expect((await read())[1]).toMatchObject({ is_paid_online: true, revision: 1 });
  });

  it("is never tuition", async () => {
    const tuition = await set("returning/B", { is_paid_online: true, revision: 0 }).expect(400);
    expect(tuition.body).toEqual({ is_paid_online: [feeTexts.tuitionAlready] });
    await set("returning/C", { is_paid_online: true, revision: 0 }).expect(200);
    const line = await addLine("portal", "C").expect(400);
    expect(line.body).toEqual({ paid_at: [feeTexts.paidOnline] });
    await addLine("bursary", "C").expect(201);
    await set("returning/C", { is_paid_online: false, revision: 1 }).expect(200);
    await set("returning/D", { is_paid_online: true, revision: 0 }).expect(404);
  });
});
