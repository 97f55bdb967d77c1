import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createApplicant,
  createApplicationSession,
  createTestBatch,
} from "../../../testing/applicants.ts";
import {
  callsOf,
  closeSession,
  completeSections,
  createApplying,
  filesOf,
  payScreening,
  personalDetails,
  picture,
} from "../../../testing/applications.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { hugePicture } from "../../../testing/huge-picture.ts";
import { answerOffer, createOffered } from "../../../testing/offers.ts";
import { signInAs } from "../../../testing/people.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { applicationTexts } from "./texts.ts";

let server: TestCollege;
let session: Awaited<ReturnType<typeof createApplicationSession>>;

beforeAll(async () => {
  server = await startTestCollege();
  session = await createApplicationSession(server.college);
});

afterAll(() => server.close());

const start = async (fields: Parameters<typeof createApplying>[1] = {}) => {
  const person = await createApplying(server.college, {
    applicationSessionId: session.id,
    ...fields,
  });
  return { person, ...callsOf(server.url, person) };
};

const application = async (get: ReturnType<typeof callsOf>["get"]) => (await get()).body;

test("details and photo are saved together, in normal form", async () => {
  const { patchProfile, get } = await start();

  const answer = await patchProfile()
    .field({ ...personalDetails, sex: "female", nationality: "nigeria" })
    .field("surname", "Ade‑Bayo")
    .field("phone", "0805 111 2233")
    .field("maiden_name", "O’Neil")
    .attach("passport", await picture("png"), "me.png");

  expect(answer.status).toBe(200);
  expect(answer.body.profile).toMatchObject({
    ...personalDetails,
    parent_phone: "+2348031234567",
    phone: "+2348051112233",
    maiden_name: "O'Neil",
    applicant: { surname: "Ade-Bayo", first_name: "Ngozi", submitted: false },
    passport: expect.stringMatching(/^\/media\/passports\/[0-9a-f-]{36}\.jpg$/),
  });
  expect((await application(get)).sections.personal).toEqual({ state: "complete", missing: [] });
});

test("omitted fields are kept, empty ones cleared, unknown ones ignored", async () => {
  const { patchProfile } = await start();
  await patchProfile().field(personalDetails);

  const { body } = await patchProfile().field("religion", " ").field("hobby", "chess");

  expect(body.profile).toMatchObject({ religion: null, address: personalDetails.address });
});

test("all invalid fields are reported, with the photo, and nothing is stored", async () => {
  const { patchProfile, person } = await start();

  const answer = await patchProfile()
    .field({ address: "2, New Street", surname: "", first_name: "R2D2", phone: "12" })
    .field({ sex: "yes", date_of_birth: "2006-02-30", blood_group: "C", lga: "a".repeat(61) })
    .field({ state_of_origin: "Texas", email: "other@mail.example" })
    .attach("passport", Buffer.from("GIF89a"), "me.jpg");

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    surname: ["Enter your surname."],
    first_name: [expect.stringContaining("Use letters")],
    phone: [expect.stringContaining("Nigerian phone number")],
    sex: ["Choose Female or Male."],
    date_of_birth: [expect.stringContaining("real date")],
    blood_group: [expect.stringContaining("A+")],
    state_of_origin: [expect.stringContaining("36 states")],
    lga: ["Use at most 60 characters."],
    email: ["This may not be changed here. Please ask ICT support."],
    passport: ["Choose a JPEG, PNG or WebP picture."],
  });
  const [stored] = await server.college.db
    .select()
    .from(applicant)
    .where(eq(applicant.id, person.id));
  expect(stored).toMatchObject({ address: null, surname: "Okonkwo", phone: person.phone });
});

test("an LGA must belong to the sent or stored state", async () => {
  const { patchProfile } = await start();
  await patchProfile().field({ state_of_origin: "Oyo", lga: "Ibadan North" });

  const together = await patchProfile().field({ state_of_origin: "Lagos", lga: "Ibadan North" });
  const stateAlone = await patchProfile().field("state_of_origin", "Lagos");
  const lgaAlone = await patchProfile().field("lga", "Ikeja");
  const both = await patchProfile().field({ state_of_origin: "Lagos", lga: "Ikeja" });

  const ofLagos = { lga: ["Choose a local government area of Lagos."] };
  expect([together.body, stateAlone.body]).toEqual([ofLagos, ofLagos]);
  expect(lgaAlone.body).toEqual({ lga: ["Choose a local government area of Oyo."] });
  expect(both.body.profile).toMatchObject({ state_of_origin: "Lagos", lga: "Ikeja" });
});

test("a stored value that was not sent blocks no other field", async () => {
  const { patchProfile } = await start({ dateOfBirth: "1900-01-01", lga: "Nowhere" });

  expect((await patchProfile().field("religion", "Islam")).status).toBe(200);
});

test("a man has no maiden name", async () => {
  const { patchProfile } = await start();
  await patchProfile().field({ sex: "Female", maiden_name: "Bello" });

  const { body } = await patchProfile().field({ sex: "Male", maiden_name: "Bello 2" });

  expect(body.profile).toMatchObject({ sex: "Male", maiden_name: null });
});

test("a phone number belongs to one application, which stays undisclosed", async () => {
  const other = await createApplicant(server.college, { phone: "+2348099999999" });
  const { patchProfile } = await start();

  const answer = await patchProfile().field({ phone: "0809 999 9999", address: "2, New Street" });

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ phone: ["This phone number is in use on another application."] });
  expect(JSON.stringify(answer.body)).not.toContain(other.applicationNo);
});

