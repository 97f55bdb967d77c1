import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  anAdmission,
  anApplicant,
  anApplication,
  aSession,
  aSubmittedApplicant,
  aTest,
  paidScreening,
  someMilestones,
} from "../../../testing/applicant.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Args, failure, startServer } from "../../../testing/server.ts";
import { paths } from "../../paths.ts";

const open = async (viewer: object) => {
  const server = startServer({ viewer });
  const { user } = openPortal(paths.applicant.dashboard, server);
  await findHeading("Dashboard");
  return { user, server };
};

const aDecision = (outcome: string) => ({
  outcome,
  reason: null,
  decidedAt: "2027-04-10T09:00:00.000Z",
  offer: null,
});

const nextStep = async (title: string) => screen.findByRole("region", { name: title });

const target = (part: HTMLElement, link: string) =>
  within(part).getByRole("link", { name: link }).getAttribute("href");

const card = (label: string) => screen.queryByText(label)?.nextElementSibling?.textContent;

describe("the applicant's dashboard", () => {
  it("shows number, course and email, from one request", async () => {
    const { server } = await open(anApplicant());
    await screen.findByText("COHT/CHE/00001");
    expect(card("Registration no.")).toBe("COHT/CHE/00001");
    expect(card("Preferred Course of Study")).toBe("Community Health");
    expect(card("Email Address")).toBe("chidinma@example.com");
    expect(card("Department Admitted")).toBeUndefined();
    expect(server.operations.filter((name) => name !== "Portal")).toEqual(["ApplicantDashboard"]);
  });

  it("shows the admitting department after admission", async () => {
    await open(
      aSubmittedApplicant({ decision: anAdmission() }, { departmentAdmitted: "Public Health" }),
    );
    await screen.findByText("Department Admitted");
    expect(card("Department Admitted")).toBe("Public Health");
  });

  it("shows the support contacts and the announcement", async () => {
    await open(anApplicant());
    await screen.findByText(aSession().announcement);
    const help = screen.getByRole("complementary", { name: "Need help?" });
    expect(help.textContent).toContain("rather than coming to the college in person");
    expect(target(help, "Call +234 800 000 0000")).toBe("tel:+2348000000000");
  });

  it("shows seven steps in order with their states", async () => {
    await open(anApplicant());
    const tracker = await nextStep("Your application");
    const steps = within(tracker).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "Signed upDone on 1 October 2026",
      "Email verifiedDone on 2 October 2026",
      "Screening fee paidNext",
      "Application submittedTo come",
      "Aptitude test takenTo come",
      "Decision madeTo come",
      "Offer acceptedTo come",
    ]);
    expect(steps.map((step) => step.getAttribute("aria-current")).indexOf("step")).toBe(2);
  });

  it("marks steps that no longer apply", async () => {
    const milestones = someMilestones(6).map((step) =>
      step.name === "ACCEPTED" ? { ...step, state: "CLOSED" } : step,
    );
    await open(aSubmittedApplicant({ milestones }));
    const tracker = await nextStep("Your application");
    expect(within(tracker).getAllByRole("listitem").at(-1)?.textContent).toBe(
      "Offer acceptedWill not happen",
    );
  });

  it.each([
    ["the fee", anApplicant(), "Pay the screening fee", "Pay screening fee", "/payment"],
    [
      "filling in, once it is paid",
      anApplicant({ application: anApplication({ screening: paidScreening, canEdit: true }) }),
      "Fill in your application",
      "Fill in application",
      paths.applicant.applicationForm,
    ],
    [
      "submitting, once all is filled in",
      anApplicant({ application: anApplication({ screening: paidScreening, canSubmit: true }) }),
      "Submit your application",
      "Review and submit",
      paths.applicant.applicationForm,
    ],
    [
      "printing, once a test is assigned",
      aSubmittedApplicant(),
      "Print your test schedule",
      "See test schedule",
      paths.applicant.testSchedule,
    ],
    [
      "waiting for a test",
      aSubmittedApplicant({ test: null }),
      "Wait for your test date",
      "See test schedule",
      paths.applicant.testSchedule,
    ],
    [
      "answering an offer",
      aSubmittedApplicant({ decision: anAdmission() }),
      "Answer your offer of admission",
      "See offer",
      paths.applicant.admission,
    ],
    [
      "the admission page, where the matric number comes later",
      aSubmittedApplicant({ decision: anAdmission({ answer: "ACCEPTED", canAnswer: false }) }),
      "You have accepted your place",
      "See admission",
      paths.applicant.admission,
    ],
    [
      "the matric number, once it is accepted",
      aSubmittedApplicant({
        decision: anAdmission({
          ...{ answer: "ACCEPTED", canAnswer: false, matricNumber: "COHT/2027/031" },
        }),
      }),
      "You are a student now",
      "See matric number",
      paths.applicant.admission,
    ],
  ])("links to the next step: %s", async (_what, viewer, title, link, to) => {
    await open(viewer);
    expect(target(await nextStep(title), link)).toBe(to);
  });

  it.each([
    ["You are on the waiting list", aDecision("WAITING_LIST")],
    ["The college has decided", aDecision("NOT_ADMITTED")],
    ["You declined your offer", anAdmission({ answer: "DECLINED", canAnswer: false })],
    ["Your offer has lapsed", anAdmission({ canAnswer: false })],
  ])("links to a decision that needs no answer: %s", async (title, decision) => {
    await open(aSubmittedApplicant({ decision }));
    expect(target(await nextStep(title), "See decision")).toBe(paths.applicant.admission);
  });

  it.each([
    ["Fill in your application", { canEdit: true }],
    ["Submit your application", { canSubmit: true }],
  ])("names the last day before a midnight closing: %s", async (title, state) => {
    const session = aSession({ closesAt: "2027-03-25T23:00:00.000Z" });
    const application = anApplication({ screening: paidScreening, session, ...state });
    await open(anApplicant({ application }));
    expect((await nextStep(title)).textContent).toContain("by 25 March 2027.");
  });

  it("hides the announcement after the test", async () => {
    await open(aSubmittedApplicant({ milestones: someMilestones(5) }));
    await nextStep("Wait for the decision");
    expect(screen.queryByText(aSession().announcement)).toBeNull();
  });

  it("links to form and payment if the payment state is unknown", async () => {
    const application = anApplication({ screening: { isPaid: null } });
    await open(anApplicant({ application }));
    const step = await nextStep("Fill in your application");
    expect(target(step, "Fill in application")).toBe(paths.applicant.applicationForm);
    expect(target(step, "Pay screening fee")).toBe("/payment");
  });

  it.each([
    [
      "Applications have closed",
      anApplicant({ application: anApplication({ session: aSession({ isOpen: false }) }) }),
    ],
    ["Wait for the decision", aSubmittedApplicant({ milestones: someMilestones(5) })],
  ])("offers no action if none is possible: %s", async (title, viewer) => {
    await open(viewer);
    expect(within(await nextStep(title)).queryByRole("link")).toBeNull();
  });

  it("shows an assigned test's notice first", async () => {
    openPortal(
      paths.applicant.dashboard,
      startServer({ viewer: aSubmittedApplicant({ test: aTest({ isNoticeDue: true }) }) }),
    );
    await findHeading("Aptitude Test Notification");
    expect(window.location.pathname).toBe(paths.applicant.testNotification);
  });

  it("offers the receipt of a paid fee", async () => {
    await open(aSubmittedApplicant());
    await screen.findByRole("button", { name: "Receipt of the screening fee" });
  });

  it("keeps the cards when the application fails to load, and retries", async () => {
    const { user, server } = await open(
      anApplicant({
        application: () => {
          throw failure("COLLEGE_UNAVAILABLE", "The college did not answer.");
        },
      }),
    );
    await screen.findByText("The college did not answer.");
    screen.getByText("COHT/CHE/00001");
    server.answer({ query: { viewer: anApplicant() } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await nextStep("Pay the screening fee");
    expect(screen.queryByText("The college did not answer.")).toBeNull();
  });

  it("shows skeletons while it loads", async () => {
    await open(() => new Promise(() => undefined));
    expect(screen.getAllByText("Loading…").length).toBeGreaterThan(0);
    screen.getByText("Registration no.");
    screen.getByText("Offer accepted");
  });
});

