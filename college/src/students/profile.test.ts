import { expect, test } from "vitest";
import { readProfileForm } from "./profile.ts";

const read = (form: Record<string, string>) => readProfileForm(new Map(Object.entries(form)));

test("normalises fields before storage", () => {
  const reading = read({
    address: "  12,  Ring Road\r\nIbadan ",
    phone: "0803 123 4567",
    parentPhone: "+44 20 7946 0958",
    bloodGroup: "ab+",
    maritalStatus: "single",
  });

  expect(reading).toEqual({
    changes: {
      address: "12, Ring Road Ibadan",
      phone: "+2348031234567",
      parentPhone: "+442079460958",
      bloodGroup: "AB+",
      maritalStatus: "Single",
    },
  });
});

test("clears empty fields, keeps omitted ones, ignores unknown ones", () => {
  expect(read({ religion: " ", hobby: "chess" })).toEqual({ changes: { religion: null } });
});

test.each([
  "id",
  "matricNumber",
  "surname",
  "firstName",
  "otherName",
  "email",
  "department",
  "level",
  "session",
  "currentSemester",
  "sex",
  "dateOfBirth",
  "stateOfOrigin",
])("%s may not be changed", (field) => {
  expect(read({ [field]: "", address: "12, Ring Road" })).toEqual({
    problems: { [field]: ["This may not be changed here. Please ask ICT support."] },
  });
});

test("every wrong field is named at once", () => {
  expect(
    read({
      phone: "none",
      bloodGroup: "C",
      address: "a".repeat(251),
      surname: "Eze",
      lga: "Ibadan North",
    }),
  ).toEqual({
    problems: {
      phone: [expect.stringContaining("Nigerian phone number")],
      bloodGroup: ["Choose one of: A+, A-, B+, B-, AB+, AB-, O+, O-."],
      address: ["Ensure this field has no more than 250 characters."],
      surname: ["This may not be changed here. Please ask ICT support."],
    },
  });
});
