import { describe, expect, it } from "vitest";
import { applicationSessionProblems, testBatchProblems } from "./admissions/application-session.ts";
import { requirementProblems } from "./admissions/requirement-form.ts";
import {
  followingSession,
  semesterProblems,
  sessionNameProblem,
} from "./courses/academic-calendar.ts";
import { courseProblems, normaliseCourseCode } from "./courses/course-record.ts";
import { departmentProblems } from "./courses/department.ts";

describe("the form of an application session", () => {
  const right = {
    title: "Remedial Admission",
    opensAt: "2026-03-01T00:00",
    closesAt: "2026-04-01T00:00",
    screeningFee: 10_000,
  };

  it("accepts valid values", () => expect(applicationSessionProblems(right)).toEqual({}));

  it.each([
    [{ title: " \n " }, ["title"]],
    [{ title: "x".repeat(101) }, ["title"]],
    [{ opensAt: "2026-02-30T00:00" }, ["opensAt"]],
    [{ opensAt: "2026-03-01" }, ["opensAt"]],
    [{ closesAt: right.opensAt }, ["closesAt"]],
    [{ closesAt: "2026-04-01T24:00" }, ["closesAt"]],
    [{ screeningFee: 0 }, ["screeningFee"]],
    [{ screeningFee: 99.5 }, ["screeningFee"]],
    [{ screeningFee: Number.NaN }, ["screeningFee"]],
  ])("refuses %j at its field", (fields, named) => {
    expect(Object.keys(applicationSessionProblems({ ...right, ...fields }))).toEqual(named);
  });
});

describe("the form of a test batch", () => {
  const right = { startsAt: "2026-04-02T09:00", endsAt: "2026-04-02T11:00", capacity: 50 };

  it.each([
    [{}, 50, []],
    [{}, 51, ["capacity"]],
    [{ capacity: 0 }, 0, ["capacity"]],
    [{ endsAt: right.startsAt }, 0, ["endsAt"]],
    [{ endsAt: "2026-04-05T11:00" }, 0, ["endsAt"]],
    [{ startsAt: "soon" }, 0, ["startsAt"]],
  ])("checks %j with %i assigned", (fields, assigned, named) => {
    expect(Object.keys(testBatchProblems({ ...right, ...fields }, assigned))).toEqual(named);
  });
});

describe("the form of a semester", () => {
  const right = {
    startsOn: "2026-09-07",
    endsOn: "2027-01-29",
    registrationStart: "2026-09-01T12:00",
    registrationEnd: "2026-10-01T12:00",
    dropDeadline: "2026-10-08T12:00",
    resultsDueOn: "2027-02-12",
    minCredits: 15,
    maxCredits: 24,
  };

  it.each([
    [{}, []],
    [{ registrationStart: "", registrationEnd: "", dropDeadline: "" }, []],
    [{ dropDeadline: "" }, []],
    [{ resultsDueOn: "" }, []],
    [{ resultsDueOn: "2027-02-30" }, ["resultsDueOn"]],
    [{ resultsDueOn: right.startsOn }, ["resultsDueOn"]],
    [{ endsOn: right.startsOn }, ["endsOn"]],
    [{ startsOn: "2026-09-31" }, ["startsOn"]],
    [{ registrationEnd: "" }, ["registrationEnd"]],
    [{ registrationStart: "" }, ["registrationStart", "dropDeadline"]],
    [{ registrationEnd: "2026-08-01T12:00" }, ["registrationEnd"]],
    [{ dropDeadline: "2026-08-01T12:00" }, ["dropDeadline"]],
    [{ minCredits: 25 }, ["maxCredits"]],
    [{ minCredits: -1 }, ["minCredits"]],
    [{ minCredits: 0, maxCredits: 0 }, ["maxCredits"]],
    [{ maxCredits: 61 }, ["maxCredits"]],
  ])("checks %j", (fields, named) => {
    expect(Object.keys(semesterProblems({ ...right, ...fields }))).toEqual(named);
  });
});

describe("the name of an academic session", () => {
  it.each(["2026/2027", " 2026/2027 "])("may be %j", (name) =>
    expect(sessionNameProblem(name)).toBeUndefined());

  it.each(["2026/2028", "2027/2026", "2026", "2026-2027", ""])("may not be %j", (name) =>
    expect(sessionNameProblem(name)).toEqual(expect.any(String)));

  it("follows the previous one", () => expect(followingSession("2025/2026")).toBe("2026/2027"));
});

describe("the form of a department", () => {
  it.each([
    ["che", "Community Health", []],
    ["C", "Community Health", ["code"]],
    ["CH1", "Community Health", ["code"]],
    ["CHE", "", ["name"]],
    ["CHE", "9", ["name"]],
    ["CHE", "x".repeat(81), ["name"]],
  ])("checks %j, %j", (code, name, named) => {
    expect(Object.keys(departmentProblems({ code, name }))).toEqual(named);
  });
});

describe("the form of an O-level requirement", () => {
  const core = [["English Language"], ["Mathematics"]];

  it.each([
    [{ credits: 5, subjects: [...core, ["Physics", "Chemistry"]], sittings: 2 }, []],
    [{ credits: 0, subjects: [], sittings: 1 }, []],
    [{ credits: 10, subjects: core, sittings: 2 }, ["credits"]],
    [{ credits: 1, subjects: core, sittings: 2 }, ["subjects"]],
    [{ credits: 5, subjects: [[]], sittings: 2 }, ["subjects.0"]],
    [{ credits: 5, subjects: [...core, ["Alchemy"]], sittings: 2 }, ["subjects.2"]],
    [{ credits: 5, subjects: [["Physics", "Physics"]], sittings: 2 }, ["subjects.0"]],
    [{ credits: 5, subjects: [["Physics"], ["Physics"]], sittings: 2 }, ["subjects"]],
    [{ credits: 5, subjects: core, sittings: 3 }, ["sittings"]],
  ])("checks %j", (requirement, named) => {
    expect(Object.keys(requirementProblems(requirement))).toEqual(named);
  });
});

describe("the form of a course", () => {
  const right = {
    code: "CHE 211",
    title: "Primary Health Care",
    creditLoad: 3,
    level: 200,
    semester: 1,
    teachingDepartment: "Community Health",
  };

  it.each([
    [{}, []],
    [{ code: "che211" }, []],
    [{ code: "CHE" }, ["code"]],
    [{ code: "CHE 21" }, ["code"]],
    [{ title: " " }, ["title"]],
    [{ creditLoad: 31 }, ["creditLoad"]],
    [{ creditLoad: 1.5 }, ["creditLoad"]],
    [{ level: 250 }, ["level"]],
    [{ level: 1000 }, ["level"]],
    [{ semester: 4 }, ["semester"]],
    [{ teachingDepartment: "" }, ["teachingDepartment"]],
  ])("checks %j", (fields, named) => {
    expect(Object.keys(courseProblems({ ...right, ...fields }))).toEqual(named);
  });

  it.each(["CHE 211", " che211 ", "CHE-211", "che   211"])("writes %j one way", (typed) =>
    expect(normaliseCourseCode(typed)).toBe("CHE 211"));
});
