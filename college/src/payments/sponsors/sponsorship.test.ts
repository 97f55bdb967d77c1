import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../../testing/payments.ts";
import { idIn, type SponsorCalls, sponsorsOf } from "../../../testing/sponsors.ts";
import { createStaff } from "../../../testing/staff.ts";
import { storedFile } from "../../db/schema/files.ts";
import { student } from "../../db/schema/students.ts";

let server: TestCollege;
let sessionId: number;
let officer: SponsorCalls;
let office: SponsorCalls;
let payer: Payer;
let other: Payer;
let sponsorId: number;
let listId: number;

const tuition = 86_500;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openFees(server.college));
  officer = sponsorsOf(server.url, await createStaff(server.college, "BURSARY_OFFICER"));
  office = sponsorsOf(server.url, await createStaff(server.college, "SUPER_ADMIN"));
});

afterAll(() => server.close());

beforeEach(async () => {
  payer = await createPayer(server.college);
  other = await createPayer(server.college);
  sponsorId = idIn(await office.create());
  listId = idIn(await officer.begin(sponsorId));
});

describe("a sponsor", () => {
  it("is kept by the office, with names of its own", async () => {
    const id = idIn(
      await office.create({
        name: "Students' Loan Fund",
        short_name: "LOANS",
        contact_email: "Desk@Loans.example",
        contact_phone: "0803 123 4567",
      }),
    );
    const { body } = await officer.sponsor(id).expect(200);
    expect(body).toMatchObject({
      name: "Students' Loan Fund",
      contact_email: "desk@loans.example",
      contact_phone: "+2348031234567",
      is_active: true,
      sponsorships: [],
      open_sessions: ["2025/2026"],
    });
    const twice = await office.create({ name: "students' loan FUND", short_name: "Other" });
    expect(twice).toMatchObject({ status: 400, body: { name: [expect.any(String)] } });
    const wrong = await office.create({
      name: "x",
      short_name: "",
      contact_email: "desk",
      contact_phone: "12",
    });
    expect(Object.keys(wrong.body)).toEqual([
      "name",
      "short_name",
      "contact_email",
      "contact_phone",
    ]);
    await officer.create().expect(403);
    const change = { ...body, contact_email: "", contact_phone: "", is_active: false };
    await office.put(`/sponsors/${id}/`, change).expect(200);
    const late = await office.put(`/sponsors/${id}/`, change).expect(409);
    expect(late.body).toMatchObject({ code: "changed_elsewhere" });
    expect((await officer.begin(id)).body).toMatchObject({ code: "changed_elsewhere" });
    const { body: page } = await office.get("/sponsors/", { is_active: false, search: "loan" });
    expect(page.rows).toMatchObject([{ id, lists: 0, waiting_remittances: 0 }]);
  });
});

