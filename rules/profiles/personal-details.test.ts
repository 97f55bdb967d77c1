import fc from "fast-check";
import { expect, test } from "vitest";
import { localGovernmentsOf } from "../nigeria/local-governments-of.ts";
import { fieldTexts, personalTexts } from "../texts.ts";
import {
  bloodGroups,
  lengthLimits,
  maritalStatuses,
  type PersonalField,
  personalFields,
  personalMissing,
  personalProblems,
  readPersonalField,
  religions,
  sexes,
} from "./personal-details.ts";

const today = "2026-03-10";

const complete: Readonly<Record<PersonalField, string>> = {
  surname: "Okafor",
  firstName: "Ada",
  otherName: "",
  phone: "0803 123 4567",
  sex: "Female",
  dateOfBirth: "2006-04-27",
  maritalStatus: "Single",
  nationality: "Nigerian",
  stateOfOrigin: "Enugu",
  lga: "Nsukka",
  bloodGroup: "",
  emergencyContact: "Grace Okafor, 0803 123 4568",
  address: "12, Ogui Road, Enugu",
  religion: "Christianity",
  parentName: "Mr & Mrs Okafor",
  parentPhone: "+44 20 7946 0958",
  parentAddress: "12, Ogui Road, Enugu",
  maidenName: "",
};

const problemsOf = (changes: Partial<Record<PersonalField, string>>) =>
  personalProblems({ ...complete, ...changes }, today, localGovernmentsOf);

test.each<[PersonalField, string, string]>([
  ["surname", " ade–williams ", "ade-williams"],
  ["phone", "0803 123 4567", "+2348031234567"],
  ["sex", "female", "Female"],
  ["bloodGroup", "ab+", "AB+"],
  ["nationality", " nigeria ", "Nigerian"],
  ["nationality", "Ghanaian", "Ghanaian"],
  ["stateOfOrigin", "akwa ibom", "Akwa Ibom"],
  ["address", " 12,  Ring Road\r\nIbadan ", "12, Ring Road Ibadan"],
])("%s %j is stored as %j", (field, typed, value) => {
  expect(readPersonalField(field, typed, today)).toEqual({ value });
});

test.each<[PersonalField, string, string]>([
  ["phone", "none", personalTexts.phone],
  ["sex", "F", "Choose Female or Male."],
  ["religion", "Jedi", fieldTexts.choice(religions)],
  ["maritalStatus", "It is complicated", fieldTexts.choice(maritalStatuses)],
  ["address", "12", personalTexts.words],
  ["address", "12 شارع النيل", fieldTexts.latin],
  ["parentAddress", "Opposite ⛪ church", fieldTexts.latin],
  ["emergencyContact", "王伟, 0803 123 4567", fieldTexts.latin],
  ["nationality", "419", personalTexts.words],
  ["emergencyContact", "Grace", personalTexts.emergencyContact],
  ["emergencyContact", "0803 123 4568", personalTexts.emergencyContact],
  ["address", "a".repeat(251), fieldTexts.tooLong(250)],
])("%s refuses %j", (field, typed, problem) => {
  expect(readPersonalField(field, typed, today)).toEqual({ problem });
  expect(problemsOf({ [field]: typed })).toHaveProperty([field], problem);
});

test("a complete form has no problems and lacks nothing", () => {
  expect(problemsOf({})).toEqual({});
  expect(personalMissing(complete, true)).toEqual({});
});

test("the LGA belongs to the state, if its LGAs are known", () => {
  expect(problemsOf({ lga: "Zaria" })).toEqual({ lga: personalTexts.localGovernment("Enugu") });
  expect(problemsOf({ lga: "Zaria", stateOfOrigin: "" })).toEqual({});
  expect(personalProblems({ ...complete, lga: "Zaria" }, today, () => undefined)).toEqual({});
});

test("only a Nigerian comes from one of the states", () => {
  const abroad = { stateOfOrigin: "Ashanti", lga: "Kumasi" };
  expect(problemsOf(abroad)).toEqual({ stateOfOrigin: personalTexts.state });
  expect(problemsOf({ ...abroad, nationality: "" })).toHaveProperty("stateOfOrigin");
  expect(problemsOf({ ...abroad, nationality: "Ghanaian" })).toEqual({});
});

test("a maiden name that cannot apply is ignored", () => {
  expect(problemsOf({ maidenName: "4" })).toHaveProperty("maidenName");
  expect(problemsOf({ maidenName: "4", sex: "male" })).toEqual({});
});

test("an empty form lacks the required fields, in form order", () => {
  const optional: readonly string[] = ["otherName", "bloodGroup", "maidenName"];
  expect(Object.keys(personalMissing({}, false))).toEqual([
    ...personalFields.filter((field) => !optional.includes(field)),
    "passport",
  ]);
});

test("foreigners need no state and LGA", () => {
  const abroad = { ...complete, nationality: "Ghanaian", stateOfOrigin: " ", lga: "" };
  expect(personalMissing(abroad, true)).toEqual({});
  expect(Object.keys(personalMissing({ ...abroad, nationality: "Nigeria" }, true))).toEqual([
    "stateOfOrigin",
    "lga",
  ]);
});

const typed = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom(...sexes, ...bloodGroups, ...Object.values(complete), "nigeria", "0803123456"),
);

test("stored values are accepted again unchanged, within the limit", () => {
  fc.assert(
    fc.property(fc.constantFrom(...personalFields), typed, (field, text) => {
      const reading = readPersonalField(field, text, today);
      if ("problem" in reading) {
        expect(personalProblems({ [field]: text }, today, localGovernmentsOf)).toEqual({
          [field]: reading.problem,
        });
        return;
      }
      expect(readPersonalField(field, reading.value, today)).toEqual(reading);
      expect(reading.value.length).toBeLessThanOrEqual(lengthLimits[field]);
      const alone = personalProblems({ [field]: text }, today, localGovernmentsOf);
      expect(alone).toEqual(field === "stateOfOrigin" ? expect.anything() : {});
    }),
    { numRuns: 500 },
  );
});

test("every phone number accepted by sign-up fits", () => {
  const phone = "+234 (0) 803 - 123 - 4567";
  expect(readPersonalField("phone", phone, "2026-03-10")).toEqual({ value: "+2348031234567" });
  expect(readPersonalField("parentPhone", phone, "2026-03-10")).toEqual({
    value: "+2348031234567",
  });
});