describe("the passport photo", () => {
  test("is stored upright, small and without metadata, for its owner only", async () => {
    const { patchProfile, get } = await start();
    const stranger = await start();
    const photo = await sharp({
      create: { width: 3000, height: 2000, channels: 3, background: "#cccccc" },
    })
      .withExif({ IFD3: { GPSLatitude: "7/1 23/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const { body } = await patchProfile().attach("passport", photo, "me.jpg");

    const own = await get(body.profile.passport);
    const stored = await sharp(own.body).metadata();
    expect(stored).toMatchObject({ format: "jpeg", width: 533, height: 800 });
    expect(stored.exif).toBeUndefined();
    expect((await stranger.get(body.profile.passport)).status).toBe(404);
  });

  test("replaces the old one; one of two concurrent uploads is kept", async () => {
    const { patchProfile, person } = await start();
    const photo = await picture();
    await patchProfile().attach("passport", photo, "0.jpg");

    await Promise.all([1, 2, 3].map((n) => patchProfile().attach("passport", photo, `${n}.jpg`)));

    expect(await filesOf(server.college, person.accountId)).toBe(1);
  });

  test("refuses beyond 2 MB with 413 and beyond 50 million pixels", async () => {
    const { patchProfile } = await start();
    const heavy = await patchProfile().attach("passport", Buffer.alloc(3_000_000, 1), "me.jpg");
    const wide = await patchProfile().attach("passport", hugePicture(17_000), "me.png");

    expect([heavy.status, wide.status]).toEqual([413, 400]);
    expect(wide.body.passport).toEqual([expect.stringContaining("17000 by 17000 pixels")]);
  });
});

test("after the offer is accepted, only the student changes the profile", async () => {
  const person = await createOffered(server.college);
  await payScreening(server.college, person);
  const { patchProfile } = callsOf(server.url, person);
  await patchProfile().field("address", "1 New Road").expect(200);
  await answerOffer(server.url, person, "accepted").expect(200);

  const answer = await patchProfile().field("address", "2 New Road");

  expect([answer.status, answer.body]).toEqual([
    409,
    { detail: applicationTexts.isStudent, code: "submitted" },
  ]);
});

describe("once submitted", () => {
  const submitted = async () => {
    const { person, ...calls } = await start();
    await completeSections(server.college, person);
    const { id: testBatchId } = await createTestBatch(server.college, session);
    await server.college.db
      .update(applicant)
      .set({ submittedAt: server.clock.read(), testBatchId, documentCode: `code-${person.id}` })
      .where(eq(applicant.id, person.id));
    return { person, ...calls };
  };

  const contact = {
    phone: "0807 000 1122",
    address: "5, New Street",
    emergency_contact: "Ada Bello, 0803 000 0000",
    parent_name: "Ada Bello",
    parent_phone: "0803 000 0000",
    parent_address: "5, New Street",
  };

  test("contact details and photo can change, even after the session closes", async () => {
    const { patchProfile, person } = await submitted();
    await closeSession(server.college, person);

    const answer = await patchProfile()
      .field(contact)
      .attach("passport", await picture(), "me.jpg");

    expect(answer.status).toBe(200);
    expect(answer.body.profile).toMatchObject({
      address: "5, New Street",
      phone: "+2348070001122",
    });
  });

  test.each([
    ["surname", "Bello"],
    ["first_name", "Ada"],
    ["other_name", "Ada"],
    ["sex", "Male"],
    ["date_of_birth", "2005-01-01"],
    ["marital_status", "Married"],
    ["nationality", "Ghanaian"],
    ["state_of_origin", "Lagos"],
    ["lga", "Ibarapa East"],
    ["blood_group", "A+"],
    ["religion", ""],
    ["maiden_name", "no name 1"],
  ])("%s is ICT support's to change", async (field, value) => {
    const { patchProfile } = await submitted();

    const answer = await patchProfile().field(field, value).field("address", "5, New Street");

    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [expect.stringContaining("ICT support")] });
  });

  test("an unchanged locked field is accepted", async () => {
    const { patchProfile } = await submitted();

    const answer = await patchProfile()
      .field({ surname: " Okonkwo ", nationality: "nigerian" })
      .field({ sex: "female", other_name: "", address: "5, New Street" });

    expect(answer.status).toBe(200);
  });

  test("a required contact detail cannot be cleared", async () => {
    const { patchProfile } = await submitted();

    const answer = await patchProfile().field({ address: "", parent_phone: " " });

    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).toSorted()).toEqual(["address", "parent_phone"]);
  });
});

describe("wrong order of steps", () => {
  test("nothing is saved before the fee is paid, with a clear message", async () => {
    const person = await createApplicant(server.college);
    const { authorization } = await signInAs(server.college, person);
    const { patchProfile } = callsOf(server.url, { authorization });

    const answer = await patchProfile().field(personalDetails);

    expect(answer.status).toBe(402);
    expect(answer.body.detail).toBe(
      "Pay the pre-admission screening fee before you fill in the application form.",
    );
  });

  test("nothing is saved while the email is not verified", async () => {
    const { patchProfile } = await start({ verifiedAt: null });

    const answer = await patchProfile().field(personalDetails);

    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe("email_not_verified");
  });

  test("nothing more is saved once the session has closed", async () => {
    const { patchProfile, person } = await start();
    await patchProfile().field("address", "1, Old Street").expect(200);
    await closeSession(server.college, person);

    const answer = await patchProfile().field("address", "2, New Street");

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      detail: expect.stringMatching(/^Applications closed on .+ 2026/),
      code: "session_closed",
    });
  });
});