describe("a list", () => {
  it("is one for a session, says what it covers, and is kept by the bursary", async () => {
    const { body } = await office.list(listId).expect(200);
    expect(body).toMatchObject({
      session: "2025/2026",
      sections: ["C"],
      coverage: "full",
      percentage: null,
      most: null,
      state: "open",
      students: 0,
      is_credited: false,
    });
    expect((await officer.begin(sponsorId)).body).toMatchObject({ code: "changed_elsewhere" });
    await office.begin(sponsorId).expect(403);
    const another = idIn(await office.create());
    const wrong = await officer.begin(another, {
      sections: [],
      coverage: "percentage",
      percentage: 12.5,
      deadline: "2026-02-30",
    });
    expect(Object.keys(wrong.body)).toEqual(["sections", "percentage", "deadline"]);
    const past = await officer.begin(another, { deadline: "2026-03-09" });
    expect(past.body).toEqual({ deadline: [expect.any(String)] });
    const session = await officer.begin(another, { session: "2020/2021" });
    expect(session.body).toEqual({ session: [expect.any(String)] });
  });

  it("claims what is open, a share of what is charged, or up to an amount", async () => {
    await officer.importStudents(listId, [payer.matricNumber]).expect(200);
    const { body: seen } = await officer.list(listId);
    expect(seen).toMatchObject({ students: 1, claimed: tuition, outstanding: tuition, paid: 0 });
    const change = (revision: number, fields: object) =>
      officer.put(`/sponsorships/${listId}/`, {
        sections: ["C"],
        deadline: "2026-06-30",
        is_closed: false,
        revision,
        ...fields,
      });
    await change(1, { coverage: "percentage", percentage: 40 }).expect(200);
    expect((await officer.list(listId)).body).toMatchObject({ claimed: 34_600, revision: 2 });
    await change(2, { coverage: "at_most", most: 50_000 }).expect(200);
    expect((await officer.list(listId)).body).toMatchObject({ claimed: 50_000 });
    await change(3, { coverage: "full", sections: ["C", "hostel"] }).expect(200);
    expect((await officer.list(listId)).body).toMatchObject({ claimed: tuition + 25_000 });
    const late = await change(3, { coverage: "full" }).expect(409);
    expect(late.body).toMatchObject({ code: "changed_elsewhere" });
  });

  it("takes the good numbers of a file without the bad ones, after a trial run", async () => {
    const inactive = await createPayer(server.college, { standing: "deferred" });
    const elsewhere = await createPayer(server.college);
    const rival = idIn(await office.create({ short_name: "RIVAL" }));
    const rivalList = idIn(await officer.begin(rival, { sections: ["B", "C"] }));
    await officer.importStudents(rivalList, [elsewhere.matricNumber]).expect(200);
    const numbers = [
      payer.matricNumber.toLowerCase(),
      "COHT/1999/001",
      payer.matricNumber,
      inactive.matricNumber,
      elsewhere.matricNumber,
      other.matricNumber,
    ];
    const { body: trial } = await officer
      .importStudents(listId, numbers, { dry_run: "true" })
      .expect(200);
    expect(trial).toMatchObject({ row_count: 6, imported: 0, error_count: 4 });
    expect(trial.errors).toEqual([
      { row: 3, column: "matric_number", message: "No student has this number." },
      { row: 4, column: "matric_number", message: "Row 2 has the same student." },
      { row: 5, column: "matric_number", message: "This student is not active: deferred." },
      { row: 6, column: "matric_number", message: "RIVAL covers this student in this session." },
    ]);
    expect(trial.preview).toMatchObject([
      { matric_number: payer.matricNumber, name: "Adeyemi Folake", claimed: tuition },
      { name: "", claimed: null },
      { claimed: null },
      { claimed: null },
      { claimed: null },
      { claimed: tuition },
    ]);
    const all = await officer.importStudents(listId, numbers).expect(200);
    expect(all.body).toMatchObject({ imported: 0, error_count: 4 });
    const good = { leave_out_wrong: "true", preview: trial.preview_mark };
    const unseen = await officer.importStudents(listId, numbers, { leave_out_wrong: "true" });
    expect(unseen).toMatchObject({ status: 409, body: { code: "preview_outdated" } });
    const taken = await officer.importStudents(listId, numbers, good).expect(200);
    expect(taken.body).toMatchObject({ imported: 2, error_count: 4 });
    const { body } = await officer.students(listId).expect(200);
    expect(body.rows.map((row: { matric_number: string }) => row.matric_number)).toEqual([
      payer.matricNumber,
      other.matricNumber,
    ]);
    const again = await officer.importStudents(listId, [payer.matricNumber]);
    expect(again.body.errors).toMatchObject([{ message: "This student is on the list already." }]);
  });

  it("covers no section that another list covers for the same student", async () => {
    await officer.importStudents(listId, [payer.matricNumber]).expect(200);
    const rival = idIn(await office.create());
    const rivalList = idIn(await officer.begin(rival, { sections: ["A"] }));
    await officer.importStudents(rivalList, [payer.matricNumber]).expect(200);
    const widen = await officer.put(`/sponsorships/${rivalList}/`, {
      sections: ["A", "C"],
      coverage: "full",
      deadline: "2026-06-30",
      is_closed: false,
      revision: 1,
    });
    expect(widen).toMatchObject({ status: 400, body: { sections: [expect.any(String)] } });
  });

  it("says what each student lacks, and which are ready", async () => {
    const complete = await createPayer(server.college, {
      dateOfBirth: "2004-05-06",
      phone: "+2348031234567",
    });
    const photo = { id: randomUUID(), ownerAccountId: complete.accountId };
    await server.college.db
      .insert(storedFile)
      .values({ ...photo, mediaType: "image/jpeg", content: Buffer.from("a photo") });
    await server.college.db
      .update(student)
      .set({ passportFileId: photo.id })
      .where(eq(student.id, complete.id));
    await officer.importStudents(listId, [payer.matricNumber, complete.matricNumber]).expect(200);
    const { body } = await officer.students(listId).expect(200);
    expect(body.rows).toMatchObject([
      {
        missing: ["no_photo", "incomplete_profile"],
        claimed: tuition,
        paid: 0,
        paid_on: null,
        can_remove: true,
      },
      { missing: [] },
    ]);
    const count = async (query: object) => (await officer.students(listId, query)).body.total;
    expect(await count({ is_ready: true })).toBe(1);
    expect(await count({ is_ready: false })).toBe(1);
    expect(await count({ missing: "incomplete_profile" })).toBe(1);
    expect(await count({ missing: "not_charged" })).toBe(0);
    const file = await officer
      .get("/sponsorships/students/export/", { sponsorship: listId, format: "csv" })
      .expect(200);
    expect(file.text).toContain("no passport photo, profile incomplete");
    // Nobody registers courses before tuition is paid.
    const { college } = server;
    await creditPayment(college, {
      accountId: complete.accountId,
      sessionId,
      purpose: "tuition",
      amountKobo: tuition * 100,
    });
    expect(await count({ missing: "not_registered" })).toBe(1);
  });

  it("loses a student with a reason, and takes none once it is closed", async () => {
    await officer.importStudents(listId, [payer.matricNumber]).expect(200);
    expect((await officer.remove(listId, payer.id, "no")).body).toHaveProperty("reason");
    await officer.remove(listId, payer.id).expect(200);
    await officer.remove(listId, payer.id).expect(404);
    await officer
      .put(`/sponsorships/${listId}/`, {
        sections: ["C"],
        coverage: "full",
        deadline: "2026-06-30",
        is_closed: true,
        revision: 1,
      })
      .expect(200);
    const late = await officer.importStudents(listId, [payer.matricNumber]).expect(409);
    expect(late.body).toMatchObject({ code: "wrong_state" });
  });

  it("tells its students what the sponsor is expected to pay", async () => {
    const expected = async () => {
      const { body } = await request(server.url)
        .get("/payment/account/sponsors/")
        .set({ authorization: payer.authorization })
        .expect(200);
      return body.sponsorships;
    };
    expect(await expected()).toEqual([]);
    await officer.importStudents(listId, [payer.matricNumber]).expect(200);
    expect(await expected()).toEqual([
      {
        sponsor: expect.stringContaining("Fund number"),
        session: "2025/2026",
        amount: tuition,
        deadline: "2026-06-30",
      },
    ]);
  });
});
