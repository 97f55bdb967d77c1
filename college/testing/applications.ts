import { eq } from "drizzle-orm";
import sharp from "sharp";
import request from "supertest";
import type { College } from "../src/context.ts";
import { applicant, applicationSession, olevelSitting } from "../src/db/schema/admissions.ts";
import { storedFile } from "../src/db/schema/files.ts";
import { storeFile } from "../src/files/store.ts";
import { createApplicant, createApplicationSession, type TestApplicant } from "./applicants.ts";
import { creditPayment } from "./payments.ts";
import { signInAs } from "./people.ts";

type Fields = NonNullable<Parameters<typeof createApplicant>[1]>;

export interface Applying extends TestApplicant {
  readonly authorization: string;
}

/** A verified applicant, signed in, whose screening fee is paid. */
export const createApplying = async (college: College, fields: Fields = {}): Promise<Applying> => {
  const person = await createApplicant(college, fields);
  await payScreening(college, person);
  return { ...person, authorization: (await signInAs(college, person)).authorization };
};

/** Credits the screening fee as settlement would have. */
export const payScreening = async (
  college: College,
  { accountId, applicationSessionId }: TestApplicant,
): Promise<void> => {
  const [session] = await college.db
    .select()
    .from(applicationSession)
    .where(eq(applicationSession.id, applicationSessionId));
  if (session === undefined) throw new Error("there is no such application session");
  await creditPayment(college, {
    accountId,
    sessionId: session.academicSessionId,
    purpose: "screening",
    amountKobo: session.screeningFeeKobo,
  });
};

/** Moves a person into a session of the same year that has closed this instant. */
export const closeSession = async (college: College, { id }: TestApplicant): Promise<void> => {
  const closed = await createApplicationSession(college, { closesAt: college.clock() });
  await college.db
    .update(applicant)
    .set({ applicationSessionId: closed.id })
    .where(eq(applicant.id, id));
};

/** Personal details that are complete, as the contract names them; without phone and names, which sign-up gave. */
export const personalDetails = {
  sex: "Female",
  date_of_birth: "2006-04-27",
  marital_status: "Single",
  nationality: "Nigerian",
  state_of_origin: "Oyo",
  lga: "Ibadan North",
  blood_group: "O+",
  emergency_contact: "Grace Okonkwo, 0803 123 4567",
  address: "12, Ring Road, Ibadan",
  religion: "Christianity",
  parent_name: "Grace Okonkwo",
  parent_phone: "0803 123 4567",
  parent_address: "12, Ring Road, Ibadan",
} as const;

export const firstSitting = {
  school_name: "Government College, Ibadan",
  exam_type: "WAEC",
  year: "2024",
  exam_number: "4250101001",
  number_of_sitting: "1",
  subjects: [
    { name: "English Language", grade: "B3" },
    { name: "Mathematics", grade: "C4" },
    { name: "Biology", grade: "A1" },
    { name: "Chemistry", grade: "C6" },
    { name: "Physics", grade: "D7" },
  ],
} as const;

export const secondSitting = {
  ...firstSitting,
  exam_type: "NECO",
  year: "2025",
  exam_number: "1234567890AB",
  number_of_sitting: "2",
  exam_sitting: "2",
  subjects: [{ name: "Physics", grade: "B2" }],
} as const;

/** A small picture of one colour. */
export const picture = (
  format: "jpeg" | "png" | "webp" = "jpeg",
  { width = 400, height = 500 }: { readonly width?: number; readonly height?: number } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#0a7d6c" } })
    .toFormat(format)
    .toBuffer();

/** Writes all three sections complete, past the endpoints. */
export const completeSections = async (
  college: College,
  { id, accountId }: Pick<TestApplicant, "id" | "accountId">,
): Promise<void> => {
  await college.db.transaction(async (tx) => {
    const passportFileId = await storeFile(college, tx, accountId, {
      mediaType: "image/jpeg",
      content: Buffer.from("ffd8ff", "hex"),
    });
    await tx
      .update(applicant)
      .set({
        passportFileId,
        sex: "Female",
        dateOfBirth: personalDetails.date_of_birth,
        maritalStatus: personalDetails.marital_status,
        nationality: personalDetails.nationality,
        stateOfOrigin: personalDetails.state_of_origin,
        lga: personalDetails.lga,
        emergencyContact: personalDetails.emergency_contact,
        address: personalDetails.address,
        religion: personalDetails.religion,
        parentName: personalDetails.parent_name,
        parentPhone: "+2348031234567",
        parentAddress: personalDetails.parent_address,
        numberOfSitting: 1,
        jambNo: "202512345678AB",
        jambScore: 210,
        jambRevision: 1,
      })
      .where(eq(applicant.id, id));
    const { school_name, exam_type, exam_number, year, subjects } = firstSitting;
    await tx.insert(olevelSitting).values({
      applicantId: id,
      sitting: 1,
      schoolName: school_name,
      examType: exam_type,
      examNumber: exam_number,
      year,
      subjects,
    });
  });
};

/** How many files the college keeps of a person. */
export const filesOf = ({ db }: College, accountId: number): Promise<number> =>
  db.$count(storedFile, eq(storedFile.ownerAccountId, accountId));

/** One applicant's calls of the application form. */
export const callsOf = (url: string, { authorization }: { readonly authorization: string }) => ({
  patchProfile: () => request(url).patch("/admission/profiles").set({ authorization }),
  patchOlevel: (body: object) =>
    request(url).patch("/admission/update-olevel").set({ authorization }).send(body),
  upload: () => request(url).post("/admission/upload-result").set({ authorization }),
  patchJamb: (body: object) =>
    request(url).patch("/admission/update-jamb").set({ authorization }).send(body),
  submit: () => request(url).post("/admission/submit-application").set({ authorization }),
  get: (path = "/admission/my-application/") => request(url).get(path).set({ authorization }),
  post: (path: string) => request(url).post(path).set({ authorization }),
});
