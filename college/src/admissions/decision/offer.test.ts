import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApplicationSession } from "../../../testing/applicants.ts";
import { completeSections } from "../../../testing/applications.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { answerOffer, createOffered, createTested, decisionOn } from "../../../testing/offers.ts";
import { createStudent, signInAs } from "../../../testing/people.ts";
import { account } from "../../db/schema/accounts.ts";
import { admissionDecision, applicant, serialNumber } from "../../db/schema/admissions.ts";
import { storedFile } from "../../db/schema/files.ts";
import { student } from "../../db/schema/students.ts";
import { decisionTexts } from "./texts.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
  await createApplicationSession(server.college);
});

afterAll(() => server.close());

const studentCalled = async (matricNumber: string) => {
  const [row] = await server.college.db
    .select()
    .from(student)
    .where(eq(student.matricNumber, matricNumber));
  if (row === undefined) throw new Error(`there is no ${matricNumber}`);
  return row;
};

const studentsWith = (email: string) => server.college.db.$count(account, eq(account.email, email));

const mailTo = async (email: string) => (await server.mail()).filter(({ to }) => to === email);

const logIn = (path: string, username: string, password: string) =>
  request(server.url).post(path).send({ username, password });

describe("accepting an offer", () => {
  it("creates a level 100 student with the full profile", async () => {
    const person = await createOffered(server.college, {
      otherName: "Ọláìdé",
      admittedTo: "Public Health",
    });
    await completeSections(server.college, person);
    const answer = await answerOffer(server.url, person, "accepted").expect(200);
    const { matric_number: matricNumber } = answer.body;
    expect(answer.body.message).toBe(decisionTexts.accepted(matricNumber));
    const made = await studentCalled(matricNumber);
    const [own] = await server.college.db
      .select()
      .from(applicant)
      .where(eq(applicant.id, person.id));
    for (const field of [
      "surname",
      "firstName",
      "otherName",
      "phone",
      "sex",
      "dateOfBirth",
      "maritalStatus",
      "nationality",
      "stateOfOrigin",
      "lga",
      "bloodGroup",
      "emergencyContact",
      "address",
      "religion",
      "parentName",
      "parentPhone",
      "parentAddress",
      "maidenName",
    ] as const) {
      expect([field, made[field]]).toEqual([field, own?.[field]]);
    }
    expect(made.level).toBe(100);
    const decision = await decisionOn(server.college, person);
    expect(made.departmentId).toBe(decision.departmentId);
    expect(decision).toMatchObject({
      answer: "accepted",
      answeredAt: server.clock.read(),
      studentId: made.id,
    });
  });

  it("lets the student log in with the applicant's password", async () => {
    const person = await createOffered(server.college, { password: "Harmattan-Wind-7" });
    const { body } = await answerOffer(server.url, person, "accepted").expect(200);
    const asStudent = await logIn("/student/login/", body.matric_number, "harmattan-wind-7");
    expect(asStudent.status).toBe(200);
    expect(asStudent.body[0].data.student).toMatchObject({
      matric_number: body.matric_number,
      email: person.email,
      level: 100,
      must_change_password: false,
    });
    const asApplicant = await logIn("/admission/login", person.applicationNo, "harmattan-wind-7");
    expect(asApplicant.status).toBe(200);
  });

  it("copies the passport photo and keeps the application's", async () => {
    const person = await createOffered(server.college);
    await completeSections(server.college, person);
    const { body } = await answerOffer(server.url, person, "accepted").expect(200);
    const made = await studentCalled(body.matric_number);
    const [own] = await server.college.db
      .select()
      .from(applicant)
      .where(eq(applicant.id, person.id));
    expect(made.passportFileId).not.toBe(own?.passportFileId);
    const files = await server.college.db.select().from(storedFile);
    const fileOf = (id: string | null | undefined) => files.find((file) => file.id === id);
    expect(fileOf(made.passportFileId)?.ownerAccountId).toBe(made.accountId);
    expect(fileOf(made.passportFileId)?.content).toEqual(fileOf(own?.passportFileId)?.content);
    const { authorization } = await signInAs(server.college, made);
    await request(server.url)
      .get(`/media/passports/${made.passportFileId}.jpg`)
      .set({ authorization })
      .expect(200);
  });

  it("mails the matric number and login page only once", async () => {
    const person = await createOffered(server.college);
    const first = await answerOffer(server.url, person, "accepted").expect(200);
    server.clock.advance({ days: 60 });
    const again = await answerOffer(
      server.url,
      {
        authorization: (await signInAs(server.college, person)).authorization,
      },
      "accepted",
    ).expect(200);
    server.clock.advance({ days: -60 });
    expect(again.body).toEqual(first.body);
    const mails = await mailTo(person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Welcome to COHT");
    expect(mails[0]?.text).toContain(`Your matric number is ${first.body.matric_number}.`);
    expect(mails[0]?.text).toContain("http://localhost:4000/student/login");
    expect(await studentsWith(person.email)).toBe(2);
  });

  it("cannot be declined afterwards", async () => {
    const person = await createOffered(server.college);
    await answerOffer(server.url, person, "accepted").expect(200);
    const answer = await answerOffer(server.url, person, "declined").expect(409);
    expect(answer.body).toEqual({
      detail: decisionTexts.offerAnswered,
      code: "offer_answered",
    });
    expect((await decisionOn(server.college, person)).answer).toBe("accepted");
  });

  it("is refused while another student has the email", async () => {
    const person = await createOffered(server.college);
    const other = await createStudent(server.college, {
      email: person.email,
      matricNumber: "COHT/2021/900",
    });
    const answer = await answerOffer(server.url, person, "accepted").expect(409);
    expect(answer.body).toEqual({
      detail: decisionTexts.emailInUse(server.college.identity.supportPhone),
      code: "email_in_use",
    });
    expect(await decisionOn(server.college, person)).toMatchObject({
      answer: null,
      studentId: null,
    });
    await server.college.db
      .update(account)
      .set({ email: "somebody.else@mail.example" })
      .where(eq(account.id, other.accountId));
    await answerOffer(server.url, person, "accepted").expect(200);
  });
});

describe("a matric number", () => {
  const accept = async (name: string) => {
    const session = await createApplicationSession(server.college, { name });
    const person = await createOffered(server.college, { applicationSessionId: session.id });
    const { body } = await answerOffer(server.url, person, "accepted").expect(200);
    return body.matric_number;
  };

  it("has the school's prefix, the starting year and a number from 001", async () => {
    expect(await accept("2031/2032")).toBe("COHT/2031/001");
    expect(await accept("2031/2032")).toBe("COHT/2031/002");
    expect(await accept("2032/2033")).toBe("COHT/2032/001");
  });

  it("continues after existing and newly added students", async () => {
    await createStudent(server.college, { matricNumber: "COHT/2033/007" });
    await createStudent(server.college, { matricNumber: "COHT/2033/EX/99" });
    await createStudent(server.college, { matricNumber: "OTHER/2033/500" });
    expect(await accept("2033/2034")).toBe("COHT/2033/008");
    await createStudent(server.college, { matricNumber: "COHT/2033/120" });
    expect(await accept("2033/2034")).toBe("COHT/2033/121");
  });

  it("grows past three digits and is never reused", async () => {
    await server.college.db.insert(serialNumber).values({ series: "matric:2034", last: 999 });
    expect(await accept("2034/2035")).toBe("COHT/2034/1000");
  });
});

describe("declining an offer", () => {
  it("is recorded and creates no student", async () => {
    const person = await createOffered(server.college);
    const answer = await answerOffer(server.url, person, "declined").expect(200);
    expect(answer.body).toEqual({ message: decisionTexts.declined, matric_number: null });
    expect((await answerOffer(server.url, person, "declined").expect(200)).body).toEqual(
      answer.body,
    );
    expect(await decisionOn(server.college, person)).toMatchObject({
      answer: "declined",
      answeredAt: server.clock.read(),
      studentId: null,
    });
    expect(await studentsWith(person.email)).toBe(1);
    const other = await answerOffer(server.url, person, "accepted").expect(409);
    expect(other.body.code).toBe("offer_answered");
  });
});

describe("the last day of an offer", () => {
  it("lasts to midnight on the college's clock", async () => {
    const midnight = await startTestCollege({ now: "2026-03-24T22:59:59.999Z" });
    const inTime = await createOffered(midnight.college);
    const late = await createOffered(midnight.college);
    await answerOffer(midnight.url, inTime, "accepted").expect(200);
    midnight.clock.advance({ seconds: 1 });
    for (const answer of ["accepted", "declined"]) {
      const refused = await answerOffer(midnight.url, late, answer).expect(409);
      expect(refused.body).toEqual({
        detail: decisionTexts.offerExpired("Tuesday 24 March 2026"),
        code: "offer_expired",
      });
    }
    expect((await decisionOn(midnight.college, late)).answer).toBeNull();
    await midnight.close();
  });
});

describe("without an offer", () => {
  it("there is nothing to answer", async () => {
    const undecided = await createTested(server.college);
    expect((await answerOffer(server.url, undecided, "accepted").expect(404)).body).toEqual({
      detail: decisionTexts.noOffer,
    });
    const waiting = await createTested(server.college);
    await server.college.db.insert(admissionDecision).values({
      applicantId: waiting.id,
      outcome: "waiting_list",
      decidedAt: server.clock.read(),
    });
    await answerOffer(server.url, waiting, "accepted").expect(404);
  });

  it("no other account can answer one", async () => {
    const pupil = await signInAs(
      server.college,
      await createStudent(server.college, { matricNumber: "COHT/2021/901" }),
    );
    await answerOffer(server.url, pupil, "accepted").expect(403);
    await request(server.url)
      .post("/admission/offer/answer/")
      .send({ answer: "accepted" })
      .expect(401);
    const person = await createOffered(server.college);
    await answerOffer(server.url, person, "perhaps").expect(400);
  });
});
