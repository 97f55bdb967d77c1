import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
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
import {
  aCourse,
  aRegistration,
  refusedRegistration,
  registered,
  someCourses,
} from "../../../testing/courses.ts";
import { type Answers, failure } from "../../../testing/server.ts";
import { paths } from "../../paths.ts";

beforeEach(() => sessionStorage.clear());

const done = (...courses: (typeof elective)[]) =>
  aRegistration(someCourses({ ...everyKind, registered: courses }));

/** Opens the wizard, selects an elective and goes to the review. */
const review = async (registerCourses: Answers[string], viewer?: object) => {
  const opened = await openWizard(viewer, { registerCourses });
  await findStep("Select Courses");
  await opened.user.click(box("MLS 113"));
  await opened.user.click(button("Continue to Review"));
  await findStep("Review Selection");
  return opened;
};

const submit = "Submit Registration";

describe("the steps of the wizard", () => {
  it("register the new courses and show all registered ones", async () => {
    const registerCourses = vi.fn((_args: object) =>
      registered(done(carryover, compulsory, elective)),
    );
    const { user } = await review(
      registerCourses,
      aRegistrant(aRegistration(someCourses({ ...everyKind, registered: [carryover] }))),
    );
    screen.getByRole("region", { name: "To be registered" });
    screen.getByRole("region", { name: "Registered already" });
    expect(document.activeElement?.textContent).toBe("Review Selection");
    await user.click(button(submit));
    await findStep("Confirmation");
    expect(registerCourses).toHaveBeenCalledExactlyOnceWith({ courseIds: ["2", "3"] });
    screen.getByText("Your courses are registered.");
    screen.getByText("Registration Complete");
    expect(window.location.search).toBe("?step=confirmation");
    expect(sessionStorage.length).toBe(0);
    button("Registration slip");
  });

  it("marks the step it is at", async () => {
    await review(() => registered(done(elective)));
    const current = screen
      .getAllByRole("listitem")
      .filter((item) => item.getAttribute("aria-current") === "step");
    expect(current.map((item) => item.textContent)).toEqual(["2Review Selection"]);
  });

  it("go back from the review without losing the selection", async () => {
    const { user } = await review(() => registered(done(elective)));
    await user.click(button("Back"));
    await findStep("Select Courses");
    expect(isSelected("MLS 113")).toBe(true);
    expect(window.location.search).toBe("?step=select");
  });

  it("begins again from the confirmation", async () => {
    const { user } = await review(() => registered(done(carryover, compulsory, elective)));
    await user.click(button(submit));
    await findStep("Confirmation");
    await user.click(button("Register More Courses"));
    await findStep("Select Courses");
    expect(isSelected("MLS 113")).toBe(true);
    await user.click(box("GNS 115"));
    expect(credits()).toBe("12 of 12 credits");
  });

  it("stay at the review after a reload", async () => {
    const opened = await review(() => registered(done(elective)));
    opened.unmount();
    cleanup();
    await openWizard(undefined, {}, "?step=review");
    await findStep("Review Selection");
    screen.getByText("MLS 113");
  });

  it("show the registered courses after a reload of the confirmation", async () => {
    await openWizard(aRegistrant(done(elective)), {}, "?step=confirmation");
    await findStep("Confirmation");
    screen.getByText("MLS 113");
  });

  it.each([
    ["?step=review", { newCourses: [elective, anotherElective] }],
    ["?step=confirmation", everyKind],
    ["?step=elsewhere", everyKind],
  ])("start at the first step without content for %s", async (search, offer) => {
    await openWizard(aRegistrant(aRegistration(someCourses(offer))), {}, search);
    await findStep("Select Courses");
  });

  it("send nothing if everything selected is registered", async () => {
    const registerCourses = vi.fn((_args: object) => registered(done(elective)));
    const all = [carryover, compulsory, elective];
    const { user } = await openWizard(aRegistrant(done(...all)), { registerCourses });
    await findStep("Select Courses");
    await user.click(button("Continue to Review"));
    await screen.findByText("Everything you selected is registered already.");
    await user.click(button(submit));
    await findStep("Confirmation");
    expect(registerCourses).not.toHaveBeenCalled();
  });

  it("reload the registration if the response lacked it", async () => {
    const { user, server } = await review(() => ({
      ...registered(null),
      registration: () => {
        throw failure("COLLEGE_UNAVAILABLE", "Away just now.");
      },
    }));
    server.answer({ query: { viewer: aRegistrant(done(carryover, compulsory, elective)) } });
    await user.click(button(submit));
    await findStep("Confirmation");
    screen.getByText("Your courses are registered.");
    await screen.findByRole("region", { name: "Your registered courses" });
  });

  it("confirm the registration while the list is loading", async () => {
    const offer = someCourses({ newCourses: [elective, anotherElective] });
    const { user, server } = await review(
      () => ({
        ...registered(null),
        registration: () => {
          throw failure("COLLEGE_UNAVAILABLE", "Away just now.");
        },
      }),
      aRegistrant(aRegistration(offer, { minCredits: 3 })),
    );
    server.answer({ query: { viewer: () => new Promise(() => undefined) } });
    await user.click(button(submit));
    await screen.findByText("Your courses are registered.");
    expect(window.location.search).toBe("?step=confirmation");
    expect(screen.queryByText("Registration In Progress")).toBeNull();
  });
});