describe("a query about a result", () => {
  const aSitting = (query: string | null) => ({
    schoolName: "Government College",
    examType: "WAEC",
    year: "2024",
    examNumber: "4250101001",
    subjects: [],
    resultUrl: "/media/results/1",
    resultMediaType: "application/pdf",
    revision: 1,
    query,
  });
  const withQuery = (query: string | null) => aSubmittedApplicant({ sittings: [aSitting(query)] });

  it("is shown, and its file can be sent again", async () => {
    const resendResult = vi.fn((_args: Args) => ({
      __typename: "SectionSaved",
      applicant: withQuery(null),
    }));
    const server = startServer({ viewer: withQuery("It says C5 in Biology.") }, { resendResult });
    const { user } = openPortal(paths.applicant.dashboard, server);
    await screen.findByText("It says C5 in Biology.");
    expect(screen.getByText("A question about your WAEC 2024 result")).toBeDefined();

    const program = new File(["MZ a program"], "result.pdf", { type: "application/pdf" });
    await user.upload(await screen.findByLabelText("Your result"), program);
    await user.click(await screen.findByRole("button", { name: "Send the result again" }));
    await screen.findByText(/neither a PDF nor a JPEG, PNG or WebP picture/);
    expect(resendResult).not.toHaveBeenCalled();
    const file = new File(["%PDF-1.7"], "result.pdf", { type: "application/pdf" });
    await user.upload(screen.getByLabelText("Your result"), file);
    await user.click(screen.getByRole("button", { name: "Send the result again" }));

    expect(
      await screen.findByText("Your result has been sent. The college will look at it again."),
    ).toBeDefined();
    expect(resendResult).toHaveBeenCalledWith(expect.objectContaining({ sitting: 1 }));
    expect(screen.queryByText("It says C5 in Biology.")).toBeNull();
  });
});
