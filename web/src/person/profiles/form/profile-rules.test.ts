import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { profileFormTexts } from "./profile-form-texts.ts";
import {
  changesOf,
  lengthLimits,
  type ProfileValues,
  problemsOf,
  profileFields,
  withDraft,
} from "./profile-rules.ts";

const anyValues: fc.Arbitrary<ProfileValues> = fc.record(
  Object.fromEntries(profileFields.map((field) => [field, fc.string({ maxLength: 30 })])),
) as fc.Arbitrary<ProfileValues>;

describe("the changes that a profile form sends", () => {
  it("is nothing when nothing changed, spaces around aside", () => {
    fc.assert(
      fc.property(anyValues, (saved) => {
        const padded = Object.fromEntries(
          profileFields.map((field) => [field, `  ${saved[field]} `]),
        ) as ProfileValues;
        expect(changesOf(saved, padded)).toEqual({});
      }),
    );
  });

  it("are the trimmed changed fields", () => {
    fc.assert(
      fc.property(anyValues, anyValues, (saved, values) => {
        const changes = changesOf(saved, values);
        for (const field of profileFields) {
          expect(changes[field] ?? saved[field].trim()).toBe(values[field].trim());
          if (values[field].trim() === saved[field].trim())
            expect(changes).not.toHaveProperty(field);
        }
      }),
    );
  });
});

describe("a draft", () => {
  it("overlays the saved values field by field", () => {
    fc.assert(
      fc.property(anyValues, anyValues, (saved, draft) => {
        expect(withDraft(saved, draft)).toEqual(draft);
      }),
    );
  });

  it("of any other shape changes nothing it does not name", () => {
    fc.assert(
      fc.property(anyValues, fc.jsonValue(), (saved, draft) => {
        const values = withDraft(saved, draft);
        expect(Object.keys(values)).toEqual([...profileFields]);
        for (const field of profileFields) expect(typeof values[field]).toBe("string");
      }),
    );
    const saved = withDraft({} as ProfileValues, { phone: "0803" });
    expect(withDraft(saved, { phone: 12, other: "x" }).phone).toBe("0803");
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
    expect(problemsOf({ phone, parentPhone: phone })).toEqual({}));

  it.each([
    "call me",
    "12345",
    "0203 123 4567",
    "0803 123 4567 890 123",
    "0803x1234567",
    "++234 803 1234",
  ])("refuse %s as one", (phone) =>
    expect(problemsOf({ phone })).toEqual({
      phone: expect.stringMatching(/phone number|At most/),
    }));

  it.each(profileFields)("reject too long a %s and name the limit", (field) => {
    const limit = lengthLimits[field];
    expect(problemsOf({ [field]: "1".repeat(limit + 1) })[field]).toBe(
      profileFormTexts.tooLong(limit),
    );
    const within = field.toLowerCase().includes("phone") ? "08031234567" : "é".repeat(limit);
    expect(problemsOf({ [field]: within })).toEqual({});
  });

  it("accept empty fields and other scripts", () => {
    expect(problemsOf({ phone: "", religion: "", address: "ቤት ቁጥር 12, Ọ̀yọ́" })).toEqual({});
  });
});
