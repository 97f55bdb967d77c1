import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createAccepted, sendPaper } from "../../../testing/entry-clearance.ts";
import { answerOffer, createOffered, decisionOn } from "../../../testing/offers.ts";
import { onePage } from "../../../testing/pdf-file.ts";
import { createStudent, signInAs } from "../../../testing/people.ts";
import { createProgramme } from "../../../testing/programmes.ts";
import { mailTo } from "../../../testing/sign-ups.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { admissionDecision } from "../../db/schema/admissions.ts";
import { entryClearance, entryPaper } from "../../db/schema/entry-clearance.ts";
import { storedFile } from "../../db/schema/files.ts";
import { student } from "../../db/schema/students.ts";
import { remindOfPapers } from "./reminders.ts";
import { entryClearanceTexts as texts, usualPapers } from "./texts.ts";

let server: TestCollege;
let admin: TestStaff;
const pdf = onePage();

beforeAll(async () => {
  server = await startTestCollege();
  admin = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(() => server.close());

type Applicant = Awaited<ReturnType<typeof createAccepted>>;

const read = (one: Pick<Applicant, "authorization">) =>
  request(server.url).get("/admission/clearance/").set({ authorization: one.authorization });

const office = (method: "get" | "put", path: string, body?: object, at = server) => {
  const sent = request(at.url)
    [method](`/admission/clearances/${path}`)
    .set({ authorization: admin.authorization });
  return body === undefined ? sent : sent.send(body);
};

const decide = (one: Pick<Applicant, "id">, number: number, body: object) =>
  office("put", `${one.id}/papers/${number}/`, { is_sighted: false, ...body });

const accepted = { revision: 1, is_accepted: true, is_sighted: true };

describe("papers after an offer is accepted", () => {
  it("are asked for, handed in, returned with a reason and handed in again", async () => {
    const one = await createAccepted(server);
    const asked = await read(one).expect(200);
    expect(asked.body).toMatchObject({ state: "missing", due_on: "2026-04-09", cleared_at: null });
    expect(asked.body.papers.map(({ name }: { name: string }) => name)).toEqual(usualPapers);
    const [welcome] = await mailTo(server, one.email);
    expect(welcome?.text).toContain("http://localhost:4000/applicant/clearance");

    await sendPaper(server, one, 2, pdf).expect(200);
    const sent = (await read(one)).body;
    expect(sent).toMatchObject({ state: "sent", papers: { 1: { number: 2, state: "sent" } } });
    const { file } = sent.papers[1];
    const download = (who: { readonly authorization: string }) =>
      request(server.url).get(file).set({ authorization: who.authorization });
    await download(one).expect(200).expect("content-type", "application/pdf");
    await download(admin).expect(200);
    await download(await createAccepted(server)).expect(404);
    await download(await createStaff(server.college, "ICT_SUPPORT")).expect(404);

    const none = await decide(one, 2, { revision: 1, is_accepted: false }).expect(400);
    expect(none.body).toEqual({ note: [texts.noteMissing] });
    const note = "The stamp cannot be read.";
    await decide(one, 2, { revision: 1, is_accepted: false, note }).expect(200);
    expect((await read(one)).body.papers[1]).toMatchObject({ state: "returned", note });
    const returned = (await mailTo(server, one.email)).at(-1);
    expect(returned?.text).toContain(note);
    expect(returned?.text).toContain(usualPapers[1]);

    await sendPaper(server, one, 2, pdf).expect(200);
    expect((await read(one)).body.papers[1]).toMatchObject({ state: "sent", note: null });
    expect(
      await server.college.db.$count(
        storedFile,
        eq(storedFile.id, file.slice("/media/papers/".length)),
      ),
    ).toBe(0);
    const outdated = await decide(one, 2, accepted).expect(409);
    expect(outdated.body.code).toBe("changed_elsewhere");
    await decide(one, 2, { ...accepted, revision: 3 }).expect(200);
    const kept = await sendPaper(server, one, 2, pdf).expect(409);
    expect(kept.body).toMatchObject({ code: "accepted" });
    expect(await auditOf(server.college, `applicant:${one.id}`)).toMatchObject([
      { action: "admission.entry_paper", reason: note, after: { state: "returned" } },
      { action: "admission.entry_paper", after: { state: "accepted", isSighted: true } },
    ]);
  });

  it.each([
    ["a number that is none", "x", 400],
    ["a paper that is not asked for", 9, 404],
  ])("are refused with %s", async (_what, number, status) => {
    const one = await createAccepted(server);
    await sendPaper(server, one, number, pdf).expect(status);
  });

  it("are refused without a file, and one that is no document", async () => {
    const one = await createAccepted(server);
    const { body } = await request(server.url)
      .post("/admission/clearance/papers/")
      .set({ authorization: one.authorization })
      .field("number", "1")
      .expect(400);
    expect(body).toEqual({ paper: [texts.missingFile] });
    await sendPaper(server, one, 1, Buffer.from("no document")).expect(400);
  });

  it("are nobody's who accepted no offer", async () => {
    const one = await createOffered(server.college);
    await read(one).expect(404);
    await sendPaper(server, one, 1, pdf).expect(404);
  });

  it("are cleared once every original was seen, and graduation waits for that", async () => {
    const one = await createAccepted(server);
    const { studentId } = await decisionOn(server.college, one);
    const requirement = async () => {
      const { body } = await request(server.url)
        .get(`/result/students/${studentId}/results/`)
        .set({ authorization: admin.authorization })
        .expect(200);
      return body.graduation.requirements.find(
        (each: { requirement: string }) => each.requirement === "clearance",
      );
    };
    expect(await requirement()).toMatchObject({ state: "missing" });
    for (const [index] of usualPapers.entries()) {
      await sendPaper(server, one, index + 1, pdf).expect(200);
      await decide(one, index + 1, { revision: 1, is_accepted: true }).expect(200);
    }
    expect((await read(one)).body.state).toBe("originals");
    for (const [index] of usualPapers.entries()) {
      await decide(one, index + 1, { ...accepted, revision: 2 }).expect(200);
    }
    expect((await read(one)).body).toMatchObject({ state: "cleared" });
    expect((await mailTo(server, one.email)).at(-1)?.subject).toContain("You are cleared");
    expect(await requirement()).toMatchObject({ state: "met" });
    const again = await decide(one, 1, { ...accepted, revision: 3 }).expect(409);
    expect(again.body.code).toBe("cleared");
  });

  it("are those that the programme named when the offer was accepted", async () => {
    const { id: programmeId } = await createProgramme(server.college, {
      department: "Community Health",
      entryPapers: ["Letter of a ward head"],
    });
    const named = await createOffered(server.college);
    const none = await createOffered(server.college);
    const { id: without } = await createProgramme(server.college, {
      department: "Community Health",
      entryPapers: [],
    });
    for (const [one, id] of [
      [named, programmeId],
      [none, without],
    ] as const) {
      await server.college.db
        .update(admissionDecision)
        .set({ programmeId: id })
        .where(eq(admissionDecision.applicantId, one.id));
      await answerOffer(server.url, one, "accepted").expect(200);
    }
    expect((await read(named)).body.papers).toMatchObject([{ name: "Letter of a ward head" }]);
    await read(none).expect(404);
  });
});

describe("the office", () => {
  it("lists clearances by state, and those that are late", async () => {
    const one = await createAccepted(server, { surname: "Lateness" });
    await sendPaper(server, one, 1, pdf).expect(200);
    const list = async (query: string) =>
      (await office("get", `?search=Lateness&${query}`).expect(200)).body.rows;
    expect(await list("state=sent")).toMatchObject([
      { id: one.id, name: "Lateness Ngozi", papers: 4, sent: 1, complete: 0, is_overdue: false },
    ]);
    expect(await list("state=missing")).toEqual([]);
    await server.college.db
      .update(entryClearance)
      .set({ dueOn: "2026-03-01" })
      .where(eq(entryClearance.applicantId, one.id));
    expect(await list("overdue=true")).toMatchObject([{ is_overdue: true }]);
    const csv = await office("get", "export/?format=csv&search=Lateness").expect(200);
    expect(csv.text).toContain("Waits for the office");
    const { body } = await office("get", `${one.id}/`).expect(200);
    expect(body).toMatchObject({
      application_no: one.applicationNo,
      papers: { 0: { revision: 1 } },
    });
    await office("get", "999999/").expect(404);
  });

  it("gives somebody more time, who gets a mail", async () => {
    const one = await createAccepted(server);
    const change = { due_on: "2026-05-01", reason: "The hospital is on strike" };
    await office("put", `${one.id}/due-on/`, { ...change, due_on: "2020-01-01" }).expect(400);
    await office("put", `${one.id}/due-on/`, change).expect(200);
    expect((await read(one)).body.due_on).toBe("2026-05-01");
    expect((await mailTo(server, one.email)).at(-1)?.text).toContain("Friday 1 May 2026");
  });
});

it("the matric number comes with the clearance where the college says so", async () => {
  const own = await startTestCollege({ config: { matricNumberAt: "clearance" } });
  const { authorization } = await createStaff(own.college, "SUPER_ADMIN");
  const one = await createOffered(own.college);
  const answer = await answerOffer(own.url, one, "accepted").expect(200);
  expect(answer.body.matric_number).toBeNull();
  const again = await answerOffer(own.url, one, "accepted").expect(200);
  expect(again.body.matric_number).toBeNull();
  expect((await mailTo(own, one.email)).at(-1)?.text).toContain("Your matric number comes when");
  expect(await decisionOn(own.college, one)).toMatchObject({ answer: "accepted", studentId: null });
  for (const [index] of usualPapers.entries()) {
    await sendPaper(own, one, index + 1, pdf).expect(200);
    await request(own.url)
      .put(`/admission/clearances/${one.id}/papers/${index + 1}/`)
      .set({ authorization })
      .send(accepted)
      .expect(200);
  }
  const { studentId } = await decisionOn(own.college, one);
  const [made] = await own.college.db
    .select()
    .from(student)
    .where(eq(student.id, studentId ?? 0));
  expect((await mailTo(own, one.email)).at(-1)?.text).toContain(made?.matricNumber);
  await own.close();
});

it("a student's email address stops the clearance that would give a matric number, and nothing is lost", async () => {
  const own = await startTestCollege({ config: { matricNumberAt: "clearance" } });
  const { authorization } = await createStaff(own.college, "SUPER_ADMIN");
  const one = await createAccepted(own);
  await createStudent(own.college, { email: one.email });
  const last = usualPapers.length;
  for (const [index] of usualPapers.entries())
    await sendPaper(own, one, index + 1, pdf).expect(200);
  const decideOwn = (number: number) =>
    request(own.url)
      .put(`/admission/clearances/${one.id}/papers/${number}/`)
      .set({ authorization })
      .send(accepted);
  for (let number = 1; number < last; number += 1) await decideOwn(number).expect(200);
  const { body } = await decideOwn(last).expect(409);
  expect(body.code).toBe("email_in_use");
  const [paper] = await own.college.db.select().from(entryPaper).where(eq(entryPaper.number, last));
  expect(paper).toMatchObject({ state: "sent", revision: 1 });
  await own.close();
});

it("who has papers missing is reminded a week before the last day, and the day before", async () => {
  const own = await startTestCollege();
  const one = await createAccepted(own);
  await sendPaper(own, one, 1, pdf).expect(200);
  const remindOn = async (day: string) => {
    own.clock.set(`${day}T09:00:00.000Z`);
    await Promise.all([remindOfPapers(own.college), remindOfPapers(own.college)]);
  };
  const reminders = async () =>
    (await mailTo(own, one.email)).filter(({ subject }) => subject.includes("clearance ends on"));
  await remindOn("2026-04-01");
  expect(await reminders()).toEqual([]);
  await remindOn("2026-04-02");
  await remindOn("2026-04-05");
  expect(await reminders()).toHaveLength(1);
  await remindOn("2026-04-08");
  await remindOn("2026-04-09");
  const [, second, ...more] = await reminders();
  expect(more).toEqual([]);
  const [missing, unseen] = second?.text.split("Bring the originals") ?? [];
  expect(missing).toContain(usualPapers[1]);
  expect(missing).not.toContain(usualPapers[0]);
  expect(unseen).toContain(usualPapers[0]);
  expect(unseen).not.toContain(usualPapers[1]);
  await remindOn("2026-04-10");
  expect(await reminders()).toHaveLength(2);
  await own.close();
});

it("a college that asks for no papers opens no clearance", async () => {
  const own = await startTestCollege({ config: { entryClearanceDays: 0 } });
  const one = await createAccepted(own);
  expect(await own.college.db.$count(entryClearance)).toBe(0);
  const { authorization } = await signInAs(own.college, one);
  await request(own.url).get("/admission/clearance/").set({ authorization }).expect(404);
  await own.close();
});
