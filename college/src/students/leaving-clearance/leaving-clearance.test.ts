import { and, eq, like } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ClearanceUnit } from "../../../../contract/students/leaving-clearance.ts";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { openRegistration } from "../../../testing/courses.ts";
import { callOffice } from "../../../testing/office.ts";
import { createPayer, type Payer } from "../../../testing/payments.ts";
import { readPdf, readQrCodes } from "../../../testing/pdf.ts";
import { changeOf, publishAll, sendAmendment } from "../../../testing/publications.ts";
import { createSheet, type TestSheet } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { charge } from "../../db/schema/ledger.ts";
import { mailMessage } from "../../db/schema/mail.ts";
import { student } from "../../db/schema/students.ts";

let server: TestCollege;
let running: { readonly sessionId: number; readonly semesterId: number };
let support: TestStaff;
let officer: TestStaff;
let bursar: TestStaff;
let admin: TestStaff;

beforeAll(async () => {
  server = await startTestCollege();
  running = await openRegistration(server.college);
  support = await createStaff(server.college, "ICT_SUPPORT");
  officer = await createStaff(server.college, "EXAM_OFFICER");
  bursar = await createStaff(server.college, "BURSARY_OFFICER");
  admin = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(() => server.close());

const change = (who: Payer, standing: "active" | "graduated" | "withdrawn") =>
  server.college.db.update(student).set({ standing }).where(eq(student.id, who.id));

/** A graduate with a published result. */
const graduate = async (): Promise<{ readonly who: Payer; readonly sheet: TestSheet }> => {
  const who = await createPayer(server.college);
  const sheet = await createSheet(server.college, running, {
    students: [who],
    marks: [{ ca: 30, exam: 33 }],
    state: "approved",
  });
  await publishAll(server.url, officer, sheet);
  await change(who, "graduated");
  return { who, sheet };
};

const read = (path: string, who: Payer) =>
  request(server.url).get(path).set({ authorization: who.authorization });

const own = async (who: Payer) => (await read("/student/leaving-clearance/", who).expect(200)).body;

interface Decision {
  readonly state?: string;
  readonly note?: string;
  readonly revision?: number;
}

const decide = (
  by: TestStaff,
  unit: ClearanceUnit,
  who: readonly Payer[],
  { state = "cleared", revision = 0, ...note }: Decision = {},
) =>
  callOffice(server, by, "post", `/student/leaving-clearances/${unit}/decisions/`, {
    students: who.map(({ id }) => ({ id, revision })),
    ...{ state, ...note },
  });

const clearAll = async (who: Payer) => {
  await decide(support, "library", [who]).expect(200);
  await decide(support, "hostel", [who]).expect(200);
  await decide(officer, "department", [who]).expect(200);
  const last = await decide(bursar, "bursary", [who]).expect(200);
  expect(last.body).toEqual({ changed: 1, left_out: [] });
};

const refusalOf = async (who: Payer) =>
  (await read("/result/statement-of-result/", who).expect(409)).body;

const printed = async (who: Payer, path = "/result/statement-of-result/") => {
  const { body } = await read(path, who).buffer().expect(200);
  const [address = ""] = await readQrCodes(body);
  return { ...(await readPdf(body)), address };
};

const confirm = (address: string) =>
  request(server.url).get(`/result/statements-of-result/${address.split("/").at(-1)}/`);

const mailsTo = async ({ email }: Payer) =>
  server.college.db
    .select()
    .from(mailMessage)
    .where(and(eq(mailMessage.recipient, email), like(mailMessage.subject, "Your clearance at %")));

const owe = ({ accountId }: Payer) =>
  server.college.db.insert(charge).values({
    accountId,
    sessionId: running.sessionId,
    section: "A",
    code: "library",
    label: "Library",
    amountKobo: 500_000,
    chargedAt: server.clock.read(),
  });

describe("a graduate", () => {
  it("gets a statement of result once every office has signed, and the same one again", async () => {
    const { who } = await graduate();
    expect(await refusalOf(who)).toEqual({
      code: "not_cleared",
      detail:
        "The library, the hostel, the department and the bursary have not signed you off yet.",
    });
    await clearAll(who);
    expect((await mailsTo(who)).map(({ body }) => body)).toEqual([
      expect.stringContaining("Every office of the college has signed you off."),
    ]);
    const { units, obstacle } = await own(who);
    expect(obstacle).toBeNull();
    expect(units.map((one: Record<string, unknown>) => [one.unit, one.state])).toEqual([
      ["library", "cleared"],
      ["hostel", "cleared"],
      ["department", "cleared"],
      ["bursary", "cleared"],
    ]);
    const statement = await printed(who);
    expect(statement.pages).toBe(1);
    for (const words of ["Statement of result", who.matricNumber, "3.00", "has graduated"]) {
      expect(statement.text).toContain(words);
    }
    const office = await printed(
      { ...who, ...officer },
      `/result/students/${who.id}/statement-of-result/`,
    );
    expect(office.address).toBe(statement.address);
    expect((await confirm(statement.address).expect(200)).body).toMatchObject({
      ...{ matric_number: who.matricNumber, cgpa: 3, credits_passed: 3, is_current: true },
    });
    const code = statement.address.split("/").at(-1);
    await request(server.url).get(`/result/transcripts/${code}/`).expect(404);
  });

  it("reads what an office holds, and the other offices do not", async () => {
    const { who } = await graduate();
    const note = "Two books are due";
    await decide(support, "library", [who], { state: "held" }).expect(400);
    await decide(support, "library", [who], { state: "held", note }).expect(200);
    expect((await own(who)).units[0]).toMatchObject({ unit: "library", state: "held", note });
    expect((await mailsTo(who)).map(({ body }) => body)).toEqual([expect.stringContaining(note)]);
    expect((await refusalOf(who)).detail).toContain("The library holds you");
    const seenBy = async (staff: TestStaff) =>
      (await callOffice(server, staff, "get", `/student/leaving-clearances/${who.id}/`)).body;
    expect((await seenBy(support)).units[0]).toMatchObject({ note, can_decide: true, revision: 1 });
    expect((await seenBy(bursar)).units[0]).toMatchObject({
      ...{ note: null, state: "held", can_decide: false },
    });
    expect([(await seenBy(bursar)).owed, (await seenBy(support)).owed]).toEqual([0, null]);
    expect(await auditOf(server.college, `student:${who.id}`)).toMatchObject([
      {
        action: "student.clearance",
        before: { unit: "library", state: "waiting" },
        after: { unit: "library", state: "held", note },
        reason: note,
      },
    ]);
  });

  it("who owes something is not signed off by the bursary, nor gets a statement", async () => {
    const { who } = await graduate();
    const { who: other } = await graduate();
    await owe(who);
    const answer = await decide(bursar, "bursary", [who, other]).expect(200);
    expect(answer.body).toEqual({
      changed: 1,
      left_out: [`${who.matricNumber}: ₦5,000.00 is owed.`],
    });
    await clearAll((await graduate()).who);
    const { who: later } = await graduate();
    await clearAll(later);
    await owe(later);
    expect((await refusalOf(later)).detail).toBe("Fees are owed. Ask the bursary.");
  });

  it("has no true statement after an amendment, or when the graduation is taken back", async () => {
    const { who, sheet } = await graduate();
    await clearAll(who);
    const { address } = await printed(who);
    const isCurrent = async () => (await confirm(address)).body.is_current;
    await change(who, "active");
    expect(await isCurrent()).toBe(false);
    await change(who, "graduated");
    expect(await isCurrent()).toBe(true);
    const changes = [changeOf(who, { ca: 30, exam: 40 })];
    await sendAmendment(server.url, officer, sheet, { version: 1, changes }).expect(200);
    expect(await isCurrent()).toBe(false);
    expect((await printed(who)).address).not.toBe(address);
  });
});

describe("an office", () => {
  it.each([
    ["library", "bursar"],
    ["hostel", "officer"],
    ["department", "support"],
    ["bursary", "officer"],
  ] as const)("other than the %s does not decide for it (%s)", async (unit, role) => {
    const { who } = await graduate();
    const refused = await decide({ bursar, officer, support }[role], unit, [who]).expect(409);
    expect(refused.body.code).toBe("other_office");
    await decide(admin, unit, [who]).expect(200);
  });

  it("is told of a decision that somebody else changed, and can take its own back", async () => {
    const { who } = await graduate();
    await decide(support, "library", [who]).expect(200);
    expect((await decide(admin, "library", [who], { state: "held", note: "A book" })).body).toEqual(
      {
        changed: 0,
        left_out: [`${who.matricNumber}: somebody else has decided meanwhile.`],
      },
    );
    expect((await decide(support, "library", [who], { revision: 1 })).body.left_out).toEqual([
      `${who.matricNumber}: is so already.`,
    ]);
    const back = { state: "waiting", note: "Signed the wrong line", revision: 1 };
    expect((await decide(support, "library", [who], back)).body.changed).toBe(1);
    expect((await own(who)).units[0]).toMatchObject({ state: "waiting", note: null });
  });

  it("lists those who leave, by what an office decided", async () => {
    const [{ who: first }, { who: second }] = [await graduate(), await graduate()];
    const active = await createPayer(server.college);
    const withdrawn = await createPayer(server.college);
    await change(withdrawn, "withdrawn");
    await decide(support, "library", [first]).expect(200);
    const numbers = async (filter: string) => {
      const path = `/student/leaving-clearances/?page_size=100&${filter}`;
      const { body } = await callOffice(server, support, "get", path).expect(200);
      return body.rows.map((row: { readonly matric_number: string }) => row.matric_number);
    };
    const all = await numbers("");
    expect(all).toEqual(expect.arrayContaining([first.matricNumber, withdrawn.matricNumber]));
    expect(all).not.toContain(active.matricNumber);
    const cleared = await numbers("unit=library&state=cleared");
    expect(cleared).toContain(first.matricNumber);
    expect(cleared).not.toContain(second.matricNumber);
    expect(await numbers("unit=hostel&state=waiting")).toContain(first.matricNumber);
    expect(await numbers("state=cleared")).not.toContain(first.matricNumber);
    expect(await numbers("standing=withdrawn")).toEqual([withdrawn.matricNumber]);
    expect(await numbers(`search=${second.matricNumber}`)).toEqual([second.matricNumber]);
  });

  it("leaves out who does not leave, and an active student has nothing to clear", async () => {
    const active = await createPayer(server.college);
    expect((await decide(support, "library", [active])).body).toEqual({
      changed: 0,
      left_out: [`${active.matricNumber}: is not leaving the college any more.`],
    });
    expect((await own(active)).units).toEqual([]);
    await callOffice(server, support, "get", `/student/leaving-clearances/${active.id}/`).expect(
      404,
    );
  });
});

it("who is restored is signed off anew when leaving again", async () => {
  const { who } = await graduate();
  await change(who, "withdrawn");
  await decide(support, "library", [who]).expect(200);
  const restore = (more: object) =>
    callOffice(server, admin, "post", "/student/records/standing/", {
      ...{ ids: [who.id], standing: "active", reason: "The letter was forged" },
      ...more,
    });
  const { body } = await restore({ dry_run: true }).expect(200);
  await restore({ dry_run: false, preview: body.preview }).expect(200);
  await change(who, "withdrawn");
  expect((await own(who)).units[0]).toMatchObject({ unit: "library", state: "waiting" });
});

it("who has withdrawn is signed off, but has no statement of result", async () => {
  const { who } = await graduate();
  await change(who, "withdrawn");
  await clearAll(who);
  expect((await own(who)).obstacle).toBe("A statement of result is for those who have graduated.");
  expect((await refusalOf(who)).code).toBe("not_cleared");
});
