import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  createPayer,
  initializeTuition,
  openFees,
  paymentCalled,
} from "../../../testing/payments.ts";
import { createStaff } from "../../../testing/staff.ts";
import { feeLines } from "../../reference/fee-lines.ts";
import { feeTexts } from "./texts.ts";

type Staff = Awaited<ReturnType<typeof createStaff>>;

let server: TestCollege;
let office: Staff;
let tuitionFeeId: number;

beforeAll(async () => {
  server = await startTestCollege();
  tuitionFeeId = (await openFees(server.college)).tuitionFeeIds[100];
  office = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(async () => {
  await server.close();
});

const send = (
  method: "get" | "post" | "put" | "delete",
  path: string,
  body?: object,
  who: Pick<Staff, "authorization"> = office,
) =>
  request(server.url)[method](`/payment${path}`).set("authorization", who.authorization).send(body);

const garden = {
  stage: "first_year",
  section: "C",
  paid_at: "portal",
  code: "garden",
  label: "Herb garden",
  amount: 1_500.5,
  frequency: "once",
  residency: null,
  department: null,
  position: 20,
};

interface Line {
  readonly id: number;
  readonly code: string;
  readonly stage: string;
  readonly revision: number;
}

const lineCalled = async (code: string, stage = "first_year"): Promise<Line> => {
  const { body } = await send("get", "/fee-lines/").expect(200);
  const found = body.lines.find((line: Line) => line.code === code && line.stage === stage);
  if (found === undefined) throw new Error(`no line ${code}`);
  return found;
};

describe("the fee schedule", () => {
  it("is visible only to the office", async () => {
    const { body } = await send("get", "/fee-lines/").expect(200);
    expect(body.lines).toHaveLength(feeLines.length);
    expect(body.lines[0]).toMatchObject({ code: "acceptance", amount: 10_000, paid_at: "bursary" });
    for (const role of ["LECTURER", "EXAM_OFFICER", "ICT_SUPPORT"] as const) {
      const other = await createStaff(server.college, role);
      await send("get", "/fee-lines/", undefined, other).expect(403);
      await send("post", "/fee-lines/", garden, other).expect(403);
    }
  });

  it("charges a new line from the next payment on", async () => {
    const early = await createPayer(server.college);
    const late = await createPayer(server.college);
    const opened = await initializeTuition(server.url, early, tuitionFeeId).expect(200);
    const { body: line } = await send("post", "/fee-lines/", garden).expect(201);
    const afterwards = await initializeTuition(server.url, late, tuitionFeeId).expect(200);
    const before = await paymentCalled(server, opened.body.data.reference);
    expect(before.amountKobo).toBe(86_500_00);
    const after = await paymentCalled(server, afterwards.body.data.reference);
    expect(after.amountKobo).toBe(88_000_50);
    expect(after.lines.map(({ label }) => label)).toContain("Herb garden");
    await send("delete", `/fee-lines/${line.id}/?revision=${line.revision}`).expect(200);
    expect(await auditOf(server.college, `fee_line:${line.id}`)).toMatchObject([
      { action: "fee_line.create", actorAccountId: office.accountId, after: { amount: 1_500.5 } },
      { action: "fee_line.remove", before: { label: "Herb garden" } },
    ]);
  });

  it("refuses a change of an older revision", async () => {
    const { id, revision, ...line } = await lineCalled("sport");
    const { body } = await send("put", `/fee-lines/${id}/`, { ...line, label: "Sports", revision });
    expect(body).toMatchObject({ label: "Sports", revision: revision + 1 });
    const stale = await send("put", `/fee-lines/${id}/`, { ...line, amount: 1, revision });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: "changed_elsewhere" });
    await send("delete", `/fee-lines/${id}/?revision=${revision}`).expect(409);
    expect(await lineCalled("sport")).toMatchObject({ label: "Sports", amount: 2_000 });
  });

  it.each([
    ["another place than its section's", { paid_at: "bursary" }, "paid_at"],
    ["a department nobody has", { department: "Astrology" }, "department"],
    ["a third of a kobo", { amount: 0.333 }, "amount"],
    ["less than nothing", { amount: -1 }, "amount"],
    ["more than can be owed", { amount: 20_000_001 }, "amount"],
    ["no label", { label: " \u0000 " }, "label"],
    ["a code with capitals", { code: "Lab fee" }, "code"],
    ["a line there is", { code: "lab" }, "code"],
    ["no position", { position: 0 }, "position"],
  ])("takes no line with %s", async (_what, change, field) => {
    const { body } = await send("post", "/fee-lines/", { ...garden, ...change }).expect(400);
    expect(Object.keys(body)).toEqual([field]);
  });

  it("refuses invalid lines", async () => {
    await send("put", "/fee-lines/999999/", { ...garden, revision: 1 }).expect(404);
    await send("delete", "/fee-lines/999999/?revision=1").expect(404);
    await send("delete", "/fee-lines/1/").expect(400);
  });
});

