import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApplicant, createApplicationSession } from "../../../testing/applicants.ts";
import { completeSections, picture } from "../../../testing/applications.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  answerOffer,
  createOffered,
  createTested,
  decisionOn,
  type SignedInApplicant,
} from "../../../testing/offers.ts";
import { readPdf, readQrCodes } from "../../../testing/pdf.ts";
import { createStudent, signInAs } from "../../../testing/people.ts";
import {
  admissionDecision,
  applicant,
  olevelSitting,
  testBatch,
} from "../../db/schema/admissions.ts";
import { storedFile } from "../../db/schema/files.ts";
import { decisionTexts } from "./texts.ts";

let server: TestCollege;
let person: SignedInApplicant;
let documentCode: string;

const portal = "http://localhost:4000";

const codeOf = async ({ id }: { readonly id: number }): Promise<string> => {
  const [row] = await server.college.db.select().from(applicant).where(eq(applicant.id, id));
  return row?.documentCode ?? "none";
};

beforeAll(async () => {
  server = await startTestCollege();
  await createApplicationSession(server.college, { name: "2026/2027" });
  person = await createTested(server.college, { otherName: "Ọláìdé" });
  await completeSections(server.college, person);
  const photo = await picture("jpeg", { width: 680, height: 500 });
  await server.college.db
    .update(storedFile)
    .set({ content: photo })
    .where(eq(storedFile.ownerAccountId, person.accountId));
  const [row] = await server.college.db.select().from(applicant).where(eq(applicant.id, person.id));
  await server.college.db
    .update(testBatch)
    .set({
      startsAt: new Date("2026-03-26T08:00:00Z"),
      endsAt: new Date("2026-03-26T10:30:00Z"),
    })
    .where(eq(testBatch.id, row?.testBatchId ?? 0));
  documentCode = await codeOf(person);
});

afterAll(() => server.close());

type Caller = { readonly authorization: string };

const get = (path: string, who: Caller) =>
  request(server.url).get(path).set({ authorization: who.authorization }).buffer();

const download = (document: string, who: Caller = person) =>
  get(`/admission/download-pdf/${document}`, who);

/** Combining marks as viewers give them back. */
const textOf = (text: string): string => text.normalize("NFC");

const read = async (bytes: Buffer) => {
  const pdf = await readPdf(bytes);
  return { ...pdf, text: textOf(pdf.text) };
};

const scheduleWords = [
  "Aptitude test schedule",
  "Remedial Admission, 2026/2027",
  "Okonkwo Ngozi Ọláìdé",
  "Community Health",
  "Thursday 26 March 2026",
  "9:00 AM - 11:30 AM",
  "Computer-Based Test Centre, Main Campus",
  "2 copies of the application printout",
  "1 photocopy of your SSCE result(s)",
  "1 photocopy of your birth certificate",
  "1 photocopy of your certificate of state of origin",
  "1 photocopy of your payment invoice",
];

const printoutWords = [
  "Application form",
  "1. Personal details",
  "Surname Okonkwo",
  "Other name Ọláìdé",
  "Maiden name –",
  "Date of birth 27 April 2006",
  "LGA Ibadan North",
  "Address 12, Ring Road, Ibadan",
  "Emergency contact Grace Okonkwo, 0803 123 4567",
  "2. Academic qualifications",
  "School Government College, Ibadan",
  "Exam WAEC 2024 Exam number 4250101001",
  "Result file Not uploaded",
  "English Language B3",
  "Physics D7",
  "3. JAMB details",
  "202512345678AB Score 210",
  "4. Declaration",
  "I declare that everything in this application is true and complete",
  "Agreed to and submitted on 10 March 2026, 10:00.",
];

