import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplicant } from "../../../testing/applicants.ts";
import { type Race, startRace, statusCounts } from "../../../testing/race.ts";
import { linksTo, openIntake, post, signUpForm } from "../../../testing/sign-ups.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { sendLink } from "./verification-link.ts";

let race: Race;
let sessionId: number;

beforeAll(async () => {
  race = await startRace();
  sessionId = await openIntake(race.colleges[0]);
});

afterAll(() => race.close());

const signUp = (url: string, fields: object = {}) =>
  post(url, "/admission/sign-up/", signUpForm({ session_id: sessionId, ...fields }));

const serialOf = ({ body }: { readonly body: { readonly application_no: string } }): number =>
  Number(body.application_no.split("/").at(-1));

const lastSerial = async (): Promise<number> => serialOf(await signUp(race.colleges[0].url));

test("forty concurrent sign-ups get consecutive numbers", async () => {
  const before = await lastSerial();

  const answers = await race.whileLocked("serial_number", 15, () =>
    race.burst(40, (url) => signUp(url)),
  );

  expect(statusCounts(answers)).toEqual({ 201: 40 });
  const serials = answers.map(serialOf).toSorted((one, other) => one - other);
  expect(serials).toEqual(Array.from({ length: 40 }, (_, index) => before + 1 + index));
});

test.each([
  ["email", { email: "once@mail.example" }],
  ["phone", { phone: "0809 999 9999" }],
])("one %s in twenty concurrent sign-ups makes one application", async (_, same) => {
  const before = await lastSerial();

  const answers = await race.whileLocked("serial_number", 15, () =>
    race.burst(20, (url) => signUp(url, same)),
  );

  expect(statusCounts(answers)).toEqual({ 201: 1, 409: 19 });
  const codes = new Set(answers.flatMap(({ body }) => body.code ?? []));
  expect(codes).toEqual(new Set(["already_applied"]));
  expect(await lastSerial()).toBe(before + 2);
});

test("twenty sign-ups with one email send one link and three notices", async () => {
  const email = "flood@mail.example";
  await race.burst(20, (url) => signUp(url, { email }));

  const [college] = race.colleges;
  const accounts = await college.college.db.$count(account, eq(account.email, email));
  const mails = (await college.mail()).filter(({ to }) => to === email);

  expect(accounts).toBe(1);
  expect(await linksTo(college, email)).toHaveLength(1);
  expect(mails).toHaveLength(4);
});

test("concurrent uses of a link work once; concurrent requests leave one", async () => {
  const [{ college }] = race.colleges;
  const person = await createApplicant(college, { verifiedAt: null });
  await college.db.transaction((tx) => sendLink(college, tx, { ...person, firstName: "Ngozi" }));
  await race.burst(4, (url) =>
    post(url, "/admission/verification-link/", { identifier: person.email }),
  );
  const links = await linksTo(race.colleges[0], person.email);
  expect(links).toHaveLength(5);

  const uses = links.flatMap((link) => Array.from({ length: 3 }, () => link));
  const answers = await race.whileLocked("applicant", 1, () =>
    race.burst(uses.length, (url, index) =>
      post(url, "/admission/verify-email/", uses[index] ?? {}),
    ),
  );

  expect(statusCounts(answers)).toEqual({ 200: 1, 410: 14 });
  const [row] = await college.db.select().from(applicant).where(eq(applicant.id, person.id));
  expect(row?.verifiedAt).not.toBeNull();
  const resetMails = (await race.colleges[0].mail()).filter(
    ({ to, subject }) => to === person.email && subject.includes("what to do next"),
  );
  expect(resetMails).toHaveLength(1);
});