describe("a preview", () => {
  const student = { department: "Community Health", level: 100, residency: "indigene" };

  it("shows a line's effect for one student and every department", async () => {
    const { id, revision, ...line } = await lineCalled("lab");
    const { body } = await send("post", "/fee-lines/preview/", {
      id,
      line: { ...line, amount: 12_000 },
      ...student,
    }).expect(200);
    expect(body.before.portal_total).toBe(86_500);
    expect(body.after.portal_total).toBe(88_500);
    // Pharmacy Technician has a laboratory line of its own.
    const departments = body.moved.map(({ department }: { department: string }) => department);
    expect(departments).toContain("Community Health");
    expect(departments).not.toContain("Pharmacy Technician");
    expect(await lineCalled("lab")).toMatchObject({ revision, amount: 10_000 });
  });

  it("shows a removal, and changes nothing", async () => {
    const { id } = await lineCalled("caution");
    const { body } = await send("post", "/fee-lines/preview/", { id, ...student }).expect(200);
    expect(body.before.total - body.after.total).toBe(5_000);
    expect(body.before.portal_total).toBe(body.after.portal_total);
    await lineCalled("caution");
    await send("post", "/fee-lines/preview/", { id: 999_999, ...student }).expect(404);
  });
});

describe("tuition records", () => {
  it("make tuition payable once per level, and late from a day on", async () => {
    const { body } = await send("get", "/tuition-records/").expect(200);
    expect(body.sessions).toEqual(["2025/2026"]);
    const input = { session: "2025/2026", level: 300, is_active: true, late_from: "2026-04-30" };
    const { body: record } = await send("post", "/tuition-records/", input).expect(201);
    const again = await send("post", "/tuition-records/", input).expect(400);
    expect(again.body).toEqual({ is_active: [feeTexts.activeAlready] });
    const change = { is_active: false, late_from: null, revision: record.revision };
    await send("put", `/tuition-records/${record.id}/`, change).expect(200);
    await send("put", `/tuition-records/${record.id}/`, change).expect(409);
    await send("post", "/tuition-records/", input).expect(201);
    expect(await auditOf(server.college, `tuition_fee:${record.id}`)).toMatchObject([
      { action: "tuition_record.create" },
      {
        action: "tuition_record.change",
        before: { isActive: true, lateFrom: "2026-04-30" },
        after: { isActive: false, lateFrom: null },
      },
    ]);
  });

  it.each([
    [{ session: "2031/2032" }, "session"],
    [{ level: 150 }, "level"],
    [{ late_from: "2026-02-30" }, "late_from"],
    [{ late_from: "0000-01-01" }, "late_from"],
  ])("take no %j", async (change, field) => {
    const input = { session: "2025/2026", level: 400, is_active: false, late_from: null };
    const { body } = await send("post", "/tuition-records/", { ...input, ...change }).expect(400);
    expect(Object.keys(body)).toEqual([field]);
  });
});