describe("the aptitude test schedule", () => {
  it("has the test's applicant, time, place and requirements on one page", async () => {
    const answer = await download("?document=schedule").expect(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toContain(
      'filename="Okonkwo_Ngozi_aptitude_test_schedule.pdf"',
    );
    const { text, pages, title } = await read(answer.body);
    for (const words of [...scheduleWords, person.applicationNo]) expect(text).toContain(words);
    expect(text).not.toContain("1. Personal details");
    expect(pages).toBe(1);
    expect(title).toBe(`Aptitude test schedule ${person.applicationNo}`);
    expect(readQrCodes(answer.body)).toEqual([`${portal}/document/${documentCode}`]);
    expect(answer.body.toString("latin1")).toContain("/Lang (en)");
  });
});

describe("the application printout", () => {
  it("says everything of all four sections, with the photo", async () => {
    const answer = await download("?document=application").expect(200);
    expect(answer.headers["content-disposition"]).toContain(
      'filename="Okonkwo_Ngozi_application.pdf"',
    );
    const { text, title } = await read(answer.body);
    for (const words of [...printoutWords, person.applicationNo, person.email, person.phone]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("Bring with you");
    expect(text).not.toContain("No photo");
    expect(answer.body.toString("latin1")).toContain("/DCTDecode");
    expect(title).toBe(`Application ${person.applicationNo}`);
    expect(readQrCodes(answer.body)).toEqual([`${portal}/document/${documentCode}`]);
  });

  it("is followed by the schedule where neither is asked for", async () => {
    const { body } = await download("").expect(200);
    const { text } = await read(body);
    for (const words of [...printoutWords, ...scheduleWords]) expect(text).toContain(words);
    expect(text.indexOf("4. Declaration")).toBeLessThan(text.indexOf("Bring with you"));
    expect(readQrCodes(body)).toHaveLength(2);
  });

  it("takes two sittings of nine subjects, whatever the length of anything", async () => {
    const long = await createTested(server.college, {
      surname: "Abdulrahman-".repeat(5).slice(0, 60),
      firstName: "Chukwuemekaezeanya".repeat(4).slice(0, 60),
      otherName: "Ɗan-Ƙasim Ɓala",
      email: `${"a".repeat(64)}@${"b".repeat(60)}.example`,
    });
    await completeSections(server.college, long);
    const address = "Plot 12,\nỌ̀ṣogbo ".repeat(20).slice(0, 250);
    await server.college.db
      .update(applicant)
      .set({
        address,
        parentAddress: "x".repeat(250),
        emergencyContact: "陈 عمر 😀 ".repeat(10),
        numberOfSitting: 2,
      })
      .where(eq(applicant.id, long.id));
    const subjects = Array.from({ length: 9 }, (_, index) => ({
      name: `Agricultural Science and Animal Husbandry of the Savannah ${index}`,
      grade: "A1",
    }));
    await server.college.db.delete(olevelSitting).where(eq(olevelSitting.applicantId, long.id));
    await server.college.db.insert(olevelSitting).values(
      [1, 2].map((sitting) => ({
        applicantId: long.id,
        sitting,
        schoolName: "Government Girls' Comprehensive Secondary School ".repeat(3).slice(0, 120),
        examType: "NECO",
        examNumber: `1234567890A${sitting}`,
        year: "2025",
        subjects,
      })),
    );
    const { body } = await download("?document=application", long).expect(200);
    const { text, pages } = await read(body);
    expect(text).toContain("Ɗan-Ƙasim Ɓala");
    expect(text).toContain("First sitting");
    expect(text).toContain("Second sitting");
    expect(text.match(/of the Savannah 8/g)).toHaveLength(2);
    expect(text).toContain("No photo");
    expect(text).toContain(`Page ${pages} of ${pages}`);
    expect(pages).toBeLessThanOrEqual(4);
    await download("?document=schedule", long).expect(200);
  });

  it("says if JAMB was not sat, and omits a missing score", async () => {
    const other = await createTested(server.college);
    await completeSections(server.college, other);
    const set = (values: object) =>
      server.college.db.update(applicant).set(values).where(eq(applicant.id, other.id));
    await set({ jambScore: null });
    const unscored = await read((await download("?document=application", other).expect(200)).body);
    expect(unscored.text).toContain("Score None given");
    await set({ jambNo: "" });
    const unsat = await read((await download("?document=application", other).expect(200)).body);
    expect(unsat.text).toContain("JAMB Not sat");
  });

  it("is there only once the application is submitted, and only for applicants", async () => {
    const draft = await createApplicant(server.college);
    const early = await download("", await signInAs(server.college, draft)).expect(404);
    expect(JSON.parse(early.text)).toEqual({ detail: decisionTexts.notSubmitted });
    await download("?document=letter").expect(400);
    await download("", await signInAs(server.college, await createStudent(server.college))).expect(
      403,
    );
    await request(server.url).get("/admission/download-pdf/").expect(401);
  });
});

describe("the letter of admission", () => {
  const letter = (who: Caller) => get("/admission/admission-letter/", who);

  it("offers the department, until when, and carries a code of its own", async () => {
    const offered = await createOffered(server.college, {
      admittedTo: "Public Health",
      address: "12, Ring Road,\nIbadan",
    });
    const answer = await letter(offered).expect(200);
    expect(answer.headers["content-disposition"]).toContain(
      'filename="Okonkwo_Ngozi_admission_letter.pdf"',
    );
    const { text, pages, title } = await read(answer.body);
    for (const words of [
      "10 March 2026",
      "Okonkwo Ngozi",
      "12, Ring Road, Ibadan",
      `Application number ${offered.applicationNo}`,
      "Offer of admission to Public Health",
      "2026/2027 academic session",
      "by Tuesday 24 March 2026",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("Matric number");
    expect(pages).toBe(1);
    expect(title).toBe(`Letter of admission ${offered.applicationNo}`);
    const { letterCode } = await decisionOn(server.college, offered);
    expect(readQrCodes(answer.body)).toEqual([`${portal}/document/${letterCode}`]);
  });

  it("tells the matric number once the offer is accepted", async () => {
    const offered = await createOffered(server.college);
    const { body } = await answerOffer(server.url, offered, "accepted").expect(200);
    const { text } = await read((await letter(offered).expect(200)).body);
    expect(text).toContain(`Matric number ${body.matric_number}`);
    expect(text).toContain("You accepted this offer on 10 March 2026, 10:00.");
    expect(text).not.toContain("Please accept or decline");
  });

  it("needs an offer in force", async () => {
    expect(JSON.parse((await letter(person).expect(404)).text)).toEqual({
      detail: decisionTexts.noOffer,
    });
    const refused = await createTested(server.college);
    await server.college.db.insert(admissionDecision).values({
      applicantId: refused.id,
      outcome: "not_admitted",
      reason: "No place",
      decidedAt: server.clock.read(),
    });
    await letter(refused).expect(404);
    const declined = await createOffered(server.college);
    await answerOffer(server.url, declined, "declined").expect(200);
    await letter(declined).expect(404);
    await request(server.url).get("/admission/admission-letter/").expect(401);
  });
});

describe("confirming a document", () => {
  const confirm = (code: string | null) =>
    request(server.url).get(`/admission/document/confirm/${code}/`);

  it("describes a scanned printout or schedule without sign-in", async () => {
    const { body } = await confirm(documentCode).expect(200);
    expect(body).toEqual({
      document: "application",
      application_no: person.applicationNo,
      name: "Okonkwo Ngozi Ọláìdé",
      session: "Remedial Admission, 2026/2027",
      course: "Community Health",
      issued_at: server.clock.read().toISOString(),
    });
  });

  it("describes the letter until the offer is declined", async () => {
    const offered = await createOffered(server.college, { admittedTo: "Public Health" });
    const { letterCode } = await decisionOn(server.college, offered);
    const { body } = await confirm(letterCode).expect(200);
    expect(body).toMatchObject({
      document: "admission_letter",
      application_no: offered.applicationNo,
      course: "Public Health",
    });
    await answerOffer(server.url, offered, "declined").expect(200);
    await confirm(letterCode).expect(404);
  });

  it("confirms a letter through its last day, permanently once accepted", async () => {
    const midnight = await startTestCollege({ now: "2026-03-24T22:59:59.999Z" });
    const [kept, lapsed] = [
      await createOffered(midnight.college),
      await createOffered(midnight.college),
    ];
    await answerOffer(midnight.url, kept, "accepted").expect(200);
    const statuses = (person: SignedInApplicant) =>
      decisionOn(midnight.college, person).then(({ letterCode }) =>
        Promise.all([
          request(midnight.url).get(`/admission/document/confirm/${letterCode}/`),
          request(midnight.url)
            .get("/admission/admission-letter/")
            .set({ authorization: person.authorization }),
        ]).then((answers) => answers.map(({ status }) => status)),
      );
    expect(await statuses(lapsed)).toEqual([200, 200]);
    midnight.clock.advance({ seconds: 1 });
    expect(await statuses(lapsed)).toEqual([404, 404]);
    expect(await statuses(kept)).toEqual([200, 200]);
    await midnight.close();
  });

  it("refuses unknown codes and limits guessing", async () => {
    const attemptLimits = { perAccountAndAddress: 2, perAddress: 2 };
    const guarded = await startTestCollege({ config: { attemptLimits } });
    const guess = () =>
      request(guarded.url).get("/admission/document/confirm/AAAAAAAAAAAAAAAAAAAAAA/");
    expect((await guess().expect(404)).body).toEqual({ detail: decisionTexts.unknownDocument });
    await guess().expect(404);
    expect((await guess().expect(429)).headers["retry-after"]).toBeDefined();
    await guarded.close();
    await confirm("short").expect(404);
  });
});
