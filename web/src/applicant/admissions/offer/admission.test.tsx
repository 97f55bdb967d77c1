import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anAdmission, aSubmittedApplicant, aTest } from "../../../../testing/applicant.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, type Args, failure, startServer } from "../../../../testing/server.ts";
import { openOnLaptop } from "../../../../testing/viewport.ts";
import { paths } from "../../../paths.ts";

const open = (viewer: object, mutation: Answers = {}) => {
  const server = startServer({ viewer }, mutation);
  return { ...openPortal(paths.applicant.admission, server), server };
};

const offered = (offer: object = {}, application: object = {}) =>
  aSubmittedApplicant(
    { decision: anAdmission({ ...offer }), ...application },
    { departmentAdmitted: "Public Health" },
  );

const decided = (outcome: string, reason: string | null = null) =>
  aSubmittedApplicant({
    test: aTest({ score: 31 }),
    decision: { outcome, reason, decidedAt: "2027-04-10T09:00:00.000Z", offer: null },
  });

const value = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

const press = async (user: ReturnType<typeof open>["user"], outside: string, inside: string) => {
  await user.click(await screen.findByRole("button", { name: outside }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: inside }));
};

describe("an offer of admission", () => {
  it("shows department, deadline and letter", async () => {
    open(offered());
    await screen.findByRole("region", { name: "You have been offered admission to Public Health" });
    expect(value("Answer by")).toBe("10 May 2027");
    expect(value("Decided on")).toBe("10 April 2027");
    screen.getByRole("button", { name: "Admission letter" });
  });

  it.each([
    ["Accept offer", "Accept this offer?", /matric number/],
    ["Decline offer", "Decline this offer?", /cannot be taken back/],
  ])("explains the consequences before the answer: %s", async (button, title, explanation) => {
    const { user, server } = open(offered());
    await user.click(await screen.findByRole("button", { name: button }));
    const dialog = screen.getByRole("dialog", { name: title });
    expect(dialog.textContent).toMatch(explanation);
    await user.click(within(dialog).getByRole("button", { name: "Go Back" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(server.operations).not.toContain("AnswerOffer");
  });

  it("shows the matric number and the student login once accepted", async () => {
    const answers: Args[] = [];
    const accepted = offered({
      answer: "ACCEPTED",
      canAnswer: false,
      answeredAt: "2027-04-12T09:00:00.000Z",
      matricNumber: "COHT/2027/031",
    });
    const { user, server } = open(offered(), {
      answerOffer: (args: Args) => {
        answers.push(args);
        return { __typename: "OfferAnswered", message: "Welcome.", applicant: accepted };
      },
      signOut: true,
    });
    await screen.findByText(/Accept or decline this offer by/);
    server.answer({ query: { viewer: accepted } });
    await press(user, "Accept offer", "Accept");
    await screen.findByText("COHT/2027/031");
    expect(answers).toEqual([{ accept: true }]);
    expect(screen.queryByRole("dialog")).toBeNull();
    const title = screen.getByRole("heading", { name: "Congratulations! You are a student now" });
    await waitFor(() => expect(document.activeElement).toBe(title));
    screen.getByText(/same password/);
    server.answer({ query: { viewer: null } });
    await user.click(screen.getByRole("button", { name: "Log out and go to student login" }));
    await findHeading("Student Login");
    expect(window.location.pathname).toBe(paths.student.login);
    expect(screen.getByLabelText("Registration ID")).toHaveProperty("value", "COHT/2027/031");
  });

  it("has no letter once declined", async () => {
    const answers: Args[] = [];
    const declined = offered({
      answer: "DECLINED",
      canAnswer: false,
      answeredAt: "2027-04-12T09:00:00.000Z",
    });
    const { user } = open(offered(), {
      answerOffer: (args: Args) => {
        answers.push(args);
        return { __typename: "OfferAnswered", message: "Noted.", applicant: declined };
      },
    });
    await press(user, "Decline offer", "Decline");
    await screen.findByText("You declined your place in Public Health on 12 April 2027.");
    const title = screen.getByRole("heading", { name: "You declined this offer" });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(answers).toEqual([{ accept: false }]);
    expect(screen.queryByRole("button", { name: "Admission letter" })).toBeNull();
  });

  it("shows the reason and the current state once lapsed", async () => {
    const lapsed = offered({ canAnswer: false });
    const { user, server } = open(offered(), {
      answerOffer: {
        __typename: "Refusal",
        code: "OFFER_EXPIRED",
        message: "This offer was open until 10 May 2027.",
        fields: [],
      },
    });
    await screen.findByText(/Accept or decline this offer by/);
    server.answer({ query: { viewer: lapsed } });
    await press(user, "Accept offer", "Accept");
    await screen.findByText("This offer has lapsed");
    expect(screen.queryByRole("button", { name: "Accept offer" })).toBeNull();
    const reason = await screen.findByRole("dialog", { name: "Oppps! Error" });
    within(reason).getByText("This offer was open until 10 May 2027.");
  });

  it("can still be answered after a network failure", async () => {
    const { user, server } = open(offered());
    await screen.findByRole("button", { name: "Accept offer" });
    server.setOffline(true);
    await press(user, "Accept offer", "Accept");
    const dialog = screen.getByRole("dialog");
    await within(dialog).findByText(/Check your network connection/);
    expect(within(dialog).getByRole("button", { name: "Accept" })).toBeDefined();
  });
});

describe("any other decision", () => {
  it("says that there is nothing to do on the waiting list", async () => {
    open(decided("WAITING_LIST"));
    await screen.findByRole("region", { name: "You are on the waiting list" });
    screen.getByText(/There is nothing to do until then/);
  });

  it("shows reason and score of a rejection", async () => {
    open(decided("NOT_ADMITTED", "The score is below what the course asks for."));
    await screen.findByRole("region", { name: "You have not been admitted" });
    expect(value("Reason")).toBe("The score is below what the course asks for.");
    expect(value("Aptitude test score")).toBe("31%");
    expect(screen.queryByRole("button", { name: "Accept offer" })).toBeNull();
  });

  it("that is not made yet is waited for", async () => {
    open(aSubmittedApplicant());
    await screen.findByText("No decision yet");
    const link = screen.getByRole("link", { name: "Go to dashboard" });
    expect(link.getAttribute("href")).toBe(paths.applicant.dashboard);
  });

  it("shows why it could not be loaded and retries", async () => {
    const { user, server } = open(() => {
      throw failure("COLLEGE_UNAVAILABLE", "The college did not answer.");
    });
    await screen.findByText("The college did not answer.");
    server.answer({ query: { viewer: decided("WAITING_LIST") } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("You are on the waiting list");
  });

  it("adds the page to the menu once it is known", async () => {
    openOnLaptop();
    const { user } = open(decided("WAITING_LIST"));
    const menu = await screen.findByRole("navigation", { name: "Applicant menu" });
    await within(menu).findByRole("link", { name: "Admission" });
    await user.click(within(menu).getByRole("link", { name: "Profile" }));
    await findHeading("Profile");
    await waitFor(() => within(menu).getByRole("link", { name: "Admission" }));
  });
});
