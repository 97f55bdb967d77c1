import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { programmeTexts } from "../../../../../rules/courses/texts.ts";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const defaults = {
  passMark: 40,
  caMaximum: 40,
  graduationCgpa: 200,
  standingCgpa: 200,
  standingCarryoverCredits: 15,
  classes: [{ name: "Distinction", cgpa: 350 }],
};

const aProgramme = (more: object = {}) => ({
  id: "5",
  revision: 3,
  departmentId: "2",
  department: "Community Health",
  code: "CHEW",
  name: "Extension Workers",
  award: null,
  years: 3,
  council: null,
  isOpen: true,
  students: 12,
  applicants: 4,
  entryPapers: null,
  usualPapers: ["Birth certificate"],
  rules: [],
  defaults,
  sessions: [
    { id: "8", name: "2027/2028" },
    { id: "7", name: "2026/2027" },
  ],
  offered: [
    { id: "11", code: "CHE 211", isRequired: true },
    { id: "12", code: "CHE 212", isRequired: false },
  ],
  ...more,
});

const someRules = (more: object = {}) => ({
  ...defaults,
  fromSessionId: "7",
  fromSession: "2026/2027",
  untilSession: null,
  passMark: 50,
  electiveCredits: [{ level: 200, credits: 4 }],
  courses: [
    { id: "11", code: "CHE 211", title: "Anatomy", level: 200, creditLoad: 3, isRequired: true },
  ],
  students: 9,
  hasResults: false,
  ...more,
});

const courseChoices = {
  session: "2026/2027",
  departments: [],
  teachingDepartments: [],
  lecturers: [],
  courses: [
    { id: "11", code: "CHE 211", title: "Anatomy" },
    { id: "12", code: "CHE 212", title: "First Aid" },
  ],
};

const open = async (record: object, mutations: Parameters<typeof startServer>[1] = {}) => {
  const server = startServer(
    { viewer: aStaff(), programmeRecord: record, courseChoices },
    mutations,
  );
  openPortal("/admin/departments/2/programmes/5", server);
  await findHeading("Extension Workers");
  return userEvent.setup();
};

it("shows what counts for each cohort", async () => {
  await open(aProgramme({ rules: [someRules()] }));
  const rules = screen.getByRole("region", { name: "Who began in 2026/2027 or later" });
  expect(rules.textContent).toContain("Pass mark50");
  expect(rules.textContent).toContain("Required courses: CHE 211");
  expect(rules.textContent).toContain("4 credit units of 200 level");
  const earlier = screen.getByRole("region", { name: "Who began earlier" });
  expect(earlier.textContent).toContain("Pass mark40");
});

it("rules of students with published results cannot be changed", async () => {
  await open(aProgramme({ rules: [someRules({ hasResults: true })] }));
  const rules = screen.getByRole("region", { name: "Who began in 2026/2027 or later" });
  expect(within(rules).queryByRole("button")).toBeNull();
  expect(rules.textContent).toContain("the rules never change for them");
});

it("new rules begin with the college's, and are saved in hundredths", async () => {
  const saveProgrammeRules = vi.fn((_args: Args) => ({
    __typename: "CatalogueSaved",
    id: "5",
    message: "Saved.",
  }));
  const user = await open(aProgramme(), { saveProgrammeRules });
  await user.click(screen.getByRole("button", { name: "New rules" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Choose the first session.")).toBeDefined();
  await chooseOption(user, await dialog.findByLabelText("For who begins in or after"), "2027/2028");
  const passMark = dialog.getByLabelText("Pass mark");
  await user.clear(passMark);
  await user.type(passMark, "50");
  const cgpa = dialog.getByLabelText("CGPA for graduation");
  await user.clear(cgpa);
  await user.type(cgpa, "2.5");
  await user.click(dialog.getByRole("button", { name: "Take the department's courses" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await expect.poll(() => saveProgrammeRules.mock.calls.length).toBe(1);
  expect(saveProgrammeRules).toHaveBeenCalledWith({
    id: "5",
    input: {
      ...defaults,
      revision: 3,
      fromSessionId: "8",
      passMark: 50,
      graduationCgpa: 250,
      electiveCredits: [],
      requiredCourseIds: ["11"],
      electiveCourseIds: ["12"],
    },
  });
});

it("says at classes and electives what is wrong with them", async () => {
  const saveProgrammeRules = vi.fn();
  const user = await open(aProgramme({ rules: [someRules()] }), { saveProgrammeRules });
  await user.click(
    screen.getByRole("button", { name: "Change the rules for who began in 2026/2027" }),
  );
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Add a class" }));
  await user.type(dialog.getByLabelText("Class 2"), "Highest");
  await user.type(dialog.getByLabelText("CGPA of class 2"), "4");
  await user.clear(dialog.getByLabelText("Credit units 1"));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  const classes = within(dialog.getByRole("group", { name: "Classes of award, the best first" }));
  await classes.findByText(programmeTexts.classOrder);
  const electives = within(
    dialog.getByRole("group", { name: "Credit units of electives that must be passed" }),
  );
  electives.getByText(programmeTexts.electives);
  expect(saveProgrammeRules).not.toHaveBeenCalled();
});

it("a refusal by the college is shown in the form, and nothing is lost", async () => {
  const message = "Results of students who began in 2026/2027 or later are published.";
  const user = await open(aProgramme({ rules: [someRules()] }), {
    saveProgrammeRules: { __typename: "Refusal", code: "RESULTS_PUBLISHED", message, fields: [] },
  });
  await user.click(
    screen.getByRole("button", { name: "Change the rules for who began in 2026/2027" }),
  );
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Save" }));
  expect((await dialog.findByRole("alert")).textContent).toContain(message);
  expect(dialog.getByLabelText("Pass mark")).toHaveProperty("value", "50");
});
