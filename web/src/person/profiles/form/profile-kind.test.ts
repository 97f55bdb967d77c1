import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lengthLimits, personalFields } from "../../../../../rules/profiles/personal-details.ts";
import { changesToSave, type PersonalValues, readChanges, trimmed } from "./personal-changes.ts";
import { applicantProfile, problemsOf, studentProfile } from "./profile-kind.ts";

const anyValues: fc.Arbitrary<PersonalValues> = fc.record(
  Object.fromEntries(personalFields.map((field) => [field, fc.string({ maxLength: 30 })])),
) as fc.Arbitrary<PersonalValues>;

describe("the changes that a profile form sends", () => {
  it("is nothing when nothing changed, spaces around aside", () => {
    fc.assert(
      fc.property(anyValues, (saved) => {
        const padded = Object.fromEntries(
          personalFields.map((field) => [field, `  ${saved[field]} `]),
        );
        expect(changesToSave(saved, padded)).toEqual({});
      }),
    );
  });

  it("are the trimmed changed fields", () => {
    fc.assert(
      fc.property(anyValues, anyValues, (saved, values) => {
        const changes = trimmed(changesToSave(saved, values));
        for (const field of personalFields) {
          expect(changes[field] ?? saved[field].trim()).toBe(values[field].trim());
          if (values[field].trim() === saved[field].trim())
            expect(changes).not.toHaveProperty(field);
        }
      }),
    );
  });
});

describe("what the college keeps", () => {
  it("is everything that a student cannot change", () => {
    expect(studentProfile.kept.join(" ")).toBe(
      "matricNumber surname firstName otherName email sex dateOfBirth stateOfOrigin",
    );
  });

  it("is everything that an applicant cannot change after submission", () => {
    expect(applicantProfile("Africa/Lagos").kept.join(" ")).toBe(
      "applicationNo surname firstName otherName maidenName email sex dateOfBirth maritalStatus religion bloodGroup nationality stateOfOrigin lga",
    );
  });
});

describe("a draft", () => {
  it("keeps every field that was typed", () => {
    fc.assert(
      fc.property(anyValues, (draft) => {
        expect(readChanges(draft)).toEqual(draft);
      }),
    );
  });

  it("of any other shape changes nothing it does not name", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (draft) => {
        for (const [field, text] of Object.entries(readChanges(draft) ?? {})) {
          expect(personalFields).toContain(field);
          expect(typeof text).toBe("string");
        }
      }),
    );
    expect(readChanges({ phone: 12, other: "x", address: "Ikeja" })).toEqual({ address: "Ikeja" });
    expect(readChanges({ phone: 12, other: "x" })).toBeNull();
  });
});

describe("a profile form's rules", () => {
  it.each([
    "0803 123 4567",
    "+234 (803) 123-4567",
    "2348031234567",
    "0803–123–4567",
    "+44 20.7946.0018",
  ])("accept %s as a phone number", (phone) =>
    expect(problemsOf({ phone, parentPhone: phone }, studentProfile)).toEqual({}));

  it.each([
    "call me",
    "12345",
    "0203 123 4567",
    "0803 123 4567 890 123",
    "0803x1234567",
    "++234 803 1234",
  ])("refuse %s as one", (phone) =>
    expect(problemsOf({ phone }, studentProfile)).toEqual({
      phone: expect.stringMatching(/phone number|At most/),
    }));

  it.each(studentProfile.fields)("reject too long a %s and name the limit", (field) => {
    const limit = lengthLimits[field];
    expect(problemsOf({ [field]: "1".repeat(limit + 1) }, studentProfile)[field]).toBe(
      `At most ${limit} characters`,
    );
    const within = field.toLowerCase().includes("phone") ? "08031234567" : "é".repeat(limit);
    expect(problemsOf({ [field]: within }, studentProfile)).toEqual({});
  });

  it("accept empty fields and other scripts", () => {
    const changes = { phone: "", religion: "", address: "ቤት ቁጥር 12, Ọ̀yọ́" };
    expect(problemsOf(changes, studentProfile)).toEqual({});
  });
});
