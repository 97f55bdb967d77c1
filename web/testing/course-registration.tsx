import { screen, within } from "@testing-library/react";
import { paths } from "../src/paths.ts";
import { aCourse, aRegistration, someCourses } from "./courses.ts";
import { findHeading, openPortal } from "./render-portal.tsx";
import { type Answers, startServer } from "./server.ts";
import { aStudent } from "./student.ts";

/** One course of each kind: carryover, compulsory, elective, and one with a missing prerequisite. */
export const carryover = aCourse("1", "CHE 101");
export const compulsory = aCourse("2", "CHE 111", { isCompulsory: true });
export const elective = aCourse("3", "MLS 113", { department: "Laboratory Science" });
export const anotherElective = aCourse("4", "GNS 115", { department: "General Studies" });
const waiting = aCourse("5", "CHE 117", {
  canRegister: false,
  prerequisites: { "CHE 107": false },
});

export const everyKind = {
  carryovers: [carryover],
  newCourses: [compulsory, elective, anotherElective, waiting],
};

/** A student with this registration; null if no semester runs. */
export const aRegistrant = (courseRegistration: unknown = aRegistration(someCourses(everyKind))) =>
  aStudent({ courseRegistration });

/** Opens the wizard at an address. Default: the page itself. */
export const openWizard = async (
  viewer: object = aRegistrant(),
  mutation: Answers = {},
  search = "",
) => {
  const server = startServer({ viewer }, mutation);
  const opened = openPortal(`${paths.student.courseRegistration}${search}`, server);
  await findHeading("Course Registration");
  return { ...opened, server };
};

export const findStep = (name: string) => screen.findByRole("heading", { level: 2, name });

export const box = (code: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(code) });

export const isSelected = (code: string) => box(code).checked;

/** The text of the credit bar. */
export const credits = () =>
  within(screen.getByRole("region", { name: "Credits selected" })).getByText(
    /^\d+ of \d+ credits?$/,
  ).textContent;

export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>("button", { name });
