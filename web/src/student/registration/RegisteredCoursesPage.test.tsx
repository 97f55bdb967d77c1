import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  anotherElective,
  aRegistrant,
  button,
  carryover,
  compulsory,
  elective,
  everyKind,
  findStep,
} from "../../../testing/course-registration.tsx";
import {
  aRegistration,
  refusedRegistration,
  registered,
  someCourses,
} from "../../../testing/courses.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../testing/server.ts";
import { aStudent } from "../../../testing/student.ts";
import { paths } from "../../paths.ts";

beforeEach(() => sessionStorage.clear());

const all = [carryover, compulsory, elective, anotherElective];

const holding = (courses: readonly (typeof elective)[], overrides: object = {}, canDrop = true) =>
  aRegistration(someCourses({ ...everyKind, registered: courses, canDrop }), {
    canDrop,
    ...overrides,
  });

const open = async (courseRegistration: unknown, mutation: Answers = {}, more: object = {}) => {
  const viewer = { ...aRegistrant(courseRegistration), ...more };
  const server = startServer({ viewer }, mutation);
  const opened = openPortal(paths.student.registeredCourses, server);
  await findHeading("Registered Courses");
  return { ...opened, server };
};

const askToDrop = async (user: Awaited<ReturnType<typeof open>>["user"], code: string) => {
  await user.click(await screen.findByRole("button", { name: `Drop ${code}` }));
  return within(screen.getByRole("dialog", { name: `Drop ${code}?` }));
};

describe("the registered courses", () => {
  it("are listed with their kind and date in the college's zone", async () => {
    await open(holding(all));
    await findStep("Your courses");
    for (const { code } of all) screen.getByText(code);
    expect(screen.getAllByText("Registered 3 November 2026")).toHaveLength(4);
    screen.getByText("Carryover");
    screen.getByText("Compulsory");
    screen.getByText(/4 courses, 12 credits/);
    screen.getByText("Courses can be dropped until 8 December 2026, 11:59 PM.");
    button("Registration slip");
  });

  it("offer the examination card, and say what is not on it", async () => {
    const examCard = {
      ...{ session: "2026/2027", semester: "FIRST", obstacle: null, courses: [elective.code] },
      leftOut: [{ code: "CHE 109", obstacle: "Barred: attendance below 75%" }],
      fileUrl: "/download/exam-card",
    };
    await open(holding(all), {}, { examCard });
    const card = within(await screen.findByRole("region", { name: "Examination card" }));
    card.getByRole("button", { name: "Download exam card" });
    card.getByText("CHE 109 is not on it. Barred: attendance below 75%.");
  });

  it("say why there is no examination card yet", async () => {
    const obstacle = "Tuition of 2026/2027 not paid";
    const none = { obstacle, courses: [], leftOut: [], fileUrl: null };
    await open(
      holding(all),
      {},
      {
        examCard: { session: "2026/2027", semester: "FIRST", ...none },
      },
    );
    const card = within(await screen.findByRole("region", { name: "Examination card" }));
    card.getByText(`${obstacle}.`);
    expect(card.queryByRole("button")).toBeNull();
  });

  it("say how many classes were attended, and warn before it is too late", async () => {
    const course = (code: string, more: object) => ({
      ...{ code, title: "Anatomy", present: 6, absent: 2, excused: 0, percent: 75 },
      ...{ state: "AT_RISK", barredReason: null, ...more },
    });
    const classAttendance = {
      minimumPercent: 75,
      courses: [
        course("CHE 101", {}),
        course("CHE 103", { present: 3, absent: 1, excused: 1, state: "BELOW", percent: 60 }),
        course("CHE 105", { state: "BELOW", barredReason: "Class attendance 40%" }),
      ],
    };
    await open(holding(all), {}, { classAttendance });
    const card = within(await screen.findByRole("region", { name: "Class attendance" }));
    card.getByText(/asks for 75% of the classes/);
    expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "CHE 101 AnatomyDo not miss the next classAttended 6 of 8 classes, 75%",
      "CHE 103 AnatomyToo littleAttended 3 of 4 classes, 60%, 1 excused",
      "CHE 105 AnatomyBarredAttended 6 of 8 classes, 75%",
    ]);
  });

  it("show 'No Course Registered Yet' with a link to register", async () => {
    await open(holding([]));
    await screen.findByText("No Course Registered Yet");
    const link = screen.getByRole("link", { name: "Register courses" });
    expect(link.getAttribute("href")).toBe(paths.student.courseRegistration);
    expect(screen.queryByRole("button", { name: "Registration slip" })).toBeNull();
  });

  it("say that registration is over if there are none", async () => {
    await open(holding([], { isOpen: false }));
    await screen.findByText("No Course Registered Yet");
    screen.getByText("Course registration is not open now.");
    expect(screen.queryByRole("link", { name: "Register courses" })).toBeNull();
  });

  it("ask for tuition first", async () => {
    const message = "You have to pay Tuition fees before registering courses";
    await open(
      aRegistration({ __typename: "Refusal", code: "TUITION_UNPAID", message, fields: [] }),
    );
    await screen.findByText(message);
    screen.getByRole("link", { name: "Go to tuition payment" });
  });

  it("show why they could not be loaded and retry", async () => {
    const viewer = aStudent({
      courseRegistration: () => {
        throw failure("COLLEGE_UNAVAILABLE", "Failed to fetch registered courses");
      },
    });
    const server = startServer({ viewer });
    const { user } = openPortal(paths.student.registeredCourses, server);
    await screen.findByText("Failed to fetch registered courses");
    server.answer({ query: { viewer: aRegistrant(holding(all)) } });
    await user.click(button("Try Again"));
    await findStep("Your courses");
  });
});

