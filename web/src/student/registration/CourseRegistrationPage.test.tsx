import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  aRegistrant,
  button,
  everyKind,
  findStep,
  openWizard,
} from "../../../testing/course-registration.tsx";
import { aRegistration, someCourses } from "../../../testing/courses.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { failure, startServer } from "../../../testing/server.ts";
import { aStudent } from "../../../testing/student.ts";
import { paths } from "../../paths.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-10T09:00:00Z"), toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

const unpaid = {
  __typename: "Refusal",
  code: "TUITION_UNPAID",
  message: "You have to pay Tuition fees before registering courses",
  fields: [],
};

const closed = (dates: object, courses: object = someCourses(everyKind)) =>
  aRegistrant(aRegistration(courses, { isOpen: false, ...dates }));

describe("the registration of courses", () => {
  it("shows session, semester, limits and deadline with one request", async () => {
    const { server } = await openWizard();
    await findStep("Select Courses");
    for (const shown of ["2026/2027", "First Semester", "6 to 12", "1 December 2026, 11:59 PM"]) {
      screen.getByText(shown);
    }
    expect(server.operations).toEqual(["Portal", "StudentCourseRegistration"]);
  });

  it("shows a dash without a semester", async () => {
    await openWizard(aRegistrant(aRegistration(someCourses(everyKind), { semester: null })));
    expect((await screen.findByText("Semester")).nextElementSibling?.textContent).toBe("—");
  });

  it("asks for tuition first and links to it", async () => {
    await openWizard(aRegistrant(aRegistration(unpaid)));
    await screen.findByText("You have to pay Tuition fees before registering courses");
    const link = screen.getByRole("link", { name: "Go to tuition payment" });
    expect(link.getAttribute("href")).toBe(paths.student.tuitionPayment);
  });

  it.each([
    [
      { opensAt: "2026-11-12T08:00:00Z" },
      "Course registration opens on 12 November 2026, 9:00 AM.",
    ],
    [
      { opensAt: "2026-11-01T08:00:00Z", closesAt: "2026-11-09T23:00:00Z" },
      "Course registration closed on 9 November 2026, 11:59 PM.",
    ],
    [
      { opensAt: null, closesAt: null },
      "Course registration is not open now. The dates have not been announced.",
    ],
  ])("shows 'Registration Closed' and the date: %o", async (dates, when) => {
    await openWizard(closed(dates));
    await findStep("Registration Closed");
    screen.getByText(when);
    const link = screen.getByRole("link", { name: "Registered courses" });
    expect(link.getAttribute("href")).toBe(paths.student.registeredCourses);
  });

  it("asks for tuition while waiting for the opening", async () => {
    await openWizard(closed({ opensAt: "2026-11-12T08:00:00Z" }, unpaid));
    await findStep("Registration Closed");
    screen.getByText("You have to pay Tuition fees before registering courses");
  });

  it("opens when it is reloaded after the opening", async () => {
    const { user, server } = await openWizard(closed({ opensAt: "2026-11-10T09:01:00Z" }));
    await findStep("Registration Closed");
    server.answer({ query: { viewer: aRegistrant() } });
    await user.click(button("Check again"));
    await findStep("Select Courses");
  });

  it("keeps the name of a button that waits for an answer", async () => {
    const { user, server } = await openWizard(closed({ opensAt: null, closesAt: null }));
    await findStep("Registration Closed");
    server.answer({ query: { viewer: () => new Promise(() => undefined) } });
    await user.click(button("Check again"));
    await waitFor(() => expect(button("Check again").className).toContain("loading"));
  });

  it("says that no semester is running", async () => {
    await openWizard(aRegistrant(null));
    await screen.findByText("No semester is running");
  });

  it("says that there is nothing to register", async () => {
    await openWizard(aRegistrant(aRegistration(someCourses())));
    await screen.findByText("There are no courses to register");
  });

  it.each([
    "Failed to load registration information",
    "Failed to load course data",
  ])("shows why it could not be loaded and retries: %s", async (message) => {
    const viewer = aStudent({
      courseRegistration: () => {
        throw failure("COLLEGE_UNAVAILABLE", message);
      },
    });
    const { user, server } = await openWizard(viewer);
    await screen.findByText(message);
    server.answer({ query: { viewer: aRegistrant() } });
    await user.click(button("Try Again"));
    await findStep("Select Courses");
  });

  it("reports a network failure and retries", async () => {
    const server = startServer({ viewer: aRegistrant() });
    const { user } = openPortal(paths.student.dashboard, server);
    await screen.findByText("COHT/2025/001");
    server.setOffline(true);
    await user.click(screen.getByRole("link", { name: "Courses" }));
    await screen.findByText("Failed to load registration information");
    screen.getByText(/Check your network connection/);
    server.setOffline(false);
    await user.click(button("Try Again"));
    await findStep("Select Courses");
  });

  it.each([
    ["/course-registration", "Course Registration"],
    ["/course-registration/registered-courses", "Registered Courses"],
  ])("opens under the unprefixed path: %s", async (path, title) => {
    openPortal(path, startServer({ viewer: aRegistrant() }));
    await findHeading(title);
    expect(window.location.pathname).toBe(`/student${path}`);
  });
});