describe("a refused registration", () => {
  it("adds the required carryovers, also unknown ones", async () => {
    const late = aCourse("9", "CHE 109");
    const more = { ...everyKind, carryovers: [carryover, late] };
    const { user, server } = await review(() =>
      refusedRegistration("CARRYOVER_REQUIRED", "A carryover is missing.", ["9"]),
    );
    server.answer({ query: { viewer: aRegistrant(aRegistration(someCourses(more))) } });
    await user.click(button(submit));
    await screen.findByText("A carryover is missing.");
    await screen.findByText("CHE 109 added to your selection.");
    expect(credits()).toBe("12 of 12 credits");
    screen.getByText("The study of CHE 109");
  });

  it("cannot be submitted if added carryovers exceed the maximum", async () => {
    const late = aCourse("9", "CHE 109", { creditLoad: 6 });
    const more = { ...everyKind, carryovers: [carryover, late] };
    const { user, server } = await review(() =>
      refusedRegistration("CARRYOVER_REQUIRED", "A carryover is missing.", ["9"]),
    );
    server.answer({ query: { viewer: aRegistrant(aRegistration(someCourses(more))) } });
    await user.click(button(submit));
    await screen.findByText("3 too many");
    expect(button(submit).disabled).toBe(true);
    await user.click(button("Back"));
    await findStep("Select Courses");
    await user.click(box("MLS 113"));
    expect(credits()).toBe("12 of 12 credits");
    expect(button("Continue to Review").disabled).toBe(false);
  });

  it("shows the server's message and keeps the selection", async () => {
    const { user } = await review(() => refusedRegistration("REFUSED", "Ask the bursary first."));
    await user.click(button(submit));
    await screen.findByText("Ask the bursary first.");
    screen.getByText("MLS 113");
    expect(button(submit).disabled).toBe(false);
  });

  it("shows 'Registration failed' without a message", async () => {
    const { user } = await review(() => refusedRegistration("REFUSED", ""));
    await user.click(button(submit));
    await screen.findByText("Registration failed");
  });

  it("links to unpaid tuition", async () => {
    const unpaid = "You have to pay Tuition fees before registering courses";
    const { user } = await review(() => refusedRegistration("TUITION_UNPAID", unpaid));
    await user.click(button(submit));
    await screen.findByText(unpaid);
    const link = screen.getByRole("link", { name: "Go to tuition payment" });
    expect(link.getAttribute("href")).toBe(paths.student.tuitionPayment);
  });

  it("reports that registration closed meanwhile", async () => {
    const { user, server } = await review(() =>
      refusedRegistration("CLOSED", "Course registration closed on 1 December 2026, 23:59."),
    );
    const closed = aRegistration(someCourses(everyKind), { isOpen: false });
    server.answer({ query: { viewer: aRegistrant(closed) } });
    await user.click(button(submit));
    await findStep("Registration Closed");
  });

  it("can be retried after a network failure", async () => {
    const { user, server } = await review(() => registered(done(carryover, compulsory, elective)));
    server.setOffline(true);
    await user.click(button(submit));
    await screen.findByText(/Check your network connection/);
    server.setOffline(false);
    await user.click(button(submit));
    await findStep("Confirmation");
  });

  it("reports an unavailable college and sends one request", async () => {
    const registerCourses = vi.fn(
      () =>
        new Promise((_resolve, reject) => {
          setTimeout(() => reject(failure("COLLEGE_UNAVAILABLE", "Registration failed")), 20);
        }),
    );
    const { user, server } = await review(registerCourses);
    await user.dblClick(button(submit));
    await screen.findByText("Registration failed");
    await waitFor(() => expect(button(submit).textContent).toBe(submit));
    expect(registerCourses).toHaveBeenCalledTimes(1);
    // A failed reload would replace the screen and the message.
    expect(server.operations.at(-1)).toBe("RegisterCourses");
  });
});
