import { expect, test } from "vitest";
import { localGovernmentsOf } from "../../../../rules/nigeria/local-governments-of.ts";
import { demoStudents } from "../students.ts";
import { peoples } from "./all.ts";

const homes = peoples.flatMap((people) => people.homes);

test.each(homes)("of $state in $town are LGAs that the application form offers", (home) => {
  expect(localGovernmentsOf(home.state)).toEqual(expect.arrayContaining([...home.lgas]));
});

test("so are those of the students who stand out", () => {
  for (const { stateOfOrigin, lga } of demoStudents({ today: "2026-03-10" })) {
    if (stateOfOrigin !== null) expect(localGovernmentsOf(stateOfOrigin)).toContain(lga);
  }
});
