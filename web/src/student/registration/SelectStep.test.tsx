import { cleanup, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { chooseOption } from "../../../testing/choose-option.ts";
import {
  anotherElective,
  aRegistrant,
  box,
  button,
  carryover,
  compulsory,
  credits,
  elective,
  everyKind,
  findStep,
  isSelected,
  openWizard,
} from "../../../testing/course-registration.tsx";
import { aCourse, aRegistration, someCourses } from "../../../testing/courses.ts";
import { paths } from "../../paths.ts";

beforeEach(() => sessionStorage.clear());

const open = async (
  offer: Parameters<typeof someCourses>[0],
  limits: Readonly<Record<string, unknown>> = {},
) => {
  const opened = await openWizard(aRegistrant(aRegistration(someCourses(offer), limits)));
  await findStep("Select Courses");
  return opened;
};

describe("selecting courses", () => {
  it("starts with carryovers and compulsory courses and shows missing credits", async () => {
    await open({ ...everyKind }, { minCredits: 9 });
    expect(["CHE 101", "CHE 111", "MLS 113", "GNS 115"].map(isSelected)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(credits()).toBe("6 of 12 credits");
    screen.getByText("3 more needed");
    screen.getByText("Registration In Progress");
  });

  it("groups the courses by kind", async () => {
    await open(everyKind);
    const codesIn = (name: string) =>
      within(screen.getByRole("region", { name }))
        .getAllByRole("checkbox")
        .map((one) => one.closest("label")?.textContent?.slice(0, "CHE 101".length));
    expect(codesIn("Carryover courses")).toEqual(["CHE 101"]);
    expect(codesIn("Compulsory courses")).toEqual(["CHE 111"]);
    expect(codesIn("Elective courses")).toEqual(["MLS 113", "GNS 115", "CHE 117"]);
  });

  it("folds away all but code, title and credits", async () => {
    const { user } = await open(everyKind);
    const row = box("CHE 117").closest("li") ?? document.body;
    expect(row.textContent).toBe("CHE 117 The study of CHE 1173 credits");
    await user.click(button("Details of CHE 117"));
    within(row).getByText("Pass CHE 107 first");
    await user.click(button("Details of CHE 117"));
    expect(within(row).queryByText("Pass CHE 107 first")).toBeNull();
  });

  it("starts with the registered courses once registration is complete", async () => {
    await open({ ...everyKind, registered: [carryover, compulsory, elective] });
    expect(["CHE 101", "CHE 111", "MLS 113", "GNS 115"].map(isSelected)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    screen.getByText("Registration Complete");
  });

  it("updates and announces the credits on each press", async () => {
    const { user } = await open(everyKind);
    await user.click(box("MLS 113"));
    expect(credits()).toBe("9 of 12 credits");
    screen.getByText("MLS 113 selected. 9 of 12 credits, Room for 3 more.");
    await user.click(box("MLS 113"));
    expect(credits()).toBe("6 of 12 credits");
    screen.getByText("MLS 113 deselected. 6 of 12 credits, Room for 6 more.");
  });

  it.each([
    ["CHE 101", "Carryover courses cannot be deselected until all are registered"],
    ["CHE 111", "Compulsory courses cannot be deselected until all are registered"],
    ["CHE 117", "Pass CHE 107 first."],
  ])("keeps %s and says why", async (code, why) => {
    const { user } = await open(everyKind);
    const before = isSelected(code);
    await user.click(box(code));
    expect(isSelected(code)).toBe(before);
    within(box(code).closest("li") ?? document.body).getByText(why);
    screen.getByText(
      (text) => text.startsWith(why) && text.endsWith("6 of 12 credits, Room for 6 more."),
    );
  });

  it("keeps a registered course and says where to drop it", async () => {
    const { user } = await open({ ...everyKind, registered: [elective] });
    await user.click(box("MLS 113"));
    expect(isSelected("MLS 113")).toBe(true);
    screen.getByText(
      "This course is registered already. You can drop it among your registered courses.",
    );
  });

  it("rejects a course beyond the maximum", async () => {
    const { user } = await open(everyKind, { maxCredits: 8 });
    await user.click(box("MLS 113"));
    expect(isSelected("MLS 113")).toBe(false);
    screen.getByText("Cannot exceed maximum credit limit of 8");
  });

  it("allows a choice of carryovers if they exceed the maximum", async () => {
    const carryovers = ["A 1", "A 2", "A 3"].map((code) => aCourse(code, code));
    const { user } = await open({ carryovers }, { maxCredits: 6 });
    expect(["A 1", "A 2", "A 3"].map(isSelected)).toEqual([true, true, false]);
    await user.click(box("A 1"));
    await user.click(box("A 3"));
    expect(["A 1", "A 2", "A 3"].map(isSelected)).toEqual([false, true, true]);
    await user.click(button("Continue to Review"));
    await findStep("Review Selection");
  });

  it("adds missing compulsory courses and names them", async () => {
    const carryovers = ["A 1", "A 2", "A 3"].map((code) => aCourse(code, code));
    const { user } = await open({ carryovers }, { maxCredits: 6 });
    await user.click(box("A 1"));
    await user.click(button("Continue to Review"));
    const bar = screen.getByRole("alert");
    within(bar).getByText("Carryover courses cannot be deselected until all are registered");
    within(bar).getByText("A 1 added to your selection.");
    expect(isSelected("A 1")).toBe(true);
  });

  it("requires the minimum of credits", async () => {
    const { user } = await open(everyKind, { minCredits: 9 });
    await user.click(button("Continue to Review"));
    within(screen.getByRole("alert")).getByText(
      "Minimum credit requirement not met. You need at least 9 credits.",
    );
    await user.click(box("MLS 113"));
    expect(screen.queryByText(/Minimum credit requirement/)).toBeNull();
    await user.click(button("Continue to Review"));
    await findStep("Review Selection");
    expect(window.location.search).toBe("?step=review");
  });

  it("requires no more credits than are available", async () => {
    const { user } = await open({ newCourses: [compulsory] }, { minCredits: 9 });
    screen.getByText("3 to 12");
    await user.click(button("Continue to Review"));
    await findStep("Review Selection");
  });

  it("requires a selection", async () => {
    await open({ newCourses: [elective, anotherElective] });
    expect(button("Continue to Review").disabled).toBe(true);
  });

  it("reports credits over the maximum at once", async () => {
    sessionStorage.setItem("portal:draft:7:courses 2026/2027 FIRST", '["3","4"]');
    const { user } = await open(everyKind, { maxCredits: 9 });
    within(screen.getByRole("alert")).getByText(
      "Credit limit exceeded. Maximum allowed is 9 credits.",
    );
    expect(button("Continue to Review").disabled).toBe(true);
    screen.getByText("3 too many");
    await user.click(box("GNS 115"));
    expect(button("Continue to Review").disabled).toBe(false);
  });
});

describe("finding courses", () => {
  const shown = () => screen.getAllByRole("checkbox").map((one) => one.closest("li")?.textContent);

  it.each([
    ["che 11", 2],
    ["CHE111", 1],
    ["study of mls", 1],
  ])("searches code and title in any case: %s", async (text, count) => {
    const { user } = await open(everyKind);
    await user.type(screen.getByLabelText("Search by code or title"), text);
    expect(shown()).toHaveLength(count);
    screen.getByText(`${count} of 5 courses`);
  });

  it("filters by department and keeps the selection", async () => {
    const { user } = await open(everyKind);
    const department = screen.getByRole("combobox", { name: "Department" });
    await chooseOption(user, department, "Laboratory Science");
    expect(shown()).toHaveLength(1);
    await user.click(box("MLS 113"));
    expect(credits()).toBe("9 of 12 credits");
  });

  it("reports no match and clears the filters", async () => {
    const { user } = await open(everyKind);
    await user.type(screen.getByLabelText("Search by code or title"), "zoology");
    screen.getByText("No course matches");
    await user.click(button("Clear search"));
    expect(shown()).toHaveLength(5);
  });
});

describe("a selection", () => {
  it("survives a reload and can be reset", async () => {
    const { user } = await open(everyKind);
    await user.click(box("GNS 115"));
    cleanup();
    const again = await open(everyKind);
    expect(isSelected("GNS 115")).toBe(true);
    screen.getByText("Your selection from before is back. It is not registered yet.");
    await again.user.click(button("Start over"));
    expect(isSelected("GNS 115")).toBe(false);
    expect(isSelected("CHE 101")).toBe(true);
  });

  it("survives a visit to another screen, which says so", async () => {
    const { user } = await open(everyKind);
    await user.click(box("GNS 115"));
    await user.click(screen.getByRole("link", { name: "Dashboard" }));
    await screen.findByText(/Your course selection is kept in this tab/);
    await user.click(screen.getByRole("link", { name: "Courses" }));
    await findStep("Select Courses");
    expect(isSelected("GNS 115")).toBe(true);
  });

  it("adds new carryovers and removes courses no longer offered", async () => {
    sessionStorage.setItem("portal:draft:7:courses 2026/2027 FIRST", '["4","5","99"]');
    await open(everyKind);
    expect(["CHE 101", "CHE 111", "GNS 115", "CHE 117"].map(isSelected)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("ignores an invalid draft", async () => {
    sessionStorage.setItem("portal:draft:7:courses 2026/2027 FIRST", '{"ids":[1]}');
    await open(everyKind);
    expect(credits()).toBe("6 of 12 credits");
  });

  it("is separate for each semester", async () => {
    const { user } = await open(everyKind);
    await user.click(box("GNS 115"));
    cleanup();
    await open(everyKind, { id: "2026/2027 SECOND", semester: "SECOND" });
    expect(isSelected("GNS 115")).toBe(false);
    expect(window.location.pathname).toBe(paths.student.courseRegistration);
  });
});
