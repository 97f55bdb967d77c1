import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jambProblems } from "../../../../rules/admissions/jamb.ts";
import { sittingProblems } from "../../../../rules/admissions/olevel.ts";
import { localGovernmentsOf } from "../../../../rules/nigeria/local-governments-of.ts";
import { personalChangeProblems } from "../../../../rules/profiles/personal-changes.ts";
import { type PersonalField, personalFields } from "../../../../rules/profiles/personal-details.ts";
import { callsOf, createApplying } from "../../../testing/applications.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { anyJamb, anyPersonalDetails, anySitting } from "../../../testing/section-values.ts";

/**
 * The client checks a form with `rules/` before sending it. These tests call the college directly, with valid and invalid forms
 * and in any script: it has to take exactly those that the rules take, and to refuse the others in the same words.
 */
let server: TestCollege;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  server = await startTestCollege();
  calls = callsOf(server.url, await createApplying(server.college));
});

afterAll(() => server.close());

const today = "2026-03-10";
const runs = 150;

const snakeCase = (field: string): string => field.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

const asRefusal = (problems: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, sentence]) => [snakeCase(field), [sentence]]),
  );

/** A profile from the college, with the rules' names. */
const savedValues = (profile: Readonly<Record<string, unknown>>): Record<string, string> => {
  const all = { ...profile, ...Object(profile.applicant) };
  return Object.fromEntries(
    personalFields.map((field) => [field, String(all[snakeCase(field)] ?? "")]),
  );
};

const asForm = (values: Readonly<Partial<Record<PersonalField, string>>>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [snakeCase(field), value]));

/** Whole forms, and forms that change a few fields of what is saved. */
const anyChange = fc.tuple(
  anyPersonalDetails,
  fc.oneof(
    fc.constant(personalFields),
    fc.subarray([...personalFields], { minLength: 1, maxLength: 4 }),
  ),
);

test("the college and the rules agree on personal details", async () => {
  let taken = 0;
  let { profile } = (await calls.get("/admission/get-profile")).body;
  await fc.assert(
    fc.asyncProperty(anyChange, async ([values, fields]) => {
      const sent = Object.fromEntries(fields.map((field) => [field, values[field]]));
      const problems = personalChangeProblems(
        savedValues(profile),
        sent,
        today,
        localGovernmentsOf,
      );

      const answer = await calls.patchProfile().field(asForm(sent));

      if (Object.keys(problems).length > 0) {
        expect([answer.status, answer.body]).toEqual([400, asRefusal(problems)]);
        return;
      }
      taken += 1;
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      profile = answer.body.profile;
      const again = await calls.patchProfile().field(asForm(savedValues(profile)));
      expect(again.body, "what is stored is taken as it is").toEqual(answer.body);
    }),
    { numRuns: runs },
  );
  expect(taken, "forms that were taken").toBeGreaterThan(runs / 10);
});

test("the college and the rules agree on O-level sittings", async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(anySitting, async (values) => {
      const problems = sittingProblems(values, today);

      const answer = await calls.patchOlevel({
        school_name: values.schoolName,
        exam_type: values.examType,
        year: values.year,
        exam_number: values.examNumber,
        subjects: values.subjects,
        number_of_sitting: "1",
      });

      if (Object.keys(problems).length > 0) {
        expect([answer.status, answer.body]).toEqual([400, asRefusal(problems)]);
        return;
      }
      taken += 1;
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const [stored] = (await calls.get()).body.sittings;
      const { sitting: _sitting, revision, ...same } = stored;
      await calls.patchOlevel({ ...same, number_of_sitting: "1" }).expect(200);
      expect((await calls.get()).body.sittings[0].revision, "saved as it is stored").toBe(revision);
    }),
    { numRuns: runs },
  );
  expect(taken, "sittings that were taken").toBeGreaterThan(runs / 10);
});

test("the college and the rules agree on JAMB details", async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(anyJamb, async (values) => {
      const problems = jambProblems(values);

      const answer = await calls.patchJamb({
        jamb_no: values.jambNo,
        jamb_score: values.jambScore,
      });

      if (Object.keys(problems).length > 0) {
        expect([answer.status, answer.body]).toEqual([400, asRefusal(problems)]);
        return;
      }
      taken += 1;
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }),
    { numRuns: runs },
  );
  expect(taken, "details that were taken").toBeGreaterThan(runs / 10);
});
