import { expect, it } from "vitest";
import { emptyProfile } from "../../../testing/profile.ts";
import { personalFacts, personalLabels } from "./personal-facts.ts";

it("a profile is listed without the names, in the order of the form", () => {
  const facts = personalFacts({ ...emptyProfile, dateOfBirth: "2006-01-01" }, personalLabels);

  expect(facts.map(([label]) => label)).toEqual([
    "Sex",
    "Date of birth",
    "Marital status",
    "Maiden name",
    "Religion",
    "Blood group",
    "Nationality",
    "State of origin",
    "LGA",
    "Phone",
    "Address",
    "Emergency contact",
    "Parent/guardian name",
    "Parent/guardian phone",
    "Parent/guardian address",
  ]);
  expect(facts).toContainEqual(["Date of birth", "1 January 2006"]);
});
