import { describe, expect, it } from "vitest";
import { personalFields } from "../../../../../rules/profiles/personal-details.ts";
import { emptyProfile } from "../../../../testing/profile.ts";
import { type Person, profileGroups } from "./profile-entries.ts";

const student: Person = {
  id: "7",
  matricNumber: "COHT/2025/001",
  surname: "Adeyemi",
  firstName: "Tolu",
  otherName: null,
  email: "tolu@example.com",
  passportUrl: null,
  profile: emptyProfile,
};

const shown = (of: Person) =>
  Object.fromEntries(
    profileGroups(of, "matricNumber").flatMap(({ entries }) =>
      entries.map(({ label, value }) => [label, value]),
    ),
  );

describe("a profile", () => {
  it.each([
    "matricNumber",
    "applicationNo",
  ] as const)("shows every detail once, %s first", (number) => {
    const names = profileGroups(student, number).flatMap(({ entries }) =>
      entries.map(({ name }) => name),
    );
    expect(names[0]).toBe(number);
    expect(names.toSorted()).toEqual([number, "email", ...personalFields].toSorted());
  });

  it("marks every missing field, and the other name as N/A", () => {
    const {
      "Matric Number": _matric,
      Surname,
      "First Name": first,
      Email,
      ...empty
    } = shown(student);
    expect([Surname, first, Email]).toEqual(["Adeyemi", "Tolu", "tolu@example.com"]);
    expect(empty).toEqual({
      "Other Name": "N/A",
      "Maiden Name": "No maiden name provided",
      Sex: "No sex provided",
      "Date of Birth": "No date of birth provided",
      "Marital Status": "No marital status provided",
      Religion: "No religion provided",
      "Blood Group": "No blood group provided",
      Nationality: "No nationality provided",
      "State of Origin": "No state of origin provided",
      LGA: "No LGA provided",
      Phone: "No phone provided",
      Address: "No address provided",
      "Emergency Contact": "No emergency contact provided",
      "Parent/Guardian Name": "No parent/guardian name provided",
      "Parent/Guardian Phone": "No parent/guardian phone provided",
      "Parent/Guardian Address": "No parent/guardian address provided",
    });
  });

  it("treats blanks as empty and formats the date of birth", () => {
    const given = shown({
      ...student,
      otherName: "  ",
      profile: { ...emptyProfile, phone: " ", dateOfBirth: "2006-01-01" },
    });
    expect(given["Other Name"]).toBe("N/A");
    expect(given.Phone).toBe("No phone provided");
    expect(given["Date of Birth"]).toBe("1 January 2006");
  });
});
