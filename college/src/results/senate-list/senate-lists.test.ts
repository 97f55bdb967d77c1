import { and, eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { openRegistration } from "../../../testing/courses.ts";
import { createGraduate } from "../../../testing/graduates.ts";
import { callOffice } from "../../../testing/office.ts";
import { readPdf } from "../../../testing/pdf.ts";
import { signInAs, type TestStudent } from "../../../testing/people.ts";
import { createDepartmentWithProgramme } from "../../../testing/programmes.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { charge } from "../../db/schema/ledger.ts";
import { mailMessage } from "../../db/schema/mail.ts";
import { publishedResult } from "../../db/schema/results.ts";
import { student } from "../../db/schema/students.ts";
import { senateListTexts as texts } from "./texts.ts";

const session = "2025/2026";
const lists = "/result/senate-lists/";

let server: TestCollege;
let running: { readonly sessionId: number; readonly semesterId: number };
let officer: TestStaff;
let admin: TestStaff;

beforeAll(async () => {
  server = await startTestCollege();
  running = await openRegistration(server.college);
  officer = await createStaff(server.college, "EXAM_OFFICER");
  admin = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(() => server.close());

/** A new department's programme, whose graduates can be listed. */
const createPlace = async () => {
  const { name, first } = await createDepartmentWithProgramme(server.college);
  return { ...running, programme: first, department: name };
};

type Place = Awaited<ReturnType<typeof createPlace>>;

const send = (place: Place, by = officer) =>
  callOffice(server, by, "post", lists, { programme_id: place.programme.id, session });

const prepare = async (place: Place, by = officer): Promise<number> =>
  (await send(place, by).expect(201)).body.id;

const decide = (id: number, by: TestStaff, body: object = { is_approved: true }) =>
  callOffice(server, by, "post", `${lists}${id}/decision/`, body);

const read = async (id: number, by = officer) =>
  (await callOffice(server, by, "get", `${lists}${id}/`).expect(200)).body;

const unlisted = async (place: Place) => {
  const { body } = await callOffice(server, admin, "get", "/result/unlisted-graduates/").expect(
    200,
  );
  return body.groups.find(
    (one: { programme_id: number }) => one.programme_id === place.programme.id,
  );
};

const setPoints = (who: TestStudent & { readonly courseId: number }, pointsHundredths: number) =>
  server.college.db
    .update(publishedResult)
    .set({ pointsHundredths })
    .where(and(eq(publishedResult.studentId, who.id), eq(publishedResult.courseId, who.courseId)));

const ownApproval = async (who: TestStudent) => {
  const { authorization } = await signInAs(server.college, who);
  const { body } = await request(server.url)
    .get("/result/student-results/")
    .set({ authorization })
    .expect(200);
  return body.senate_approval;
};

describe("a list", () => {
  it("names a programme's graduates of a session by class, and is approved by somebody else", async () => {
    const place = await createPlace();
    const lower = await createGraduate(server.college, place, {
      ...{ surname: "Abiola", pointsHundredths: 260 },
    });
    const best = await createGraduate(server.college, place, { surname: "Zubair" });
    await createGraduate(server.college, await createPlace());
    expect(await unlisted(place)).toMatchObject({ session, graduates: 2, waiting_list_id: null });

    const id = await prepare(place);
    expect(await unlisted(place)).toMatchObject({ graduates: 2, waiting_list_id: id });
    expect(await read(id)).toMatchObject({
      ...{ programme: place.department, session, state: "waiting", graduates: 2, is_own: true },
      entries: [
        {
          ...{ student_id: best.id, matric_number: best.matricNumber, cgpa_hundredths: 350 },
          ...{ class_of_award: "Distinction", is_correction: false, unmet: [] },
          changed_since: false,
        },
        { student_id: lower.id, class_of_award: "Lower Credit", cgpa_hundredths: 260 },
      ],
    });
    expect(await ownApproval(best)).toBeNull();
    expect((await decide(id, officer).expect(409)).body).toEqual({
      ...{ code: "second_person", detail: texts.secondPerson },
    });
    await decide(id, admin).expect(200);
    expect(await read(id, admin)).toMatchObject({ state: "approved", is_own: false });
    expect(await ownApproval(best)).toMatchObject({ class_of_award: "Distinction" });
    expect(await unlisted(place)).toBeUndefined();
    const mails = await server.college.db
      .select()
      .from(mailMessage)
      .where(eq(mailMessage.recipient, best.email));
    expect(mails.map(({ body }) => body)).toEqual([
      expect.stringContaining("The senate of the college has approved your award."),
    ]);
    expect(await auditOf(server.college, `senate_list:${id}`)).toMatchObject([
      { action: "senate_list.prepare", actorAccountId: officer.accountId },
      { action: "senate_list.approve", actorAccountId: admin.accountId },
    ]);
    expect((await decide(id, admin).expect(409)).body.code).toBe("changed_elsewhere");
    expect((await send(place).expect(409)).body.code).toBe("no_graduates");
  });

  it("waits alone for its graduates, and makes room once it is declined", async () => {
    const place = await createPlace();
    await createGraduate(server.college, place);
    const id = await prepare(place);
    expect((await send(place, admin).expect(409)).body.code).toBe("list_waiting");
    const refused = await decide(id, admin, { is_approved: false, note: "no" }).expect(400);
    expect(refused.body).toHaveProperty("note");
    await decide(id, officer, { is_approved: false, note: "Two are missing" }).expect(200);
    expect(await read(id)).toMatchObject({ state: "declined", note: "Two are missing" });
    await prepare(place, admin);
  });

  it("says who graduated against the rule", async () => {
    const place = await createPlace();
    const one = await createGraduate(server.college, place);
    await server.college.db.insert(charge).values({
      ...{ accountId: one.accountId, sessionId: running.sessionId, section: "A" },
      ...{ code: "library", label: "Library", amountKobo: 500_000 },
      chargedAt: server.clock.read(),
    });
    expect((await read(await prepare(place))).entries).toMatchObject([
      { unmet: ["Fees are owed."] },
    ]);
  });

  it("is not approved once a result of it is amended, nor once somebody is restored", async () => {
    const place = await createPlace();
    const one = await createGraduate(server.college, place, { surname: "Okoro" });
    const first = await prepare(place);
    await setPoints(one, 300);
    expect((await read(first)).entries).toMatchObject([{ changed_since: true }]);
    const refused = await decide(first, admin).expect(409);
    expect(refused.body).toEqual({
      ...{ code: "list_outdated", detail: texts.outdated("Okoro Folake") },
    });
    expect(await ownApproval(one)).toBeNull();
    await decide(first, admin, { is_approved: false, note: "Outdated" }).expect(200);
    const next = await prepare(place);
    await server.college.db
      .update(student)
      .set({ standing: "active" })
      .where(eq(student.id, one.id));
    expect((await decide(next, admin).expect(409)).body.code).toBe("list_outdated");
  });

  it("corrects the class of a graduate whose result was amended after the approval", async () => {
    const place = await createPlace();
    const one = await createGraduate(server.college, place);
    await createGraduate(server.college, place);
    const first = await prepare(place);
    await decide(first, admin).expect(200);
    await setPoints(one, 310);
    expect((await read(first)).entries).toContainEqual(
      expect.objectContaining({
        ...{ student_id: one.id, class_of_award: "Distinction", needs_correction: true },
      }),
    );
    const second = await prepare(place, admin);
    expect((await read(second)).entries).toMatchObject([
      {
        ...{ student_id: one.id, class_of_award: "Upper Credit" },
        ...{ is_correction: true, corrected_class: "Distinction" },
      },
    ]);
    await decide(second, officer).expect(200);
    expect(await ownApproval(one)).toMatchObject({ class_of_award: "Upper Credit" });
    expect((await read(first)).entries).toContainEqual(
      expect.objectContaining({
        ...{ student_id: one.id, is_superseded: true, changed_since: false },
        needs_correction: false,
      }),
    );
  });

  it("is printed by class to be signed, and given as a table", async () => {
    const place = await createPlace();
    const one = await createGraduate(server.college, place, { surname: "Bello" });
    const id = await prepare(place);
    const print = async () => {
      const { body } = await callOffice(server, officer, "get", `${lists}${id}/pdf/`)
        .buffer()
        .expect(200);
      return (await readPdf(body)).text;
    };
    expect(await print()).toContain("State Waiting");
    await decide(id, admin).expect(200);
    const text = await print();
    for (const expected of [
      "State Approved",
      "Distinction (1)",
      one.matricNumber,
      "Bello Folake",
      "3.50",
    ]) {
      expect(text).toContain(expected);
    }
    const path = `/result/senate-list-entries/export/?list_id=${id}&format=csv`;
    const { text: csv } = await callOffice(server, admin, "get", path).expect(200);
    expect(csv).toContain(
      `1,${one.matricNumber},Bello Folake,${place.department},${session},Distinction,3.5`,
    );
  });

  it("is asked for by the exam office alone, of what there is", async () => {
    const place = await createPlace();
    for (const role of ["LECTURER", "ICT_SUPPORT", "BURSARY_OFFICER"] as const) {
      const other = await createStaff(server.college, role);
      await send(place, other).expect(403);
      await callOffice(server, other, "get", lists).expect(403);
    }
    const nowhere = { programme_id: 999_999, session };
    expect((await callOffice(server, admin, "post", lists, nowhere).expect(400)).body).toEqual({
      programme_id: [texts.noProgramme],
    });
    const never = { programme_id: place.programme.id, session: "1990/1991" };
    expect((await callOffice(server, admin, "post", lists, never).expect(400)).body).toEqual({
      session: [texts.noSession],
    });
    await callOffice(server, admin, "get", `${lists}999999/`).expect(404);
    await decide(999_999, admin).expect(404);
  });

  it("is found by its state, programme and session", async () => {
    const place = await createPlace();
    await createGraduate(server.college, place);
    const id = await prepare(place);
    const path = `${lists}?state=waiting&programme_id=${place.programme.id}&session=${session}`;
    const { body } = await callOffice(server, admin, "get", path).expect(200);
    expect(body).toMatchObject({ total: 1, rows: [{ id, graduates: 1, decided_by: null }] });
  });
});
