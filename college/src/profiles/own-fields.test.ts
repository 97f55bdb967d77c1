import { expect, test } from "vitest";
import { camelCaseKeys } from "../../../contract/camel-case.ts";
import { updateApplicantProfile, updateStudent } from "../../../contract/profiles/own-profile.ts";
import {
  lengthLimits,
  personalFields,
  studentFields,
} from "../../../rules/profiles/personal-details.ts";

test.each([
  { who: "a student", fields: studentFields, form: updateStudent.body },
  { who: "an applicant", fields: personalFields, form: updateApplicantProfile.body },
])("the form of $who has the fields and lengths of the rules", ({ fields, form }) => {
  const { passport: _file, ...texts } = form.properties;
  const lengths = Object.entries(texts).map(([name, schema]) => [
    name,
    Reflect.get(schema, "maxLength"),
  ]);

  expect(camelCaseKeys(Object.fromEntries(lengths))).toEqual(
    Object.fromEntries(fields.map((field) => [field, lengthLimits[field]])),
  );
});
