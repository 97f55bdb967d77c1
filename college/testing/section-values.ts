import fc from "fast-check";
import { examTypes, grades, type SittingValues, subjects } from "../../rules/admissions/olevel.ts";
import { localGovernments } from "../../rules/nigeria/local-governments.ts";
import { states } from "../../rules/nigeria/states.ts";
import {
  bloodGroups,
  maritalStatuses,
  type PersonalField,
  religions,
  sexes,
} from "../../rules/profiles/personal-details.ts";

const anyText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom(
    "",
    "   ",
    "\u0000",
    "‮abc",
    "Ọlá-Ìbùkún O’Neil",
    "Ａｄａ",
    "王小明",
    "' or 1=1 --",
    "null",
    "a".repeat(61),
    "a".repeat(251),
  ),
);

/** A form that is all good but for at most three fields, each of which holds something else or anything at all. */
const spoilt = <Form extends object>(
  good: fc.Arbitrary<Form>,
  bad: fc.Arbitrary<Partial<Form>>,
): fc.Arbitrary<Form> =>
  fc.tuple(good, bad).chain(([form, others]) => {
    const fields = Object.entries(others);
    return fc
      .subarray(fields, { maxLength: Math.min(3, fields.length) })
      .map((spoils) => ({ ...form, ...Object.fromEntries(spoils) }));
  });

const orAnything = (...texts: readonly string[]) => fc.oneof(fc.constantFrom(...texts), anyText);

const goodPersonal = fc
  .tuple(
    fc.record({
      surname: fc.constantFrom("Okonkwo", "O'Neil", "Ade-Bayo", "Ọlá-Ìbùkún"),
      firstName: fc.constantFrom("Ngozi", "J. B."),
      otherName: fc.constantFrom("", "Ada"),
      phone: fc.constantFrom("0803 123 4567", "+44 20 7946 0958"),
      sex: fc.constantFrom(...sexes, "female", ""),
      dateOfBirth: fc.constantFrom("2006-04-27", "2004-02-29", "2011-03-10", ""),
      maritalStatus: fc.constantFrom(...maritalStatuses, "single"),
      nationality: fc.constantFrom("Nigerian", "nigeria", "Ghanaian", ""),
      bloodGroup: fc.constantFrom(...bloodGroups, "ab+", ""),
      emergencyContact: fc.constantFrom("Grace, 0803 123 4567", ""),
      address: fc.constantFrom("12, Ring Road\r\nIbadan", ""),
      religion: fc.constantFrom(...religions, "islam"),
      parentName: fc.constantFrom("Grace Okonkwo", ""),
      parentPhone: fc.constantFrom("08031234567", ""),
      parentAddress: fc.constantFrom("12, Ring Road", ""),
      maidenName: fc.constantFrom("", "Bello"),
    }),
    fc
      .constantFrom(...states)
      .chain((state) =>
        fc.tuple(fc.constant(state), fc.constantFrom("", ...(localGovernments[state] ?? []))),
      ),
  )
  .map(
    ([fields, [stateOfOrigin, lga]]): Record<PersonalField, string> => ({
      ...fields,
      stateOfOrigin,
      lga,
    }),
  );

/** Personal details by the rules' names; about half of them good. */
export const anyPersonalDetails = spoilt(
  goodPersonal,
  fc.record({
    surname: orAnything("", " ", "R2D2"),
    firstName: anyText,
    otherName: anyText,
    phone: orAnything("", "123"),
    sex: anyText,
    dateOfBirth: orAnything("2011-03-11", "2006-02-30", "1900-01-01"),
    maritalStatus: anyText,
    nationality: anyText,
    stateOfOrigin: orAnything("Texas", "LAGOS", ""),
    lga: orAnything("Ikeja", "ikeja"),
    bloodGroup: orAnything("C"),
    emergencyContact: orAnything("Grace"),
    address: anyText,
    religion: anyText,
    parentName: anyText,
    parentPhone: anyText,
    parentAddress: anyText,
    maidenName: orAnything("Bello 2"),
  }),
);

const row = fc.record({
  name: orAnything(...subjects.slice(0, 8), "Alchemy", "biology", ""),
  grade: orAnything(...grades, "a1", "A2", ""),
});

const goodRows = fc
  .uniqueArray(fc.constantFrom(...subjects), { minLength: 1, maxLength: 9 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.record({ name: fc.constant(name), grade: fc.constantFrom(...grades) }),
      ),
    ),
  );

const goodExam = fc.constantFrom(
  { examType: "WAEC", examNumber: "4250-101 001" },
  { examType: "NECO", examNumber: "1234567890ab" },
  { examType: "NABTEB", examNumber: "24001001" },
);

const goodSitting = fc
  .record({
    schoolName: fc.constantFrom("Government College, Ibadan", " Baptist   High School "),
    year: fc.constantFrom("2024", "1980", "2026", " 2020 "),
    subjects: goodRows,
    exam: goodExam,
  })
  .map(({ exam, ...rest }): SittingValues => ({ ...rest, ...exam }));

/** An O-level sitting by the rules' names; about a third of them good. */
export const anySitting = spoilt(
  goodSitting,
  fc.record({
    schoolName: orAnything("12", "x".repeat(121)),
    examType: orAnything(...examTypes, "waec"),
    year: orAnything("1979", "2027", ""),
    examNumber: orAnything("4250101001", "12345678AB", "24001001", ""),
    subjects: fc.array(row, { maxLength: 11 }),
  }),
);

/** JAMB details by the rules' names; about a third of them good. */
export const anyJamb = spoilt<{ readonly jambNo: string; readonly jambScore: string }>(
  fc.record({
    jambNo: fc.constantFrom("202512345678AB", "12345678cd", "2025 1234-5678 ab"),
    jambScore: fc.constantFrom("", "0", "400", " 210 ", "007"),
  }),
  fc.record({
    jambNo: orAnything("2025", ""),
    jambScore: orAnything("401", "-1", "1e2", "２１０"),
  }),
);