describe("dropping a course", () => {
  it("asks first, drops the course and shows the rest", async () => {
    const dropCourse = vi.fn((_args: object) =>
      registered(holding([carryover, compulsory, elective]), "The course is dropped."),
    );
    const { user } = await open(holding(all), { dropCourse });
    const dialog = await askToDrop(user, "GNS 115");
    dialog.getByText(/You can register it again while registration is open/);
    await user.click(dialog.getByRole("button", { name: "Drop course" }));
    await screen.findByText("The course is dropped.");
    expect(dropCourse).toHaveBeenCalledExactlyOnceWith({ registrationId: "r4" });
    expect(screen.queryByText("GNS 115")).toBeNull();
    screen.getByText(/3 courses, 9 credits/);
    expect(document.activeElement?.textContent).toBe("Your courses");
  });

  it("does nothing if the student cancels", async () => {
    const dropCourse = vi.fn();
    const { user } = await open(holding(all), { dropCourse });
    const dialog = await askToDrop(user, "GNS 115");
    await user.click(dialog.getByRole("button", { name: "Keep course" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(dropCourse).not.toHaveBeenCalled();
  });

  it("warns that it cannot be undone after registration closes", async () => {
    const { user } = await open(holding(all, { isOpen: false }));
    const dialog = await askToDrop(user, "GNS 115");
    dialog.getByText(/you cannot register it again/);
  });

  it("is not offered for compulsory courses and says why", async () => {
    await open(holding(all));
    await findStep("Your courses");
    expect(screen.queryByRole("button", { name: "Drop CHE 101" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Drop CHE 111" })).toBeNull();
    screen.getByText("A carryover course cannot be dropped: it must be taken again.");
    screen.getByText("A compulsory course cannot be dropped.");
  });

  it("is not offered after closing if too few credits would remain", async () => {
    await open(holding([carryover, compulsory], { isOpen: false, minCredits: 6 }));
    await findStep("Your courses");
    expect(screen.queryByRole("button", { name: /^Drop/ })).toBeNull();
  });

  it("is not offered after the deadline, which is named", async () => {
    await open(holding(all, {}, false));
    await screen.findByText("Courses could be dropped until 8 December 2026, 11:59 PM.");
    expect(screen.queryByRole("button", { name: /^Drop/ })).toBeNull();
  });

  it("shows the college's reason, then the current courses", async () => {
    const why = "Courses could be dropped until 8 December 2026, 23:59.";
    const { user, server } = await open(holding(all), {
      dropCourse: () => refusedRegistration("DEADLINE_PASSED", why),
    });
    const dialog = await askToDrop(user, "GNS 115");
    await user.click(dialog.getByRole("button", { name: "Drop course" }));
    await dialog.findByText(why);
    server.answer({ query: { viewer: aRegistrant(holding(all, {}, false)) } });
    await user.click(dialog.getByRole("button", { name: "Keep course" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Drop/ })).toBeNull());
  });

  it("can be retried after a network failure", async () => {
    const { user, server } = await open(holding(all), {
      dropCourse: () => registered(holding([elective]), "The course is dropped."),
    });
    const dialog = await askToDrop(user, "GNS 115");
    server.setOffline(true);
    await user.click(dialog.getByRole("button", { name: "Drop course" }));
    await dialog.findByText(/Check your network connection/);
    server.setOffline(false);
    await user.click(dialog.getByRole("button", { name: "Drop course" }));
    await screen.findByText("The course is dropped.");
  });

  it("reloads the list if the response lacked it", async () => {
    const { user, server } = await open(holding(all), {
      dropCourse: () => ({
        ...registered(null, "The course is dropped."),
        registration: () => {
          throw failure("COLLEGE_UNAVAILABLE", "Away just now.");
        },
      }),
    });
    const dialog = await askToDrop(user, "GNS 115");
    server.answer({ query: { viewer: aRegistrant(holding([carryover, compulsory])) } });
    await user.click(dialog.getByRole("button", { name: "Drop course" }));
    await screen.findByText("The course is dropped.");
    await waitFor(() => expect(screen.queryByText("GNS 115")).toBeNull());
  });
});
