import { expect, test } from "vitest";
import { signUpProblems } from "./sign-up.ts";

const right = {
  surname: "Okonkwo",
  firstName: "Chidinma",
  otherName: "",
  email: "chidinma@example.com",
  phone: "0803 123 4567",
  password: "a long secret",
};

test("a valid sign-up has no problems, with or without another name", () => {
  expect(signUpProblems(right)).toEqual({});
  expect(signUpProblems({ ...right, otherName: "Ngozi-Ann" })).toEqual({});
});

test("an empty sign-up lists every missing field", () => {
  const nothing = {
    surname: " ",
    firstName: "",
    otherName: "",
    email: "",
    phone: " ",
    password: "",
  };
  expect(signUpProblems(nothing)).toEqual({
    surname: "Enter your surname.",
    firstName: "Enter your first name.",
    email: "Enter your email address.",
    phone: "Enter your phone number.",
    password: "The password must have at least 8 characters.",
  });
});

test.each([
  ["surname", "4real", "A name starts with a letter."],
  ["otherName", "@nn", "A name starts with a letter."],
  ["email", "chidinma@gmail", "Enter an email address such as name@example.com."],
  ["phone", "080312", /^Enter a Nigerian phone number/],
  ["password", "short", "The password must have at least 8 characters."],
] as const)("%s %j is refused at its field alone", (field, typed, sentence) => {
  expect(signUpProblems({ ...right, [field]: typed })).toEqual({
    [field]: typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
  });
});

test("the surname in any spelling is refused as a password", () => {
  const problem = { password: "The password must not be your surname." };
  expect(signUpProblems({ ...right, surname: "Okonkwo-Eze", password: "OKONKWO EZE" })).toEqual(
    problem,
  );
  expect(signUpProblems({ ...right, surname: "O'Konkwo", password: " o’konkwo " })).toEqual(
    problem,
  );
});
