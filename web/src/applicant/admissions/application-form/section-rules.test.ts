import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jambProblems } from "../../../../../rules/admissions/jamb.ts";
import {
  examTypes,
  grades,
  sittingProblems,
  subjects,
} from "../../../../../rules/admissions/olevel.ts";
import { states } from "../../../../../rules/nigeria/states.ts";
import { personalFields } from "../../../../../rules/profiles/personal-details.ts";
import { anApplicant } from "../../../../testing/applicant.ts";
import { changesToSave } from "../../../person/profiles/form/personal-changes.ts";
import { academicProblems, blankAcademic, removeEmptyRows } from "./academic/academic-values.ts";
import { jambFormProblems, jambInput } from "./jamb/jamb-values.ts";
import { hasMaidenName, personalInput, savedPersonal } from "./personal/personal-values.ts";
import type { FormApplicant } from "./saved-section.ts";

const today = "2026-11-21";

/** Valid, nearly valid and arbitrary input. */
const typed = fc.oneof(
  fc.constantFrom("", " ", "O'Brien-Okonkwo", "Ọláolúwa", "0803 123 4567", "+44 7700 900123", "42"),
  fc.constantFrom("Female", "Male", "Single", "Married", "Nigerian", "Togolese", "Other", "O+"),
  fc.constantFrom("1998-04-07", "1998-4-7", "-04-07", "2020-01-01", ...states.slice(20, 34)),
  fc.constantFrom("Ibarapa East", "Brass", "Ikeja", "Ada, 0803 123 4567", "x".repeat(300)),
  fc.string(),
);

const { profile, ...person } = anApplicant();
const applicant: FormApplicant = {
  ...person,
  __typename: "Applicant",
  profile: { ...profile, __typename: "Profile" },
  application: null,
};

describe("the form's validation", () => {
  it("covers every changed personal detail as typed", () => {
    const changes = fc.dictionary(fc.constantFrom(...personalFields), typed, {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(changes, (typedChanges) => {
        const input = personalInput(
          applicant,
          changesToSave(savedPersonal(applicant), typedChanges),
        );
        // Every difference is passed on, so the rules see the same input as the college.
        const values = { ...savedPersonal(applicant), ...typedChanges };
        for (const field of personalFields) {
          const isHidden = field === "maidenName" && !hasMaidenName(values);
          const isChanged = values[field].trim() !== savedPersonal(applicant)[field].trim();
          if (isChanged && !isHidden) expect(input[field]).toBe(values[field].trim());
        }
        expect(input.nationality).toBe(values.nationality.trim());
      }),
    );
  });

  it("covers every sitting in use with the rules' messages", () => {
    const text = fc.oneof(typed, fc.constantFrom("4250101001", "12345678AB", "2024", ...examTypes));
    const row = fc.record({
      name: fc.oneof(fc.constantFrom("", ...subjects.slice(0, 5)), fc.string()),
      grade: fc.oneof(fc.constantFrom("", ...grades), fc.string()),
    });
    const sitting = fc.record({
      schoolName: text,
      examType: text,
      year: text,
      examNumber: text,
      subjects: fc.array(row, { maxLength: 10 }),
    });
    const values = fc.record({
      count: fc.constantFrom("1" as const, "2" as const),
      sittings: fc.tuple(sitting, sitting),
    });
    fc.assert(
      fc.property(values, (typedValues) => {
        const tidy = removeEmptyRows(typedValues);
        const rules = tidy.sittings
          .slice(0, Number(tidy.count))
          .flatMap((one, index) =>
            Object.entries(sittingProblems(one, today)).map(([field, words]) => [
              `sittings.${index}.${field}`,
              words,
            ]),
          );
        expect(academicProblems(tidy, today)).toEqual(Object.fromEntries(rules));
      }),
    );
    expect(academicProblems(blankAcademic, today)).not.toEqual({});
  });

  it("covers JAMB details as sent with the rules' messages", () => {
    const text = fc.oneof(typed, fc.constantFrom("202512345678AB", "12345678ab", "400", "401"));
    fc.assert(
      fc.property(text, text, fc.boolean(), (jambNo, jambScore, wasSat) => {
        const values = { sat: wasSat ? ("yes" as const) : ("no" as const), jambNo, jambScore };
        const input = jambInput(values);
        const rules = jambProblems(input);
        const found = jambFormProblems(values);
        const isNumberMissing = wasSat && input.jambNo === "";
        if (isNumberMissing) expect(found).toMatchObject({ ...rules, jambNo: expect.any(String) });
        else expect(found).toEqual(rules);
      }),
    );
  });
});
